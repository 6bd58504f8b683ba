import type { Locale } from '../locales.ts';
import { BASE_LOCALE } from '../locales.ts';

/**
 * The state of a text. `unknown`: no file has its key any more; `missing`: readers see the base; `draft`: readers see it,
 * but it came from an import or a machine and nobody has confirmed it; `outdated`: the base has changed since the text
 * was written; `done`: none of these. A language is complete when all its texts are done or outdated.
 */
export const STATES = ['missing', 'draft', 'outdated', 'done', 'unknown'] as const;
export type TextState = (typeof STATES)[number];

/** The columns that the state of a row is derived from. */
export interface StateColumns {
  locale: Locale;
  /** What staff typed. */
  text: string | null;
  /** The text of the file. */
  fileText: string | null;
  /** The base text that this text was written for. */
  baseSeen: string | null;
  /** The present base text. */
  base: string | null;
  draft: boolean;
  known: boolean;
}

/** What readers see: the text of staff, else that of the file. */
export const effectiveText = ({ text, fileText }: Pick<StateColumns, 'text' | 'fileText'>): string | null =>
  text ?? fileText;

/** Derives the state of one text. Keep in line with `STATE_SQL`; a test compares the two. */
export function textStateOf(row: StateColumns): TextState {
  if (!row.known) return 'unknown';
  if (effectiveText(row) === null) return 'missing';
  if (row.draft && row.locale !== BASE_LOCALE) return 'draft';
  if (row.locale === BASE_LOCALE || row.base === row.baseSeen) return 'done';
  return 'outdated';
}

/** The same in SQL, where `t` is the row and `b` the row of the base. */
export const STATE_SQL = `
  case when not t.known then 'unknown'
    when coalesce(t.text, t.file_text) is null then 'missing'
    when t.draft and t.locale <> '${BASE_LOCALE}' then 'draft'
    when t.locale = '${BASE_LOCALE}' or t.base_seen is not distinct from coalesce(b.text, b.file_text) then 'done'
    else 'outdated' end`;

/** Rows `t`, joined with their counterparts in the base (`b`) and in English (`e`). */
export const ROWS_SQL = `
  cms.translations t
    left join cms.translations b on b.locale = '${BASE_LOCALE}' and b.namespace = t.namespace and b.key = t.base_key
    left join cms.translations e on e.locale = 'en' and e.namespace = t.namespace and e.key = t.english_key`;

/** The columns of a `TextRow`, from `ROWS_SQL`. */
export const ROW_COLUMNS = `
  t.id, t.locale::text as locale, t.namespace, t.key, t.family, t.form, t.position::int as position,
  coalesce(b.text, b.file_text) as base, coalesce(e.text, e.file_text) as english, t.file_text as "fileText", t.text,
  t.base_seen as "baseSeen", coalesce(t.draft, false) as draft, t.known, t.revision::int as revision, t.edited_by as "editedBy",
  t.edited_at as "editedAt", ${STATE_SQL} as state`;

export const TEXT_CHANGE_KINDS = ['edit', 'import', 'restore', 'revert', 'confirm', 'files'] as const;
/** How a text was changed. `files`: by a new release. */
export type TextChangeKind = (typeof TEXT_CHANGE_KINDS)[number];
