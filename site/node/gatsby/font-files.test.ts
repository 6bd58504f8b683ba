import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOCALES } from '@app/locales/manifest.ts';
import { fromRoot } from '../../../scripts/lib/paths.ts';
import type { FontSheet } from './font-files.ts';

const run = promisify(execFile);

let folder: string;
let sheet: FontSheet;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  // In a separate process: the font library does not accept Jest's buffers.
  const build = `import(process.argv[1]).then(({ buildFonts }) => buildFonts(process.argv[2]))`;
  await run(process.execPath, [
    '--import',
    '@app/jsx',
    '-e',
    build,
    join(import.meta.dirname, 'font-files.ts'),
    folder,
  ]);
  sheet = JSON.parse(await readFile(join(folder, '.fonts', 'sheet.json'), 'utf8')) as FontSheet;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Face {
  family: string;
  has(letter: string): boolean;
}

/** Those with files. */
const faces = (): Face[] =>
  sheet.css.split('@font-face').flatMap((rule) => {
    if (!rule.includes('src:url(')) return [];
    const family = /font-family:'([^']+)'/.exec(rule)?.[1];
    const ranges = /unicode-range:([^}]+)/
      .exec(rule)?.[1]
      ?.split(',')
      .map((range) =>
        range
          .slice(2)
          .split('-')
          .map((part) => Number.parseInt(part, 16)),
      );
    if (!family || !ranges) return [];
    const has = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0;
      return ranges.some(([from = 0, to = from]) => from <= code && code <= to);
    };
    return [{ family, has }];
  });

/** Letters, signs and figures of our own texts. */
async function lettersOf(locale: string): Promise<Set<string>> {
  const texts = fromRoot('locales', locale);
  const files = (await readdir(texts)).filter((name) => name.endsWith('.json'));
  const all = await Promise.all(files.map((name) => readFile(join(texts, name), 'utf8')));
  return new Set(all.join('').match(/[\p{L}\p{N}\p{P}]/gu));
}

it.each(LOCALES.filter((locale) => locale !== 'ja'))('every letter of the texts in %s has a font', async (locale) => {
  const own = faces().filter(({ family }) => family === 'Inter Variable');
  const letters = [...(await lettersOf(locale))].filter(
    (letter) => !/[\p{Script=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(letter),
  );
  expect(letters.length).toBeGreaterThan(40);
  expect(letters.filter((letter) => !own.some(({ has }) => has(letter)))).toEqual([]);
});

it('no letter is in two files of a family, as a page would fetch one in vain', () => {
  const found = faces();
  expect(found.length).toBeGreaterThan(10);
  const letters = Array.from({ length: 0x2200 }, (_, code) => String.fromCodePoint(code));
  const twice = letters.filter((letter) => {
    const families = found.filter(({ has }) => has(letter)).map(({ family }) => family);
    return new Set(families).size < families.length;
  });
  expect(twice).toEqual([]);
});
