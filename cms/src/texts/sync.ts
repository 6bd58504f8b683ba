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

/** Where files and rows differ: at every start but the first after a release that is nowhere. */
const DIFFERENCE = `
  create temporary table difference on commit drop as
  select f.*, t.id, f.locale is null as gone
  from files f full join cms.translations t
    on t.locale::text = f.locale and t.namespace = f.namespace and t.key = f.key
  where t.id is null
    or (f.locale is null and (t.known or t.text is null))
    or (f.locale is not null and (t.text = f.file_text
      or (t.family, t.form, t.position, t.base_key, t.english_key, t.file_text, t.known)
        is distinct from (f.family, f.form, f.position, f.base_key, f.english_key, f.file_text, true)))`;

/** Readers see another text than before: the file's, where staff typed none. */
const HISTORY = `
  insert into cms.translation_history (id, locale, namespace, key, before, after, how)
  select gen_random_uuid(), d.locale, d.namespace, d.key, t.file_text, d.file_text, 'files'
  from difference d join cms.translations t using (id)
  where not d.gone and t.text is null and t.file_text is not null and t.file_text is distinct from d.file_text`;

/**
 * A text of the file that has changed was made for the present base. A text of staff that the file now says too is the
 * file's again, and stays made for the base that it was made for.
 */
const UPSERT = `
  insert into cms.translations as t (id, locale, namespace, key, family, form, position, base_key, english_key,
    file_text, known, revision)
  select gen_random_uuid(), locale::cms.enum_translations_locale, namespace, key, family, form, position, base_key,
    english_key, file_text, true, 0
  from difference where not gone
  on conflict (locale, namespace, key) do update set
    family = excluded.family, form = excluded.form, position = excluded.position, base_key = excluded.base_key,
    english_key = excluded.english_key, known = true, file_text = excluded.file_text,
    text = case when t.text = excluded.file_text then null else t.text end,
    base_seen = case when t.text is null and t.file_text is distinct from excluded.file_text then null
      else t.base_seen end,
    revision = coalesce(t.revision, 0)
      + (t.text is null and t.file_text is distinct from excluded.file_text)::int,
    updated_at = now()
  returning (t.xmax = 0) as added`;

const SEEN = `
  update cms.translations t set base_seen = coalesce(b.text, b.file_text)
  from cms.translations b
  where t.base_seen is null and coalesce(t.text, t.file_text) is not null
    and b.locale = '${BASE_LOCALE}' and b.namespace = t.namespace and b.key = t.base_key
    and coalesce(b.text, b.file_text) is not null`;

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
  await client.query(DIFFERENCE);
  const { rows: held } = await client.query(
    'select 1 from difference d join cms.translations t using (id) where t.text = d.file_text',
  );
  await client.query(HISTORY);
  const { rows } = await client.query(UPSERT);
  await client.query(SEEN);
  await client.query(`update cms.translations set known = false, updated_at = now()
    where text is not null and id in (select id from difference where gone)`);
  const { rows: removed } = await client.query(
    'delete from cms.translations where text is null and id in (select id from difference where gone) returning id',
  );
  const added = (rows as { added: boolean }[]).filter((row) => row.added).length;
  return {
    rows: wanted.length,
    added,
    changed: rows.length - added,
    removed: removed.length,
    taken: held.length,
  };
}
