import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** The families by what they are asked first for: Inter has every script of our languages but the Japanese ones. */
const FAMILIES = [
  { package: 'inter', files: /./ },
  // Its numbered slices; what its others have, Inter has too.
  { package: 'noto-sans-jp', files: /^\d+$/ },
] as const;

/** Part of a family, and the letters that its file has. */
interface Slice {
  name: string;
  file: string;
  ranges: readonly (readonly [number, number])[];
}

/** A font as the drawing library takes it: some letters of one weight. */
export interface CutFont {
  name: string;
  data: Buffer;
  weight: 500 | 700;
  style: 'normal';
}

let known: Promise<readonly Slice[]> | undefined;
const slices = (): Promise<readonly Slice[]> => (known ??= readSlices());

async function readSlices(): Promise<Slice[]> {
  const found: Slice[] = [];
  for (const family of FAMILIES) {
    const folder = dirname(require.resolve(`@fontsource-variable/${family.package}/index.css`));
    const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    // An extension's list names letters that lie in the file it extends.
    const scripts = Object.keys(ranges).toSorted((a, b) => Number(a.endsWith('-ext')) - Number(b.endsWith('-ext')));
    for (const key of scripts) {
      const script = key.replace(/[[\]]/g, '');
      const spec = ranges[key] ?? '';
      if (!family.files.test(script)) continue;
      const name = `${family.package}-${script}`;
      found.push({ name, file: join(folder, 'files', `${name}-wght-normal.woff2`), ranges: readRanges(spec) });
    }
  }
  return found;
}

/** `U+0-7f,U+20ac` → pairs. */
const readRanges = (spec: string): Slice['ranges'] =>
  spec.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });

const has = ({ ranges }: Slice, letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => code >= from && code <= to);
};

const lettersOf = (text: string): string[] => [...new Set(text.normalize('NFC'))];

/** Whether the fonts have every letter of a text; signs that are no letters do not count. */
export async function canWrite(text: string): Promise<boolean> {
  const all = await slices();
  return lettersOf(text).every((letter) => !/[\p{L}\p{N}]/u.test(letter) || all.some((slice) => has(slice, letter)));
}

/** The text without what no font has: emoji, mostly. */
export async function writable(text: string): Promise<string> {
  const all = await slices();
  return [...text.normalize('NFC')]
    .filter((letter) => all.some((slice) => has(slice, letter)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The fonts for a text: each holds no other letters, so that drawing reads kilobytes and not megabytes. */
export async function fontsFor(text: string, weights: readonly CutFont['weight'][]): Promise<CutFont[]> {
  const parts = new Map<Slice, string>();
  for (const letter of lettersOf(text)) {
    const slice = (await slices()).find((one) => has(one, letter));
    if (slice) parts.set(slice, (parts.get(slice) ?? '') + letter);
  }
  return Promise.all(
    [...parts].flatMap(([{ name, file }, letters]) =>
      weights.map(async (weight) => ({
        ...{ name, weight, style: 'normal' as const },
        data: await subsetFont(await readFile(file), letters, {
          targetFormat: 'sfnt',
          variationAxes: { wght: weight },
        }),
      })),
    ),
  );
}
