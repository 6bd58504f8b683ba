import type { Finding } from '@app/locales/rules.ts';
import type { Locale } from '../../locales.ts';
import { isError, judge } from '../judge.ts';
import { effective, STATES } from '../model.ts';
import type { StateCounts, TextEntry, TextNote, TextPage, TextRow } from '../types.ts';
import type { RowChange } from './api.ts';

export interface TextsState {
  entries: TextEntry[];
  next: string | null;
  counts: StateCounts | undefined;
  busy: boolean;
  /** The text that keys act on, and the one that is being edited. */
  current: string | undefined;
  open: string | undefined;
  /** What is typed and not saved yet, by row. */
  drafts: Readonly<Record<string, string>>;
  saving: boolean;
  /** Rows as somebody else has left them meanwhile, of the open text. */
  theirs: TextRow[] | undefined;
  /** Code of what went wrong last, or of what was done. */
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
  | { type: 'typed'; row: string; text: string }
  | { type: 'dropped'; rows: readonly string[] }
  | { type: 'saving' }
  | { type: 'saved'; rows: TextRow[]; done?: TextsState['done'] }
  | { type: 'rebased'; rows: TextRow[] }
  | { type: 'noted'; id: string; note: TextNote | null };

export const idOf = ({ namespace, family }: { namespace: string; family: string }): string => `${namespace}:${family}`;

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

export function reduce(state: TextsState, event: TextsEvent): TextsState {
  switch (event.type) {
    case 'loading':
      return { ...state, busy: true, error: undefined };
    case 'loaded': {
      const { page, more } = event;
      const entries = more ? [...state.entries, ...page.entries] : page.entries;
      const kept = entries.some((entry) => idOf(entry) === state.current);
      return {
        ...state,
        entries,
        next: page.next,
        counts: page.counts ?? state.counts,
        busy: false,
        current: kept ? state.current : entries[0] && idOf(entries[0]),
        open: entries.some((entry) => idOf(entry) === state.open) ? state.open : undefined,
      };
    }
    case 'failed':
      return { ...state, busy: false, saving: false, error: event.code, theirs: event.theirs, done: undefined };
    case 'moved':
      return { ...state, current: event.to, done: undefined };
    case 'opened':
      return { ...state, open: event.id, current: event.id ?? state.current, error: undefined, theirs: undefined };
    case 'typed':
      return { ...state, drafts: { ...state.drafts, [event.row]: event.text }, error: undefined, done: undefined };
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
        entries: state.entries.map((entry) => (idOf(entry) === event.id ? { ...entry, note: event.note } : entry)),
      };
  }
}

/** The text before or after this one; the ends stay. */
export function neighbour(state: TextsState, step: 1 | -1): TextEntry | undefined {
  const at = state.entries.findIndex((entry) => idOf(entry) === state.current);
  return at < 0 ? state.entries[0] : (state.entries[at + step] ?? state.entries[at]);
}

/** The next text with something to do, after the current one and then from the beginning. */
export function nextToDo({ entries, current }: TextsState): TextEntry | undefined {
  const at = entries.findIndex((entry) => idOf(entry) === current);
  const isOpen = ({ rows }: TextEntry): boolean =>
    rows.some(({ state }) => state === 'missing' || state === 'outdated');
  return entries.slice(at + 1).find(isOpen) ?? entries.slice(0, Math.max(0, at)).find(isOpen);
}

/** What a row would say with its draft. */
export const draftOf = (row: TextRow, drafts: TextsState['drafts']): string => drafts[row.id] ?? effective(row) ?? '';

/** Rows whose draft says something new. */
export const dirtyRows = ({ rows }: TextEntry, drafts: TextsState['drafts']): TextRow[] =>
  rows.filter((row) => drafts[row.id] !== undefined && draftOf(row, drafts).trim() !== (effective(row) ?? ''));

/** What a save of the text sends: what was typed, and that the outdated forms fit again. */
export function changesOf(entry: TextEntry, drafts: TextsState['drafts']): RowChange[] {
  const dirty = dirtyRows(entry, drafts);
  return entry.rows
    .filter((row) => dirty.includes(row) || row.state === 'outdated')
    .map((row) => ({ id: row.id, revision: row.revision, text: draftOf(row, drafts) }));
}

/** What is wrong with a text as it is typed, checked as the server will. */
export function findingsOf(locale: Locale, { rows, model }: TextEntry, drafts: TextsState['drafts']): Finding[] {
  const forms = rows.map((row) => {
    const typed = draftOf(row, drafts).trim();
    // Nothing typed is the file's text again.
    return { ...row, words: typed === '' ? (drafts[row.id] === undefined ? null : row.fileText) : typed };
  });
  return judge(locale, forms, model);
}

export const hasErrors = (findings: readonly Finding[]): boolean => findings.some(isError);

export const total = (counts: StateCounts): number =>
  STATES.reduce((sum, state) => sum + (state === 'unknown' ? 0 : counts[state]), 0);
