import { readNamespace } from '@app/locales';
import { digestsOf, type Marks, readDigests, readMarks, writeDigests, writeMarks } from '@app/locales/marks.ts';
import { flatten } from '@app/locales/messages.ts';
import type { Queryable } from '../../database/queryable.ts';
import { BASE_LOCALE, type Locale, type Namespace } from '../../locales.ts';
import { ROWS_SQL } from '../text-state.ts';

interface MarkRow {
  locale: Locale;
  namespace: Namespace;
  key: string;
  draft: boolean;
  /** The base that the text was written for; null if that is the present one. */
  base: string | null;
}

/** Texts that are known for something else than the mark of their file says. */
const NEW_MARKS_SQL = `
  select * from (
    select t.locale::text as locale, t.namespace, t.key, coalesce(t.draft, false) as draft,
      case when t.base_seen is distinct from coalesce(b.text, b.file_text) then t.base_seen end as base,
      coalesce(t.file_draft, false) as file_draft, t.file_base_seen
    from ${ROWS_SQL}
    where t.known and t.locale <> '${BASE_LOCALE}' and coalesce(t.text, t.file_text) is not null) m
  where (draft, base) is distinct from (file_draft, file_base_seen)
  order by 1, 2, 3`;

function withMark(marks: Marks, { namespace, key, draft, base }: MarkRow): Marks {
  const { [key]: _, ...others } = marks[namespace] ?? {};
  if (!draft && base === null) return { ...marks, [namespace]: others };
  const mark = { ...(draft && { draft: true as const }), ...(base !== null && { base }) };
  return { ...marks, [namespace]: { ...others, [key]: mark } };
}

/**
 * Writes what is known about texts into `locales/marks`: drafts, and the bases that outdated texts were written for.
 * Runs after the texts, so that fingerprints are those of the base that was pulled with them.
 * @returns the number of changed marks of each file
 */
export async function pullMarks(
  database: Queryable,
  folder: string,
  pulledBases: readonly Namespace[],
): Promise<Map<string, number>> {
  const { rows } = await database.query(NEW_MARKS_SQL);
  const changed = new Map<string, number>();
  for (const [locale, own] of Map.groupBy(rows as unknown as MarkRow[], (row) => row.locale)) {
    const before = readMarks(locale, folder);
    // A text that the files lack, because they are of another release, gets no mark.
    const keys = new Map<Namespace, Set<string>>();
    const isThere = ({ namespace, key }: MarkRow): boolean => {
      const found =
        keys.get(namespace) ?? new Set(flatten(readNamespace(locale, namespace, folder)).map(([one]) => one));
      keys.set(namespace, found);
      return found.has(key);
    };
    const after = own.filter(isThere).reduce(withMark, before);
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    writeMarks(locale, after, folder);
    changed.set(`marks/${locale}.json`, own.length);
  }
  const digests = readDigests(folder);
  if (digests && pulledBases.length > 0) {
    const fresh = pulledBases.map((one) => [one, digestsOf(readNamespace(BASE_LOCALE, one, folder))]);
    writeDigests({ ...digests, ...Object.fromEntries(fresh) }, folder);
  }
  return changed;
}
