import type { Queryable } from '../../database/queryable.ts';
import { BASE_LOCALE } from '../../locales.ts';
import { TextProblem } from '../problem.ts';
import type { ListQuery, TextEntry, TextPage } from '../schemas.ts';
import { TextNote, TextRow } from '../schemas.ts';
import { ROW_COLUMNS, ROWS_SQL, STATE_SQL } from '../text-state.ts';
import { fold, folded } from './fold.ts';
import { countStates } from './progress.ts';

/** The last family of a page: its namespace and its place in the file. */
const cursorOf = (namespace: string, family: number): string => `${namespace}:${family}`;

function readCursor(cursor: string): [string, number] {
  const [namespace = '', family = ''] = cursor.split(':');
  if (!/^\d+$/.test(family)) throw new TextProblem('request_invalid', { detail: 'after is not a cursor of this list' });
  return [namespace, Number(family)];
}

/** The where clause of a list, with values for `$1`, `$2` … */
function conditionsOf({ locale, namespace, state, q, key, after }: ListQuery): { where: string; values: unknown[] } {
  const values: unknown[] = [locale];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const where = ['t.locale = $1::cms.enum_translations_locale'];
  if (namespace) where.push(`t.namespace = ${value(namespace)}`);
  if (state) where.push(`${STATE_SQL} = ${value(state)}`);
  else where.push('t.known');
  if (key) {
    const [space = '', path = ''] = key.split(':', 2);
    where.push(`t.namespace = ${value(space)}`, `${value(path)} in (t.key, t.family)`);
  }
  if (q) {
    const like = value(`%${fold(q).replace(/[\\%_]/g, '\\$&')}%`);
    const places = [
      "t.namespace || ':' || t.key",
      't.text',
      't.file_text',
      'b.text',
      'b.file_text',
      'e.text',
      'e.file_text',
    ];
    // Folded together, which is most of the work.
    where.push(`${folded(`concat_ws(chr(10), ${places.join(', ')})`)} like ${like}`);
  }
  if (after) {
    const [space, family] = readCursor(after);
    where.push(`(t.namespace, floor(t.position / 10)) > (${value(space)}, ${value(family)})`);
  }
  return { where: where.join(' and '), values };
}

/** A page of texts with all plural forms of each, in the order of the files. */
export async function listTexts(database: Queryable, query: ListQuery): Promise<TextPage> {
  const { where, values } = conditionsOf(query);
  const hits = `select distinct t.namespace, floor(t.position / 10) as place, t.family
    from ${ROWS_SQL} where ${where} order by 1, 2 limit ${query.limit + 1}`;
  const { rows } = await database.query(
    `with hits as (${hits})
     select ${ROW_COLUMNS}, case when t.locale = '${BASE_LOCALE}' then coalesce(m.file_text, m.text) else coalesce(m.text, m.file_text) end as model, n.text as note, n.by as note_by,
       n.revision::int as note_revision
     from ${ROWS_SQL}
     join hits h on h.namespace = t.namespace and h.family = t.family
     left join lateral (
       select text, file_text from cms.translations
       where locale = '${BASE_LOCALE}' and namespace = t.namespace and family = t.family and form in ('', 'other')
       limit 1) m on true
     left join cms.translation_notes n on n.namespace = t.namespace and n.family = t.family
     where t.locale = $1::cms.enum_translations_locale
     order by t.namespace, t.position`,
    values,
  );
  const entries = toEntries(rows);
  const last = entries.length > query.limit ? entries[query.limit - 1]?.rows[0] : undefined;
  return {
    entries: entries.slice(0, query.limit),
    next: last ? cursorOf(last.namespace, Math.floor(last.position / 10)) : null,
    ...(query.after ? {} : { counts: await countStates(database, query) }),
  };
}

interface Extra {
  model: string | null;
  note: string | null;
  note_by: string | null;
  note_revision: number | null;
}

function toEntries(rows: unknown[]): TextEntry[] {
  const entries: TextEntry[] = [];
  for (const raw of rows) {
    const row = TextRow.parse(raw);
    const { model, note, note_by: by, note_revision: revision } = raw as Extra;
    const last = entries.at(-1);
    if (last && last.namespace === row.namespace && last.family === row.family) last.rows.push(row);
    else {
      const kept = note === null ? null : TextNote.parse({ text: note, by, revision });
      entries.push({ namespace: row.namespace, family: row.family, model, note: kept, rows: [row] });
    }
  }
  return entries;
}
