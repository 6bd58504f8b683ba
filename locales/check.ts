import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCodeFolders } from './check-code.ts';
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

/** `npm run locales:check [-- --fix]`: prints the coverage and every fault; 1 when there is a fault. */
function main(): number {
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
    ...checkCodeFolders(code, texts.get(BASE_LOCALE) ?? new Map(), root),
  ];
  console.log(coverageTable(texts));
  for (const { where, what } of all) console.log(`✗ ${where}: ${what}`);
  console.log(all.length === 0 ? '\nNo faults in the texts.' : `\n${all.length} faults in the texts.`);
  return all.length === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main();
