import type { Texts } from './check-texts.ts';
import type { Locale, Namespace } from './manifest.ts';
import { BASE_LOCALE, LOCALES, NAMESPACES } from './manifest.ts';
import { families } from './messages.ts';

/** How many texts of the base a locale has itself; the plural forms of a text count as one. */
function presentOf(texts: Texts, locale: Locale, namespace: Namespace): { wanted: number; present: number } {
  const wanted = [...families(texts.get(BASE_LOCALE)?.get(namespace) ?? {}).keys()];
  const own = families(texts.get(locale)?.get(namespace) ?? {});
  return { wanted: wanted.length, present: wanted.filter((path) => own.has(path)).length };
}

/** Share of own texts per namespace and locale as a table: ✓ for all, · for none, else per cent (rounded down). */
export function coverageTable(texts: Texts): string {
  const head = ['namespace'.padEnd(18), 'texts', ...LOCALES.map((locale) => locale.padStart(3))].join(' ');
  const rows = NAMESPACES.map((namespace) => {
    const cells = LOCALES.map((locale) => {
      const { wanted, present } = presentOf(texts, locale, namespace);
      if (present === 0) return '·'.padStart(3);
      return (present === wanted ? '✓' : String(Math.floor((100 * present) / wanted))).padStart(3);
    });
    const { wanted } = presentOf(texts, BASE_LOCALE, namespace);
    return [namespace.padEnd(18), String(wanted).padStart(5), ...cells].join(' ');
  });
  return [head, ...rows].join('\n');
}

/** The content of `docs/locales.md`, which the check compares with the file. */
export function coverageDocument(texts: Texts): string {
  const sum = (locale: Locale): number =>
    NAMESPACES.reduce((total, namespace) => total + presentOf(texts, locale, namespace).present, 0);
  const all = sum(BASE_LOCALE);
  const shares = LOCALES.filter((locale) => locale !== BASE_LOCALE).map(
    (locale) => `${locale} ${Math.floor((100 * sum(locale)) / Math.max(1, all))} %`,
  );
  return `# Texts by language

What each language has of its own in \`locales/\`, as \`npm run locales:check\` counts it; \`npm run locales:check -- --write\`
writes this page. The plural forms of a text count as one. ✓: all of them; a number: per cent; ·: none, readers see the
base, which is Polish. Which namespaces a language promises in full stands in \`locales/manifest.ts\` (\`COMPLETE\`).

\`\`\`text
${coverageTable(texts)}
\`\`\`

Of all ${all} texts: ${shares.join(', ')}.
`;
}
