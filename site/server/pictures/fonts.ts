import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** In order of preference: Inter has every script of our languages except Japanese. */
const FAMILIES = [
  { package: 'inter', files: /./ },
  // Only its numbered fontSlices; Inter has what is in the others.
  { package: 'noto-sans-jp', files: /^\d+$/ },
] as const;

/** A file of a family with its unicode ranges. */
interface Slice {
  name: string;
  file: string;
  ranges: readonly (readonly [number, number])[];
}

/** A font as satori takes it: a subset of letters in one weight. */
export interface SubsetFont {
  name: string;
  data: Buffer;
  weight: 500 | 700;
  style: 'normal';
}

let cachedSlices: Promise<readonly Slice[]> | undefined;
const fontSlices = (): Promise<readonly Slice[]> => (cachedSlices ??= readSlices());

async function readSlices(): Promise<Slice[]> {
  const found: Slice[] = [];
  for (const family of FAMILIES) {
    const folder = dirname(require.resolve(`@fontsource-variable/${family.package}/index.css`));
    const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    // An extension's ranges include letters that are in the base file.
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

/** `U+0-7f,U+20ac` → pairs of first and last. */
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

/** Whether the fonts have every letter and digit of a text. */
export async function hasGlyphs(text: string): Promise<boolean> {
  const all = await fontSlices();
  return lettersOf(text).every((letter) => !/[\p{L}\p{N}]/u.test(letter) || all.some((slice) => has(slice, letter)));
}

/** The text without characters that no font has, mostly emoji. */
export async function printable(text: string): Promise<string> {
  const all = await fontSlices();
  return (
    [...text.normalize('NFC')]
      .filter((letter) => all.some((slice) => has(slice, letter)))
      .join('')
      // Spaces that keep a sign on the line of its word stay: "achat :".
      .replaceAll('\u202f', '\u00a0')
      .replace(/[^\S\u00a0]+/g, ' ')
      .trim()
  );
}

/** Fonts for a text, cut down to its letters, so that drawing reads kilobytes instead of megabytes. */
export async function subsetFonts(text: string, weights: readonly SubsetFont['weight'][]): Promise<SubsetFont[]> {
  const parts = new Map<Slice, string>();
  for (const letter of lettersOf(text)) {
    const slice = (await fontSlices()).find((one) => has(one, letter));
    if (slice) parts.set(slice, (parts.get(slice) ?? '') + letter);
  }
  return Promise.all(
    [...parts].flatMap(([{ name, file }, letters]) =>
      weights.map(async (weight) => ({
        name,
        weight,
        style: 'normal' as const,
        data: await subsetFont(await readFile(file), letters, {
          targetFormat: 'sfnt',
          variationAxes: { wght: weight },
        }),
      })),
    ),
  );
}
