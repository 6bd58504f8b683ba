import type { Assertion } from './assertions.ts';
import type { Stored } from './outcome.ts';
import type { Sent } from './reviewers.ts';

/** Rows as aligned text; the first row is the head. */
function aligned(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, n) => Math.max(...rows.map((row) => (row[n] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

/** Per language: how many, how many published, and how often the detected language is the given one. */
export function languageTable(sent: readonly Sent[], stored: readonly Stored[]): string {
  const byId = new Map(stored.map((one) => [one.id, one]));
  const languages = [...new Set(sent.map(({ line }) => line.lang))].sort();
  const row = (name: string, reviews: Sent[]): string[] => {
    const found = reviews.map(({ reviewId, line }) => ({ line, stored: byId.get(reviewId) }));
    const published = found.filter((one) => one.stored?.state === 'published').length;
    const same = found.filter((one) => one.stored?.language === one.line.lang).length;
    const others = found.flatMap((one) =>
      one.stored && one.stored.language !== one.line.lang ? [one.stored.language] : [],
    );
    return [
      name,
      String(reviews.length),
      String(published),
      percent(same, reviews.length),
      [...new Set(others)].sort().join(' '),
    ];
  };
  return aligned([
    ['language', 'reviews', 'published', 'detected as such', 'otherwise as'],
    ...languages.map((lang) =>
      row(
        lang,
        sent.filter(({ line }) => line.lang === lang),
      ),
    ),
    row('all', [...sent]),
  ]);
}

/** How many reviews each rule held, without their texts. */
export function heldTable(sent: readonly Sent[], stored: readonly Stored[]): string {
  const lines = new Map(sent.map(({ reviewId, line }) => [reviewId, line]));
  const held = stored.filter(({ state }) => state === 'held');
  const groups = Map.groupBy(held, ({ rules }) => rules.join(' + ') || 'no reason');
  const rows = [...groups].map(([rules, reviews]) => [
    rules,
    String(reviews.length),
    [...new Set(reviews.map(({ id }) => lines.get(id)?.lang ?? '?'))].sort().join(' '),
  ]);
  return rows.length === 0 ? 'Nothing was held.' : aligned([['held by', 'reviews', 'languages'], ...rows]);
}

export function assertionTable(assertions: readonly Assertion[]): string {
  return aligned(assertions.map(({ holds, name, found }) => [holds ? '✓' : '✗', name, found]));
}
