import type { Queryable } from '../notices/deliver.ts';
import type { ExportedTranslation } from '../export/types.ts';

/**
 * What staff typed, for the site and the engine. Plural forms go together: where one form was edited the others stand
 * beside it, because readers put a text's forms in the place of the file's all at once.
 */
const EDITS = `
  with edited as (
    select distinct locale, namespace, family from cms.translations where known and text is not null)
  select t.locale::text as locale, t.namespace, t.key, coalesce(t.text, t.file_text) as text, t.updated_at as at
  from edited join cms.translations t using (locale, namespace, family)
  where t.known and coalesce(t.text, t.file_text) is not null
  order by 1, 2, 3`;

/** All edited texts, and when the last of them was changed. */
export async function readEdits(database: Queryable): Promise<{ items: ExportedTranslation[]; updatedAt: string[] }> {
  const rows = (await database.query(EDITS)).rows as (ExportedTranslation & { at: Date })[];
  return {
    items: rows.map(({ locale, namespace, key, text }) => ({ locale, namespace, key, text })),
    updatedAt: rows.map(({ at }) => at.toISOString()),
  };
}
