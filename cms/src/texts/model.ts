import type { Locale } from '../locales.ts';
import { BASE_LOCALE } from '../locales.ts';

/**
 * Where a text stands. `unknown`: no file asks for its key any more; `missing`: readers see the base; `outdated`: the
 * base has changed since; `done`: none of these.
 */
export const STATES = ['missing', 'outdated', 'done', 'unknown'] as const;
export type TextState = (typeof STATES)[number];

/** The parts of a row that its state follows from. */
export interface Standing {
  locale: Locale;
  /** What staff typed. */
  text: string | null;
  /** What the file says. */
  fileText: string | null;
  /** The base that the text was made for. */
  baseSeen: string | null;
  /** What the base says now. */
  base: string | null;
  known: boolean;
}

/** What readers see: staff's text, else the file's. */
export const effective = ({ text, fileText }: Pick<Standing, 'text' | 'fileText'>): string | null => text ?? fileText;

/** The state of one text; `STATE_SQL` says the same. */
export function stateOf(row: Standing): TextState {
  if (!row.known) return 'unknown';
  if (effective(row) === null) return 'missing';
  if (row.locale === BASE_LOCALE || row.base === row.baseSeen) return 'done';
  return 'outdated';
}

/** The state in a query where `t` is the row and `b` its base's row. */
export const STATE_SQL = `
  case when not t.known then 'unknown'
    when coalesce(t.text, t.file_text) is null then 'missing'
    when t.locale = '${BASE_LOCALE}' or t.base_seen is not distinct from coalesce(b.text, b.file_text) then 'done'
    else 'outdated' end`;

/** Rows `t` with what stands beside them: `b` in the base, `e` in English. */
export const ROWS_SQL = `
  cms.translations t
    left join cms.translations b on b.locale = '${BASE_LOCALE}' and b.namespace = t.namespace and b.key = t.base_key
    left join cms.translations e on e.locale = 'en' and e.namespace = t.namespace and e.key = t.english_key`;

export const HOW = ['edit', 'import', 'restore', 'revert', 'confirm', 'files'] as const;
/** How a text came to be what it is. `files`: a new release brought it. */
export type How = (typeof HOW)[number];
