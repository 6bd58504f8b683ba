import type { Finding } from '@app/locales/rules.ts';
import type { Locale } from '../../../locales.ts';
import { isError, checkTextForms } from '../../saving/check-forms.ts';
import { effectiveText, STATES, type TextState } from '../../text-state.ts';
import type { StateCounts, TextEntry, TextNote, TextPage, TextRow } from '../../schemas.ts';
import type { RowChange } from '../api.ts';

export interface TextsState {
  entries: TextEntry[];
  next: string | null;
  counts: StateCounts | undefined;
  busy: boolean;
  /** Id of the text that keys act on, and of the one whose editor is open. */
  current: string | undefined;
  open: string | undefined;
  /** Unsaved input by row. */
  drafts: Readonly<Record<string, string>>;
  /** What a machine has suggested, by row: saved as it came, it is a draft. */
  suggested: Readonly<Record<string, string>>;
  saving: boolean;
  /** In a conflict, the present rows of the open text. */
  theirs: TextRow[] | undefined;
  /** Code of the last error, or of the last success. */
  error: string | undefined;
  done: 'saved' | 'confirmed' | undefined;
}

export const START: TextsState = {
  entries: [],
  next: null,
  counts: undefined,
  busy: true,
  current: undefined,
  open: undefined,
  drafts: {},
  suggested: {},
  saving: false,
  theirs: undefined,
  error: undefined,
  done: undefined,
};

export type TextsEvent =
  | { type: 'loading' }
  | { type: 'loaded'; page: TextPage; more: boolean }
  | { type: 'failed'; code: string; theirs?: TextRow[] | undefined }
  | { type: 'moved'; to: string | undefined }
  | { type: 'opened'; id: string | undefined }
  | { type: 'typed'; row: string; text: string; suggested?: boolean | undefined }
  | { type: 'dropped'; rows: readonly string[] }
  | { type: 'saving' }
  | { type: 'saved'; rows: TextRow[]; done?: TextsState['done'] }
  | { type: 'rebased'; rows: TextRow[] }
  | { type: 'noted'; id: string; note: TextNote | null };

export const entryId = ({ namespace, family }: { namespace: string; family: string }): string =>
  `${namespace}:${family}`;

const without = (drafts: TextsState['drafts'], rows: readonly string[]): TextsState['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => !rows.includes(id)));

function withRows(state: TextsState, rows: readonly TextRow[]): TextsState {
  const fresh = new Map(rows.map((row) => [row.id, row]));
  const counts = state.counts && { ...state.counts };
  const entries = state.entries.map((entry) => {
    if (!entry.rows.some(({ id }) => fresh.has(id))) return entry;
    for (const row of entry.rows) {
      const now = fresh.get(row.id);
      if (now && counts) counts[row.state] -= 1;
      if (now && counts) counts[now.state] += 1;
    }
    return { ...entry, rows: entry.rows.map((row) => fresh.get(row.id) ?? row) };
  });
  return { ...state, entries, counts };
}

export function reduceTexts(state: TextsState, event: TextsEvent): TextsState {
  switch (event.type) {
    case 'loading':
      return { ...state, busy: true, error: undefined };
    case 'loaded': {
      const { page, more } = event;
      const entries = more ? [...state.entries, ...page.entries] : page.entries;
      const kept = entries.some((entry) => entryId(entry) === state.current);
      return {
        ...state,
        entries,
        next: page.next,
        counts: page.counts ?? state.counts,
        busy: false,
        current: kept ? state.current : entries[0] && entryId(entries[0]),
        open: entries.some((entry) => entryId(entry) === state.open) ? state.open : undefined,
      };
    }
    case 'failed':
      return { ...state, busy: false, saving: false, error: event.code, theirs: event.theirs, done: undefined };
    case 'moved':
      return { ...state, current: event.to, done: undefined };
    case 'opened':
      return { ...state, open: event.id, current: event.id ?? state.current, error: undefined, theirs: undefined };
    case 'typed':
      return {
        ...state,
        drafts: { ...state.drafts, [event.row]: event.text },
        suggested: event.suggested ? { ...state.suggested, [event.row]: event.text } : state.suggested,
        error: undefined,
        done: undefined,
      };
    case 'dropped':
      return { ...state, drafts: without(state.drafts, event.rows), theirs: undefined, error: undefined };
    case 'saving':
      return { ...state, saving: true, error: undefined, done: undefined };
    case 'saved': {
      const ids = event.rows.map(({ id }) => id);
      const next = withRows(state, event.rows);
      return { ...next, drafts: without(state.drafts, ids), saving: false, theirs: undefined, done: event.done };
    }
    case 'rebased':
      return { ...withRows(state, event.rows), theirs: undefined, error: undefined };
    case 'noted':
      return {
        ...state,
        entries: state.entries.map((entry) => (entryId(entry) === event.id ? { ...entry, note: event.note } : entry)),
      };
  }
}

/** The previous or next text; stays at the ends of the list. */
export function neighbouringText(state: TextsState, step: 1 | -1): TextEntry | undefined {
  const at = state.entries.findIndex((entry) => entryId(entry) === state.current);
  return at < 0 ? state.entries[0] : (state.entries[at + step] ?? state.entries[at]);
}

/** Whether a text waits for somebody to say that it fits. */
export const waits = (state: TextState): boolean => state === 'outdated' || state === 'draft';

/** The next missing, unconfirmed or outdated text after the current one, then from the start. */
export function nextUnfinishedText({ entries, current }: TextsState): TextEntry | undefined {
  const at = entries.findIndex((entry) => entryId(entry) === current);
  const isOpen = ({ rows }: TextEntry): boolean => rows.some(({ state }) => state === 'missing' || waits(state));
  return entries.slice(at + 1).find(isOpen) ?? entries.slice(0, Math.max(0, at)).find(isOpen);
}

/** The text of a row with its draft applied. */
export const draftText = (row: TextRow, drafts: TextsState['drafts']): string =>
  drafts[row.id] ?? effectiveText(row) ?? '';

/** Rows whose draft differs from their text. */
export const dirtyRows = ({ rows }: TextEntry, drafts: TextsState['drafts']): TextRow[] =>
  rows.filter((row) => drafts[row.id] !== undefined && draftText(row, drafts).trim() !== (effectiveText(row) ?? ''));

/** The changes of a save: what was typed, which is a draft if a machine did; other forms that wait are confirmed. */
export function pendingChanges(
  entry: TextEntry,
  { drafts, suggested }: Pick<TextsState, 'drafts' | 'suggested'>,
): RowChange[] {
  const dirty = dirtyRows(entry, drafts);
  return entry.rows
    .filter((row) => dirty.includes(row) || waits(row.state))
    .map((row) => {
      const text = draftText(row, drafts);
      const draft = dirty.includes(row) && suggested[row.id] === text;
      return { id: row.id, revision: row.revision, text, ...(draft && { draft }) };
    });
}

/** Findings of a text with its drafts, by the rules that the server applies. */
export function draftFindings(locale: Locale, { rows, model }: TextEntry, drafts: TextsState['drafts']): Finding[] {
  const forms = rows.map((row) => {
    const typed = draftText(row, drafts).trim();
    // An empty draft reverts to the file.
    return { ...row, words: typed === '' ? (drafts[row.id] === undefined ? null : row.fileText) : typed };
  });
  return checkTextForms(locale, forms, model);
}

export const hasErrors = (findings: readonly Finding[]): boolean => findings.some(isError);

export const countTexts = (counts: StateCounts): number =>
  STATES.reduce((sum, state) => sum + (state === 'unknown' ? 0 : counts[state]), 0);
