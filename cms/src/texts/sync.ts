import type { Queryable } from '../notices/deliver.ts';
import { BASE_LOCALE } from '../locales.ts';
import type { WantedRow } from './wanted.ts';

/** What a sync has done; a second one over the same files does nothing. */
export interface Synced {
  rows: number;
  added: number;
  changed: number;
  removed: number;
  /** Staff's texts that the files have taken over. */
  taken: number;
}

const FILES = `
  create temporary table files on commit drop as
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[],
    $9::text[]) as f (locale, namespace, key, family, form, position, base_key, english_key, file_text)`;

/** Readers see another text than before: the file's, where staff typed none. */
const HISTORY = `
  insert into cms.translation_history (id, locale, namespace, key, before, after, how)
  select gen_random_uuid(), f.locale, f.namespace, f.key, t.file_text, f.file_text, 'files'
  from files f join cms.translations t
    on t.locale::text = f.locale and t.namespace = f.namespace and t.key = f.key
  where t.text is null and t.file_text is not null and t.file_text is distinct from f.file_text`;

/**
 * A text of the file that has changed was made for the present base. A text of staff that the file now says too is the
 * file's again, and stays made for the base that it was made for.
 */
const UPSERT = `
  insert into cms.translations as t (id, locale, namespace, key, family, form, position, base_key, english_key,
    file_text, known, revision)
  select gen_random_uuid(), locale::cms.enum_translations_locale, namespace, key, family, form, position, base_key,
    english_key, file_text, true, 0
  from files
  on conflict (locale, namespace, key) do update set
    family = excluded.family, form = excluded.form, position = excluded.position, base_key = excluded.base_key,
    english_key = excluded.english_key, known = true, file_text = excluded.file_text,
    text = case when t.text = excluded.file_text then null else t.text end,
    base_seen = case when t.text is null and t.file_text is distinct from excluded.file_text then null
      else t.base_seen end,
    revision = coalesce(t.revision, 0)
      + (t.text is null and t.file_text is distinct from excluded.file_text)::int,
    updated_at = now()
  where (t.family, t.form, t.position, t.base_key, t.english_key, t.file_text, t.known)
      is distinct from (excluded.family, excluded.form, excluded.position, excluded.base_key, excluded.english_key,
        excluded.file_text, true)
    or t.text = excluded.file_text
  returning (t.xmax = 0) as added`;

const SEEN = `
  update cms.translations t set base_seen = coalesce(b.text, b.file_text)
  from cms.translations b
  where t.base_seen is null and coalesce(t.text, t.file_text) is not null
    and b.locale = '${BASE_LOCALE}' and b.namespace = t.namespace and b.key = t.base_key
    and coalesce(b.text, b.file_text) is not null`;

const GONE = `
  from cms.translations t
  where not exists (select 1 from files f
    where f.locale = t.locale::text and f.namespace = t.namespace and f.key = t.key)`;

/**
 * Brings the rows in line with the files, in the transaction of the caller: what staff typed is never overwritten.
 * Editors wait meanwhile, for seconds.
 */
export async function syncTexts(client: Queryable, wanted: readonly WantedRow[]): Promise<Synced> {
  await client.query('lock table cms.translations in exclusive mode');
  const column = <Key extends keyof WantedRow>(key: Key): WantedRow[Key][] => wanted.map((row) => row[key]);
  await client.query(FILES, [
    ...[column('locale'), column('namespace'), column('key'), column('family'), column('form'), column('position')],
    ...[column('baseKey'), column('englishKey'), column('fileText')],
  ]);
  await client.query('analyze files');
  const { rows: held } = await client.query(
    `select count(*)::int as n from cms.translations t join files f
       on t.locale::text = f.locale and t.namespace = f.namespace and t.key = f.key and t.text = f.file_text`,
  );
  await client.query(HISTORY);
  const { rows } = await client.query(UPSERT);
  await client.query(SEEN);
  await client.query(`update cms.translations set known = false, updated_at = now()
    where known and text is not null and id in (select t.id ${GONE})`);
  const { rows: removed } = await client.query(
    `delete from cms.translations where text is null and id in (select t.id ${GONE}) returning id`,
  );
  const added = (rows as { added: boolean }[]).filter((row) => row.added).length;
  return {
    rows: wanted.length,
    added,
    changed: rows.length - added,
    removed: removed.length,
    taken: (held as { n: number }[])[0]?.n ?? 0,
  };
}
