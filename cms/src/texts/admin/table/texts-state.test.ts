import type { TextEntry, TextRow } from '../../schemas.ts';
import {
  pendingChanges,
  dirtyRows,
  draftFindings,
  hasErrors,
  neighbouringText,
  nextUnfinishedText,
  reduceTexts,
  START,
  type TextsState,
} from './texts-state.ts';

const row = (key: string, more: Partial<TextRow> = {}): TextRow => ({
  id: key,
  locale: 'cs',
  namespace: 'mails',
  key,
  family: key,
  form: '',
  position: 0,
  base: 'Cześć {{name}}',
  english: 'Hello {{name}}',
  fileText: 'Ahoj {{name}}',
  text: null,
  baseSeen: 'Cześć {{name}}',
  draft: false,
  known: true,
  state: 'done',
  revision: 1,
  editedBy: null,
  editedAt: null,
  ...more,
});
const entry = (key: string, rows = [row(key)]): TextEntry => ({
  namespace: 'mails',
  family: key,
  model: 'Cześć {{name}}',
  note: null,
  rows,
});
const outdated = entry('b', [row('b', { state: 'outdated', baseSeen: 'Witaj {{name}}' })]);
const state: TextsState = {
  ...START,
  entries: [entry('a'), outdated, entry('c')],
  counts: { missing: 0, draft: 0, outdated: 1, done: 2, unknown: 0 },
  current: 'mails:a',
  busy: false,
};

describe('moving through the texts', () => {
  test('the next and the previous text stop at the ends of the list', () => {
    expect(neighbouringText(state, -1)?.family).toBe('a');
    expect(neighbouringText(state, 1)?.family).toBe('b');
    expect(neighbouringText({ ...state, current: 'mails:gone' }, 1)?.family).toBe('a');
  });

  test('the next unfinished text is searched from the current one, then from the start', () => {
    expect(nextUnfinishedText(state)?.family).toBe('b');
    expect(nextUnfinishedText({ ...state, current: 'mails:c' })?.family).toBe('b');
    expect(nextUnfinishedText({ ...state, current: 'mails:b' })).toBeUndefined();
  });
});

describe('drafts of texts', () => {
  test('a draft is dirty if it differs from the text', () => {
    expect(dirtyRows(entry('a'), { a: ' Ahoj {{name}} ' })).toEqual([]);
    expect(dirtyRows(entry('a'), { a: 'Nazdar {{name}}' })).toHaveLength(1);
    expect(dirtyRows(entry('a'), {})).toEqual([]);
  });

  test('a save sends drafts with the revision that was read, and outdated forms unchanged', () => {
    expect(pendingChanges(entry('a'), START)).toEqual([]);
    expect(pendingChanges(entry('a'), { ...START, drafts: { a: 'Nazdar {{name}}' } })).toEqual([
      { id: 'a', revision: 1, text: 'Nazdar {{name}}' },
    ]);
    expect(pendingChanges(outdated, START)).toEqual([{ id: 'b', revision: 1, text: 'Ahoj {{name}}' }]);
  });

  test('a suggestion that is saved as it came is a draft; one that a person has changed, or confirms, is not', () => {
    const suggested = reduceTexts(state, { type: 'typed', row: 'a', text: 'Zdar {{name}}', suggested: true });
    expect(pendingChanges(entry('a'), suggested)).toEqual([
      { id: 'a', revision: 1, text: 'Zdar {{name}}', draft: true },
    ]);
    const changed = reduceTexts(suggested, { type: 'typed', row: 'a', text: 'Zdar, {{name}}' });
    expect(pendingChanges(entry('a'), changed)).toEqual([{ id: 'a', revision: 1, text: 'Zdar, {{name}}' }]);
    const saved = entry('a', [row('a', { text: 'Zdar {{name}}', draft: true, state: 'draft', revision: 2 })]);
    const now = reduceTexts(suggested, { type: 'saved', rows: saved.rows, done: 'saved' });
    expect(now.counts).toMatchObject({ draft: 1, done: 1 });
    expect(pendingChanges(saved, now)).toEqual([{ id: 'a', revision: 2, text: 'Zdar {{name}}' }]);
    expect(nextUnfinishedText({ ...now, entries: [entry('c'), saved], current: 'mails:c' })?.family).toBe('a');
  });

  test('a draft survives a conflict and is dropped when the text is saved', () => {
    let now = reduceTexts(state, { type: 'typed', row: 'a', text: 'Nazdar {{name}}' });
    now = reduceTexts(now, {
      type: 'failed',
      code: 'text_changed',
      theirs: [row('a', { text: 'Čau {{name}}', revision: 2 })],
    });
    expect(now).toMatchObject({ drafts: { a: 'Nazdar {{name}}' }, error: 'text_changed', theirs: [{ revision: 2 }] });
    now = reduceTexts(now, { type: 'rebased', rows: now.theirs ?? [] });
    expect(now.entries[0]?.rows[0]).toMatchObject({ text: 'Čau {{name}}', revision: 2 });
    expect(now.drafts).toEqual({ a: 'Nazdar {{name}}' });
    now = reduceTexts(now, {
      type: 'saved',
      rows: [row('a', { text: 'Nazdar {{name}}', revision: 3 })],
      done: 'saved',
    });
    expect(now).toMatchObject({ drafts: {}, error: undefined, theirs: undefined, done: 'saved' });
  });
});

test('the counts follow the new state of a saved text', () => {
  const now = reduceTexts(state, { type: 'saved', rows: [row('b')] });
  expect(now.counts).toEqual({ missing: 0, draft: 0, outdated: 0, done: 3, unknown: 0 });
});

test('a reloaded list keeps the current text if it still has it', () => {
  const page = { entries: [outdated, entry('d')], next: null };
  expect(reduceTexts({ ...state, current: 'mails:b' }, { type: 'loaded', page, more: false }).current).toBe('mails:b');
  expect(reduceTexts(state, { type: 'loaded', page, more: false }).current).toBe('mails:b');
  expect(reduceTexts(state, { type: 'loaded', page, more: true }).entries).toHaveLength(5);
});

describe('checks of a draft', () => {
  const found = (typed: string) => draftFindings('cs', entry('a'), { a: typed }).map(({ code }) => code);
  test.each([
    ['Nazdar {{name}}', []],
    ['Nazdar', ['lacks']],
    ['Nazdar {{nmae}', ['broken_placeholder', 'lacks']],
    // An empty draft reverts to the file.
    ['', []],
  ])('%j: %j', (typed, codes) => expect(found(typed)).toEqual(codes));

  test('words left in English are a warning, not an error', () => {
    const long = entry('a', [row('a', { base: 'Sprawdź numer', english: 'please check your order number' })]);
    const findings = draftFindings('cs', { ...long, model: 'Sprawdź' }, { a: 'Prosím please check your order' });
    expect(findings.map(({ code }) => code)).toContain('left_in');
    expect(hasErrors(findings)).toBe(false);
  });

  test('a draft of one plural form requires the others', () => {
    const forms = (['one', 'few', 'many', 'other'] as const).map((form) =>
      row(`p_${form}`, { form, family: 'p', fileText: null, state: 'missing', base: '{{count}} dni' }),
    );
    const plural = { ...entry('p', forms), model: '{{count}} dni' };
    expect(draftFindings('cs', plural, {})).toEqual([]);
    expect(draftFindings('cs', plural, { p_one: 'jeden den' })).toContainEqual({
      form: '',
      code: 'forms_missing',
      names: 'few, many, other',
    });
  });
});
