/** Blocks of a symbol by version (ISO/IEC 18004, table 9): how many of how many data codewords. */
const BLOCKS: Record<'L' | 'M' | 'Q' | 'H', readonly (readonly [number, number][])[]> = {
  L: [[[1, 19]], [[1, 34]], [[1, 55]], [[1, 80]], [[1, 108]], [[2, 68]], [[2, 78]], [[2, 97]], [[2, 116]]],
  M: [[[1, 16]], [[1, 28]], [[1, 44]], [[2, 32]], [[2, 43]], [[4, 27]], [[4, 31]], [[2, 38], [2, 39]], [[3, 36], [2, 37]]], // prettier-ignore
  Q: [[[1, 13]], [[1, 22]], [[2, 17]], [[2, 24]], [[2, 15], [2, 16]], [[4, 19]], [[2, 14], [4, 15]], [[4, 18], [2, 19]], [[4, 16], [4, 17]]], // prettier-ignore
  H: [[[1, 9]], [[1, 16]], [[2, 13]], [[4, 9]], [[2, 11], [2, 12]], [[4, 15]], [[4, 13], [1, 14]], [[4, 14], [2, 15]], [[4, 12], [4, 13]]], // prettier-ignore
};
/** Centres of alignment patterns by version. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Whether a module belongs to a finder, timing, alignment, format or version pattern. */
function isPattern(x: number, y: number, size: number, version: number): boolean {
  const far = size - 8;
  if ((x < 9 && y < 9) || (x >= far && y < 9) || (x < 9 && y >= far) || x === 6 || y === 6) return true;
  if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
  const near = (centre: number, at: number) => Math.abs(centre - at) <= 2;
  const centres = ALIGNED[version - 1] ?? [];
  const inCorner = (cx: number, cy: number) =>
    (cx === 6 && cy === 6) || (cx === 6 && cy > far) || (cy === 6 && cx > far);
  return centres.some((cx) => centres.some((cy) => !inCorner(cx, cy) && near(cx, x) && near(cy, y)));
}

/** Data bits in the order of placement: columns of two from the right, upwards and downwards by turns. */
function placedBits(dark: (x: number, y: number) => boolean, size: number, version: number, mask: number): number[] {
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isPattern(x, y, size, version)) bits.push(Number(dark(x, y) !== MASKS[mask]!(x, y)));
      }
    }
    up = !up;
  }
  return bits;
}

const numberOf = (bits: readonly number[]) => bits.reduce((sum, bit) => sum * 2 + bit, 0);

/** Data codewords, taken out of their interleaved blocks. */
function dataOf(bits: readonly number[], blocks: readonly (readonly [number, number])[]): number[] {
  const lengths = blocks.flatMap(([count, length]) => Array<number>(count).fill(length));
  const parts = lengths.map((): number[] => []);
  let at = 0;
  for (let row = 0; row < Math.max(...lengths); row++) {
    for (const [index, length] of lengths.entries()) {
      if (row < length) parts[index]!.push(numberOf(bits.slice(at, (at += 8))));
    }
  }
  return parts.flat();
}

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Modes of a segment (ISO/IEC 18004, tables 2 and 3, versions 1 to 9): bits of its count, and how it holds its characters. */
const MODES: Record<number, { count: number; read(take: (bits: number) => number, length: number): number[] }> = {
  1: {
    count: 10,
    read: (take, length) => inGroups(length, 3, (size) => String(take([0, 4, 7, 10][size]!)).padStart(size, '0')),
  },
  2: {
    count: 9,
    read: (take, length) =>
      inGroups(length, 2, (size) => {
        const value = take(size === 2 ? 11 : 6);
        return (size === 2 ? ALPHANUMERIC[Math.floor(value / 45)]! : '') + ALPHANUMERIC[value % 45]!;
      }),
  },
  4: { count: 8, read: (take, length) => Array.from({ length }, () => take(8)) },
};

/** Bytes of a segment whose characters are read in groups. */
function inGroups(length: number, of: number, group: (size: number) => string): number[] {
  let text = '';
  while (text.length < length) text += group(Math.min(of, length - text.length));
  return [...new TextEncoder().encode(text)];
}

/**
 * Reads an undamaged symbol of version 1 to 9, of any segments of digits, capitals and bytes. It shares nothing with the
 * library that draws them. @throws Error for anything else
 */
export function readQr(dark: (x: number, y: number) => boolean, size: number): { text: string; level: string } {
  const version = (size - 17) / 4;
  const format = [0, 1, 2, 3, 4].map((x) => Number(dark(x, 8)));
  const word = numberOf(format) ^ 0b10101;
  const level = (['M', 'L', 'H', 'Q'] as const)[word >> 3]!;
  const blocks = BLOCKS[level][version - 1];
  if (!blocks) throw new Error(`no symbol of version ${version} can be read`);
  const data = dataOf(placedBits(dark, size, version, word & 7), blocks);
  const bits = data.flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number));
  let at = 0;
  const take = (count: number): number => numberOf(bits.slice(at, (at += count)));
  const bytes: number[] = [];
  // Four zeros end the text, if there is room for them.
  while (bits.length - at >= 4) {
    const kind = take(4);
    if (kind === 0) break;
    const mode = MODES[kind];
    if (!mode) throw new Error(`the symbol has a segment of mode ${kind}, which cannot be read`);
    bytes.push(...mode.read(take, take(mode.count)));
  }
  return { text: new TextDecoder().decode(Uint8Array.from(bytes)), level };
}
