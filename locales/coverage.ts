import type { Texts } from './check-texts.ts';
import type { Locale, Namespace } from './manifest.ts';
import { BASE_LOCALE, LOCALES, NAMESPACES } from './manifest.ts';
import type { Marks } from './marks.ts';
import { countMarks, readMarks } from './marks.ts';
import { families } from './messages.ts';

/** How many texts of the base a locale has itself, drafts left out; the plural forms of a text count as one. */
function presentOf(
  texts: Texts,
  locale: Locale,
  namespace: Namespace,
  marks: Marks,
): { wanted: number; present: number } {
  const wanted = [...families(texts.get(BASE_LOCALE)?.get(namespace) ?? {}).keys()];
  const own = families(texts.get(locale)?.get(namespace) ?? {});
  const isDraft = (path: string): boolean =>
    [...(own.get(path)?.keys() ?? [])].some(
      (form) => marks[namespace]?.[form === '' ? path : `${path}_${form}`]?.draft,
    );
  return { wanted: wanted.length, present: wanted.filter((path) => own.has(path) && !isDraft(path)).length };
}

/** The drafts and the texts of an older base of every language that has some, in a sentence each. */
export function marksInWords(texts: Texts, folder: string): string {
  const counts = [...texts.keys()].sort().map((locale) => ({ locale, ...countMarks(readMarks(locale, folder)) }));
  const told = (what: 'drafts' | 'outdated'): string =>
    counts.flatMap((one) => (one[what] > 0 ? [`${one.locale} ${one[what]}`] : [])).join(', ') || 'none';
  return `Written for an older base text: ${told('outdated')}.\nDrafts that nobody has confirmed: ${told('drafts')}.`;
}

/** Share of own texts per namespace and locale as a table: ✓ for all, · for none, else per cent (rounded down). */
export function coverageTable(texts: Texts, folder: string): string {
  const marks = new Map(LOCALES.map((locale) => [locale, readMarks(locale, folder)]));
  const head = ['namespace'.padEnd(18), 'texts', ...LOCALES.map((locale) => locale.padStart(3))].join(' ');
  const rows = NAMESPACES.map((namespace) => {
    const cells = LOCALES.map((locale) => {
      const { wanted, present } = presentOf(texts, locale, namespace, marks.get(locale) ?? {});
      if (present === 0) return '·'.padStart(3);
      return (present === wanted ? '✓' : String(Math.floor((100 * present) / wanted))).padStart(3);
    });
    const { wanted } = presentOf(texts, BASE_LOCALE, namespace, {});
    return [namespace.padEnd(18), String(wanted).padStart(5), ...cells].join(' ');
  });
  return [head, ...rows].join('\n');
}

/** The content of `docs/locales.md`, which the check compares with the file. */
export function coverageDocument(texts: Texts, folder: string): string {
  const sum = (locale: Locale): number =>
    NAMESPACES.reduce(
      (total, namespace) => total + presentOf(texts, locale, namespace, readMarks(locale, folder)).present,
      0,
    );
  const all = sum(BASE_LOCALE);
  const shares = LOCALES.filter((locale) => locale !== BASE_LOCALE).map(
    (locale) => `${locale} ${Math.floor((100 * sum(locale)) / Math.max(1, all))} %`,
  );
  return `# Texts by language

What each language has of its own in \`locales/\`, as \`npm run locales:check\` counts it; \`npm run locales:check -- --write\`
writes this page. The plural forms of a text count as one. ✓: all of them; a number: per cent; ·: none, readers see the
base, which is Polish. A language is complete in a namespace when every text of it is
its own and confirmed; which namespaces it promises so stands in \`locales/manifest.ts\` (\`COMPLETE\`).

\`\`\`text
${coverageTable(texts, folder)}
\`\`\`

Of all ${all} texts: ${shares.join(', ')}.

A draft does not count: it came from an import or a machine, and nobody has confirmed it. A text that was written for an
older base counts, since readers still understand it; both stand in \`locales/marks\`.

${marksInWords(texts, folder)}
`;
}
