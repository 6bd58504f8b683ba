import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { fallbackFaces } from './fallback-fonts.ts';

const require = createRequire(import.meta.url);

/** Code points per script that our 30 languages need; the packages' own subsets are several times as big. */
const SCRIPTS = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2013, 0x201e],
    [0x2022],
    [0x2026],
    [0x2039, 0x203a],
    [0x20ac],
    [0x2122],
    [0x2190, 0x2193],
    [0x2212],
    [0xd7],
  ],
  'latin-ext': [[0x100, 0x17f], [0x218, 0x21b], [0x1e9e], [0x20bf]],
  cyrillic: [[0x400, 0x45f], [0x490, 0x491], [0x2116]],
  greek: [[0x370, 0x3ff]],
  // Without ă, đ, ĩ and ũ, which are in latin-ext: Romanian and Croatian pages would fetch these files for them.
  vietnamese: [[0x1a0, 0x1a1], [0x1af, 0x1b0], [0x300, 0x301], [0x303], [0x309], [0x323], [0x1ea0, 0x1ef9], [0x20ab]],
} as const satisfies Record<string, readonly (readonly [number, number?])[]>;
type Script = keyof typeof SCRIPTS;

interface Family {
  name: string;
  package: string;
  weights: { min: number; max: number };
  scripts: readonly Script[];
}

const FAMILIES: readonly Family[] = [
  {
    name: 'Inter Variable',
    package: 'inter',
    weights: { min: 400, max: 700 },
    scripts: ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'],
  },
  {
    name: 'Montserrat Variable',
    package: 'montserrat',
    weights: { min: 600, max: 800 },
    scripts: ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
  },
  {
    name: 'Open Sans Variable',
    package: 'open-sans',
    weights: { min: 400, max: 700 },
    scripts: ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'],
  },
];

/** What the pages' <head> needs. */
export interface FontSheet {
  /** `@font-face` rules, put into every page. */
  css: string;
  /** Files to preload, per script. */
  preload: Partial<Record<Script, string[]>>;
  /** Rules of fonts of the device that only pages in these scripts need. */
  fallbacks: { greek: string; cyrillic: string };
}

/**
 * Subsets the fonts to our scripts and weights, into `<folder>/static/fonts` (hashed names, served as they are) and
 * `<folder>/.fonts/sheet.json`. Does nothing if the packages and this file have not changed since.
 */
export async function buildFonts(folder: string): Promise<void> {
  const target = join(folder, 'static', 'fonts');
  const sheetFile = join(folder, '.fonts', 'sheet.json');
  const version = await inputsHash();
  const known = await readFile(sheetFile, 'utf8').then(JSON.parse, () => null);
  if (known?.version === version) return;

  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const fallbacks = { greek: fallbackFaces('greek'), cyrillic: fallbackFaces('cyrillic') };
  const sheet: FontSheet = { css: fallbackFaces('latin'), preload: {}, fallbacks };
  for (const family of FAMILIES) {
    for (const script of family.scripts) {
      const { file, rule } = await cut(family, script, target);
      sheet.css += rule;
      if (family.package !== 'open-sans') (sheet.preload[script] ??= []).push(file);
    }
  }
  await copyJapanese(target);
  await mkdir(dirname(sheetFile), { recursive: true });
  await writeFile(sheetFile, JSON.stringify({ version, ...sheet }));
}

async function cut(family: Family, script: Script, target: string): Promise<{ file: string; rule: string }> {
  const source = await readFile(
    join(packageFolder(family.package), 'files', `${family.package}-${script}-wght-normal.woff2`),
  );
  const ranges: readonly (readonly [number, number?])[] = SCRIPTS[script];
  const letters = ranges.flatMap(([from, to = from]) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
  );
  const font = await subsetFont(source, letters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: family.weights },
  });
  const name = `${family.package}-${script}.${hash(font)}.woff2`;
  await writeFile(join(target, name), font);
  const range = ranges.map(([from, to]) => `U+${from.toString(16)}${to ? `-${to.toString(16)}` : ''}`).join(',');
  const { min, max } = family.weights;
  return {
    file: `/fonts/${name}`,
    rule: `@font-face{font-family:'${family.name}';font-style:normal;font-display:swap;font-weight:${min} ${max};src:url(/fonts/${name}) format('woff2');unicode-range:${range}}`,
  };
}

/** Noto Sans JP keeps its 120 slices; only Japanese pages link its style sheet. */
async function copyJapanese(target: string): Promise<void> {
  const source = packageFolder('noto-sans-jp');
  await mkdir(join(target, 'noto-sans-jp'), { recursive: true });
  await cp(join(source, 'index.css'), join(target, 'noto-sans-jp', 'index.css'));
  await cp(join(source, 'files'), join(target, 'noto-sans-jp', 'files'), { recursive: true });
}

async function inputsHash(): Promise<string> {
  const parts = [await readFile(import.meta.filename), await readFile(join(import.meta.dirname, 'fallback-fonts.ts'))];
  for (const name of [...FAMILIES.map((family) => family.package), 'noto-sans-jp']) {
    parts.push(await readFile(join(packageFolder(name), 'package.json')));
  }
  return hash(Buffer.concat(parts));
}

/** The packages do not export their package.json, so the folder is found by the style sheet. */
const packageFolder = (name: string): string => dirname(require.resolve(`@fontsource-variable/${name}/index.css`));

const hash = (data: Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 10);
