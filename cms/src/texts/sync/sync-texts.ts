import type { Queryable } from '../../database/queryable.ts';
import { BASE_LOCALE } from '../../locales.ts';
import type { ExpectedRow } from './expected-rows.ts';

/** The result of a sync; a second sync of the same files changes nothing. */
export interface SyncResult {
  rows: number;
  added: number;
  changed: number;
  removed: number;
  /** Edits that the files have taken over. */
  taken: number;
}

const FILES = `
  create temporary table files on commit drop as
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::int[], $7::text[], $8::text[],
    $9::text[], $10::boolean[], $11::text[]) as f (locale, namespace, key, family, form, position, base_key, english_key,
    file_text, file_draft, file_base_seen)`;

/** The differences between files and rows: empty at every start but the first after a release. */
const DIFFERENCE = `
  create temporary table difference on commit drop as
  select f.*, t.id, f.locale is null as gone
  from files f full join cms.translations t
    on t.locale::text = f.locale and t.namespace = f.namespace and t.key = f.key
  where t.id is null
    or (f.locale is null and (t.known or t.text is null))
    or (f.locale is not null and (t.text = f.file_text
      or (t.family, t.form, t.position, t.base_key, t.english_key, t.file_text, t.known, coalesce(t.file_draft, false),
        t.file_base_seen)
        is distinct from (f.family, f.form, f.position, f.base_key, f.english_key, f.file_text, true, f.file_draft,
          f.file_base_seen)))`;

/** History of texts that change for readers: those of the file that staff have not edited. */
const HISTORY = `
  insert into cms.translation_history (id, locale, namespace, key, before, after, how)
  select gen_random_uuid(), d.locale, d.namespace, d.key, t.file_text, d.file_text, 'files'
  from difference d join cms.translations t using (id)
  where not d.gone and t.text is null and t.file_text is not null and t.file_text is distinct from d.file_text`;

/**
 * A changed text or mark of the file is believed: without a mark the text counts as written for the present base, and as
 * confirmed. An edit that the file now has too becomes the file's, and keeps what is known about it. What staff have
 * confirmed since stays so while the file says nothing new.
 */
const FILE_IS_NEWS = `t.text is null and (t.file_text, coalesce(t.file_draft, false), t.file_base_seen)
      is distinct from (excluded.file_text, excluded.file_draft, excluded.file_base_seen)`;
const UPSERT = `
  insert into cms.translations as t (id, locale, namespace, key, family, form, position, base_key, english_key,
    file_text, known, revision, draft, base_seen, file_draft, file_base_seen)
  select gen_random_uuid(), locale::cms.enum_translations_locale, namespace, key, family, form, position, base_key,
    english_key, file_text, true, 0, file_draft, file_base_seen, file_draft, file_base_seen
  from difference where not gone
  on conflict (locale, namespace, key) do update set
    family = excluded.family, form = excluded.form, position = excluded.position, base_key = excluded.base_key,
    english_key = excluded.english_key, known = true, file_text = excluded.file_text,
    text = case when t.text = excluded.file_text then null else t.text end,
    base_seen = case when ${FILE_IS_NEWS} then excluded.file_base_seen else t.base_seen end,
    draft = case when ${FILE_IS_NEWS} then excluded.file_draft else t.draft end,
    file_draft = excluded.file_draft, file_base_seen = excluded.file_base_seen,
    revision = coalesce(t.revision, 0)
      + (${FILE_IS_NEWS})::int,
    updated_at = now()
  returning (t.xmax = 0) as added`;

const SEEN = `
  update cms.translations t set base_seen = coalesce(b.text, b.file_text)
  from cms.translations b
  where t.base_seen is null and coalesce(t.text, t.file_text) is not null
    and b.locale = '${BASE_LOCALE}' and b.namespace = t.namespace and b.key = t.base_key
    and coalesce(b.text, b.file_text) is not null`;

/**
 * Syncs the rows with the files, in the caller's transaction. Never overwrites edits of staff. Saves wait for its lock,
 * for seconds.
 */
export async function syncTexts(client: Queryable, wanted: readonly ExpectedRow[]): Promise<SyncResult> {
  await client.query('lock table cms.translations in exclusive mode');
  const column = <Key extends keyof ExpectedRow>(key: Key): ExpectedRow[Key][] => wanted.map((row) => row[key]);
  await client.query(FILES, [
    column('locale'),
    column('namespace'),
    column('key'),
    column('family'),
    column('form'),
    column('position'),
    column('baseKey'),
    column('englishKey'),
    column('fileText'),
    column('fileDraft'),
    column('fileBaseSeen'),
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
