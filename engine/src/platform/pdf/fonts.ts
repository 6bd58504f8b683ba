import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** In order of preference: Open Sans has every script of our languages but the Japanese; its figures are of one width. */
const FAMILIES = [
  { package: 'open-sans', files: /latin|cyrillic|greek|vietnamese/ },
  // Only its numbered slices; Open Sans has what is in the others.
  { package: 'noto-sans-jp', files: /^\d+$/ },
];
export const WEIGHTS = { regular: 400, bold: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

/** A file of a family with the ranges of its letters. */
interface Slice {
  name: string;
  file: string;
  ranges: readonly (readonly [number, number])[];
}

/** Letters that follow each other in one font. */
export interface Run {
  font: string;
  text: string;
}

/** Fonts with the letters of a document. */
export interface FontSet {
  files: ReadonlyMap<string, Buffer>;
  runs(text: string, weight: Weight): Run[];
}

let slices: Promise<readonly Slice[]> | undefined;
/** Fonts of whole slices, so that only the first document of a script waits for them. */
const loaded = new Map<string, Promise<Buffer>>();

async function readSlices(): Promise<Slice[]> {
  const found: Slice[] = [];
  for (const family of FAMILIES) {
    const folder = dirname(require.resolve(`@fontsource-variable/${family.package}/index.css`));
    const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
    // An extension's ranges include letters that are in the base file.
    const scripts = Object.keys(ranges).toSorted((a, b) => Number(a.endsWith('-ext')) - Number(b.endsWith('-ext')));
    for (const key of scripts) {
      const script = key.replace(/[[\]]/g, '');
      if (!family.files.test(script)) continue;
      const name = `${family.package}-${script}`;
      found.push({
        name,
        file: join(folder, 'files', `${name}-wght-normal.woff2`),
        ranges: readRanges(ranges[key] ?? ''),
      });
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

function load({ name, file, ranges }: Slice, weight: Weight): Promise<Buffer> {
  const key = fontName(name, weight);
  let font = loaded.get(key);
  if (!font) {
    const letters = ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
    font = readFile(file).then((bytes) =>
      subsetFont(bytes, String.fromCodePoint(...letters), {
        targetFormat: 'sfnt',
        variationAxes: { wght: WEIGHTS[weight] },
      }),
    );
    loaded.set(key, font);
  }
  return font;
}

const fontName = (slice: string, weight: Weight): string => `${slice}-${weight}`;

/** Signs without a look, such as marks of direction, of which no font has a picture. */
const INVISIBLE = /[\p{Cf}\p{Cs}]/gu;

/** As the fonts can show it: composed letters, and usual spaces for those that numbers of some languages have. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u202F\u2009\u2007]/g, '\u00A0')
    .replace(INVISIBLE, '');

/** A letter that no font has, such as one of a script outside our languages. */
const UNKNOWN = '?';

/** Loads the fonts for a text, in all weights. */
export async function fontsFor(text: string): Promise<FontSet> {
  const all = await (slices ??= readSlices());
  const homes = new Map<string, Slice>();
  for (const letter of new Set(printable(text) + UNKNOWN)) {
    const home = all.find((slice) => has(slice, letter));
    if (home) homes.set(letter, home);
  }
  const files = new Map<string, Buffer>();
  for (const slice of new Set(homes.values())) {
    for (const weight of Object.keys(WEIGHTS) as Weight[]) {
      files.set(fontName(slice.name, weight), await load(slice, weight));
    }
  }
  return {
    files,
    runs: (part, weight) => {
      const runs: Run[] = [];
      for (const letter of printable(part)) {
        const known = homes.has(letter) ? letter : UNKNOWN;
        const home = homes.get(known);
        if (!home) continue;
        const font = fontName(home.name, weight);
        const last = runs.at(-1);
        if (last?.font === font) last.text += known;
        else runs.push({ font, text: known });
      }
      return runs;
    },
  };
}
