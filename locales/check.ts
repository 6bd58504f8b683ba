import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodeKeys } from './check-code.ts';
import { checkCodeFolders, keysWithin } from './check-code.ts';
import type { Fault, Texts } from './check-texts.ts';
import { checkTexts, readTexts, stableJson } from './check-texts.ts';
import { coverageDocument, coverageTable, marksInWords } from './coverage.ts';
import { BASE_LOCALE, COMPLETE } from './manifest.ts';
import { updateMarks } from './mark-changes.ts';
import { checkMarks } from './marks.ts';

/** Writes every readable file of texts in the stable format. */
function fix(folder: string, texts: Texts): void {
  for (const [locale, own] of texts) {
    for (const [namespace, messages] of own)
      writeFileSync(join(folder, locale, `${namespace}.json`), stableJson(messages));
  }
}

/** Seeded cms pages refer to texts by their blocks' keys, which no literal in code shows. */
async function seededKeys(root: string): Promise<CodeKeys[]> {
  const file = join(root, 'cms', 'src', 'seed', 'pages', 'index.ts');
  if (!existsSync(file)) return [];
  const { pages } = (await import(pathToFileURL(file).href)) as { pages: unknown };
  return [keysWithin(file, pages)];
}

/** The coverage table in the documents must match the files. */
function checkDocument(file: string, folder: string, texts: Texts): Fault[] {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return written === coverageDocument(texts, folder)
    ? []
    : [{ where: 'docs/locales.md', what: 'is not what the files say; run with --write' }];
}

/** `npm run locales:check [-- --fix --write]`: prints the coverage and every error; exits with 1 if there is one. */
async function main(): Promise<number> {
  const folder = import.meta.dirname;
  const root = join(folder, '..');
  if (process.argv.includes('--fix')) fix(folder, readTexts(folder).texts);
  const { texts, faults } = readTexts(folder);
  const document = join(root, 'docs', 'locales.md');
  if (process.argv.includes('--write')) {
    updateMarks(folder, texts);
    writeFileSync(document, coverageDocument(texts, folder));
  }
  const code = ['engine', 'site', 'cms', 'search', 'scripts']
    .map((name) => join(root, name))
    .filter((path) => existsSync(path));
  const all = [
    ...faults,
    ...checkTexts(texts, COMPLETE),
    ...checkMarks(texts, folder, COMPLETE),
    ...checkDocument(document, folder, texts),
    ...checkCodeFolders(code, texts.get(BASE_LOCALE) ?? new Map(), root, await seededKeys(root)),
  ];
  console.log(coverageTable(texts, folder));
  console.log(`\n${marksInWords(texts, folder)}`);
  for (const { where, what } of all) console.log(`✗ ${where}: ${what}`);
  console.log(all.length === 0 ? '\nNo faults in the texts.' : `\n${all.length} faults in the texts.`);
  return all.length === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main();
