import type { Queryable } from '../../database/queryable.ts';
import type { Translator } from '../translator.ts';
import { TextProblem } from '../problem.ts';
import { HistoryItem } from '../schemas.ts';

const LISTED = 100;

/** The changes of a text, newest first. */
export async function readHistory(database: Queryable, { locales }: Translator, id: string): Promise<HistoryItem[]> {
  const { rows: texts } = await database.query('select locale::text as locale from cms.translations where id = $1', [
    id,
  ]);
  const [text] = texts as { locale: string }[];
  if (!text) throw new TextProblem('text_unknown');
  if (!locales.some((locale) => locale === text.locale)) throw new TextProblem('locale_not_yours');
  const { rows } = await database.query(
    `select h.id, h.before, h.after, h.how, h.by, h.created_at as at
     from cms.translation_history h
     join cms.translations t on h.namespace = t.namespace and h.key = t.key and h.locale = t.locale::text
     where t.id = $1 order by h.created_at desc limit ${LISTED}`,
    [id],
  );
  return rows.map((row) => HistoryItem.parse(row));
}

/** The text after a change. @throws TextProblem if the change is not of this row */
export async function readVersion(database: Queryable, id: string, version: string): Promise<string | null> {
  const { rows } = await database.query(
    `select h.after from cms.translation_history h
     join cms.translations t on h.namespace = t.namespace and h.key = t.key and h.locale = t.locale::text
     where t.id = $1 and h.id = $2`,
    [id, version],
  );
  const [found] = rows as { after: string | null }[];
  if (!found) throw new TextProblem('text_unknown');
  return found.after;
}
