import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CodeKeys } from './check-code.ts';
import { checkCodeFolders, keysWithin } from './check-code.ts';
import type { Texts } from './check-texts.ts';
import { checkTexts, readTexts, stableJson } from './check-texts.ts';
import { BASE_LOCALE, COMPLETE, LOCALES, NAMESPACES } from './manifest.ts';
import { families } from './messages.ts';

/** Share of own texts per namespace and locale as a table: ✓ for all, · for none, else per cent (rounded down). */
export function coverageTable(texts: Texts): string {
  const head = ['namespace'.padEnd(18), 'texts', ...LOCALES.map((locale) => locale.padStart(3))].join(' ');
  const rows = NAMESPACES.map((namespace) => {
    const wanted = [...families(texts.get(BASE_LOCALE)?.get(namespace) ?? {}).keys()];
    const cells = LOCALES.map((locale) => {
      const own = families(texts.get(locale)?.get(namespace) ?? {});
      const present = wanted.filter((path) => own.has(path)).length;
      return (
        present === wanted.length && present > 0
          ? '✓'
          : present === 0
            ? '·'
            : String(Math.floor((100 * present) / wanted.length))
      ).padStart(3);
    });
    return [namespace.padEnd(18), String(wanted.length).padStart(5), ...cells].join(' ');
  });
  return [head, ...rows].join('\n');
}

/** Writes every readable file of texts in the stable format. */
function fix(folder: string, texts: Texts): void {
  for (const [locale, own] of texts) {
    for (const [namespace, messages] of own)
      writeFileSync(join(folder, locale, `${namespace}.json`), stableJson(messages));
  }
}

/** The seeded pages of the cms name their texts by the names of their blocks: no literal of the code shows them. */
async function seededKeys(root: string): Promise<CodeKeys[]> {
  const file = join(root, 'cms', 'src', 'seed', 'pages', 'index.ts');
  if (!existsSync(file)) return [];
  const { pages } = (await import(pathToFileURL(file).href)) as { pages: unknown };
  return [keysWithin(file, pages)];
}

/** `npm run locales:check [-- --fix]`: prints the coverage and every fault; 1 when there is a fault. */
async function main(): Promise<number> {
  const folder = import.meta.dirname;
  const root = join(folder, '..');
  if (process.argv.includes('--fix')) fix(folder, readTexts(folder).texts);
  const { texts, faults } = readTexts(folder);
  const code = ['engine', 'site', 'cms', 'search', 'scripts']
    .map((name) => join(root, name))
    .filter((path) => existsSync(path));
  const all = [
    ...faults,
    ...checkTexts(texts, COMPLETE),
    ...checkCodeFolders(code, texts.get(BASE_LOCALE) ?? new Map(), root, await seededKeys(root)),
  ];
  console.log(coverageTable(texts));
  for (const { where, what } of all) console.log(`✗ ${where}: ${what}`);
  console.log(all.length === 0 ? '\nNo faults in the texts.' : `\n${all.length} faults in the texts.`);
  return all.length === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = await main();
