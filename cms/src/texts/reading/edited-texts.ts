import type { Queryable } from '../../database/queryable.ts';
import type { ExportedTranslation } from '../../export/types.ts';

/**
 * Texts that staff have edited, for site and engine. If one plural form was edited the others are included, because
 * readers replace all forms of a text at once.
 */
const EDITED_TEXTS_SQL = `
  with edited as (
    select distinct locale, namespace, family from cms.translations where known and text is not null)
  select t.locale::text as locale, t.namespace, t.key, coalesce(t.text, t.file_text) as text, t.updated_at as at
  from edited join cms.translations t using (locale, namespace, family)
  where t.known and coalesce(t.text, t.file_text) is not null
  order by 1, 2, 3`;

/** All edited texts and their times of change. */
export async function readEditedTexts(
  database: Queryable,
): Promise<{ items: ExportedTranslation[]; updatedAt: string[] }> {
  const rows = (await database.query(EDITED_TEXTS_SQL)).rows as (ExportedTranslation & { at: Date })[];
  return {
    items: rows.map(({ locale, namespace, key, text }) => ({ locale, namespace, key, text })),
    updatedAt: rows.map(({ at }) => at.toISOString()),
  };
}
