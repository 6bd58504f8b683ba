import type { PayloadRequest, Where } from 'payload';
import type { Queryable } from '../database/queryable.ts';
import { BASE_LOCALE } from '../locales.ts';
import { fold, folded } from '../texts/reading/fold.ts';

/** More would be no answer to a search. */
const MOST = 200;

/**
 * Pages whose latest version has the words: typed in a block in any language, or in a text that a block names by its
 * key, in the base language and in that of the list (all 30 would take seconds). Case and diacritics do not matter.
 */
const SEARCH_SQL = `
  with named as materialized (
    select distinct '"' || namespace || ':' || coalesce(nullif(family, ''), key) || '"' as key from cms.translations
    where known and locale::text = any($2) and ${folded("coalesce(text, file_text, '')")} like $1)
  select p.id from cms.pages p left join cms._pages_v v on v.parent_id = p.id and v.latest
  where ${folded('coalesce(v.version_blocks, p.blocks)::text')} like $1
    or exists (select 1 from named where position(named.key in coalesce(v.version_blocks, p.blocks)::text) > 0)
  limit ${MOST}`;

/** The pages that have these words. */
async function pagesWithWords(database: Queryable, words: string, locales: readonly string[]): Promise<string[]> {
  const like = `%${fold(words).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await database.query(SEARCH_SQL, [like, locales]);
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** The words that the admin's list searches for, and the place of its condition. */
function searchOf(where: Where | undefined): { words: string; or: Where[] } | undefined {
  if (!where) return undefined;
  // A request may say anything; Payload refuses it later.
  const [or, and] = [where.or, where.and].map((list): Where[] => (Array.isArray(list) ? list : []));
  const [name, path] = (or ?? []) as { name?: { like?: unknown }; path?: { like?: unknown } }[];
  const words = name?.name?.like;
  if (or && typeof words === 'string' && words === path?.path?.like) return { words, or };
  return (and ?? []).map(searchOf).find((found) => found !== undefined);
}

/** Lets the search of the list of pages, which looks at name and path, find pages by the words on them too. */
export async function searchWordsToo({ args, req }: { args?: unknown; req: PayloadRequest }): Promise<void> {
  const search = searchOf((args as { where?: Where } | undefined)?.where);
  if (!search || search.words.trim().length < 2) return;
  const ids = await pagesWithWords(req.payload.db.pool, search.words.trim(), [BASE_LOCALE, req.locale ?? '']);
  if (ids.length > 0) search.or.push({ id: { in: ids } });
}
