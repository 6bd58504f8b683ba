import type { TextEntry, TextRow } from '../types.ts';
import {
  changesOf,
  dirtyRows,
  findingsOf,
  hasErrors,
  neighbour,
  nextToDo,
  reduce,
  START,
  type TextsState,
} from './state.ts';

const row = (key: string, more: Partial<TextRow> = {}): TextRow => ({
  ...{ id: key, locale: 'cs', namespace: 'mails', key, family: key, form: '', position: 0 },
  ...{ base: 'Cześć {{name}}', english: 'Hello {{name}}', fileText: 'Ahoj {{name}}', text: null },
  ...{ baseSeen: 'Cześć {{name}}', known: true, state: 'done', revision: 1, editedBy: null, editedAt: null },
  ...more,
});
const entry = (key: string, rows = [row(key)]): TextEntry => ({
  ...{ namespace: 'mails', family: key, model: 'Cześć {{name}}', note: null },
  rows,
});
const outdated = entry('b', [row('b', { state: 'outdated', baseSeen: 'Witaj {{name}}' })]);
const state: TextsState = {
  ...START,
  entries: [entry('a'), outdated, entry('c')],
  counts: { missing: 0, outdated: 1, done: 2, unknown: 0 },
  current: 'mails:a',
  busy: false,
};

describe('the way through the texts', () => {
  test('stops at the ends', () => {
    expect(neighbour(state, -1)?.family).toBe('a');
    expect(neighbour(state, 1)?.family).toBe('b');
    expect(neighbour({ ...state, current: 'mails:gone' }, 1)?.family).toBe('a');
  });

  test('leads to what is to be done, round the end', () => {
    expect(nextToDo(state)?.family).toBe('b');
    expect(nextToDo({ ...state, current: 'mails:c' })?.family).toBe('b');
    expect(nextToDo({ ...state, current: 'mails:b' })).toBeUndefined();
  });
});

describe('drafts', () => {
  test('are dirty when they say something new', () => {
    expect(dirtyRows(entry('a'), { a: ' Ahoj {{name}} ' })).toEqual([]);
    expect(dirtyRows(entry('a'), { a: 'Nazdar {{name}}' })).toHaveLength(1);
    expect(dirtyRows(entry('a'), {})).toEqual([]);
  });

  test('a save sends them with the revision that was read, and outdated forms as they are', () => {
    expect(changesOf(entry('a'), {})).toEqual([]);
    expect(changesOf(entry('a'), { a: 'Nazdar {{name}}' })).toEqual([
      { id: 'a', revision: 1, text: 'Nazdar {{name}}' },
    ]);
    expect(changesOf(outdated, {})).toEqual([{ id: 'b', revision: 1, text: 'Ahoj {{name}}' }]);
  });

  test('outlive a conflict, and are gone when the text is saved', () => {
    let now = reduce(state, { type: 'typed', row: 'a', text: 'Nazdar {{name}}' });
    now = reduce(now, {
      type: 'failed',
      code: 'text_changed',
      theirs: [row('a', { text: 'Čau {{name}}', revision: 2 })],
    });
    expect(now).toMatchObject({ drafts: { a: 'Nazdar {{name}}' }, error: 'text_changed', theirs: [{ revision: 2 }] });
    now = reduce(now, { type: 'rebased', rows: now.theirs ?? [] });
    expect(now.entries[0]?.rows[0]).toMatchObject({ text: 'Čau {{name}}', revision: 2 });
    expect(now.drafts).toEqual({ a: 'Nazdar {{name}}' });
    now = reduce(now, { type: 'saved', rows: [row('a', { text: 'Nazdar {{name}}', revision: 3 })], done: 'saved' });
    expect(now).toMatchObject({ drafts: {}, error: undefined, theirs: undefined, done: 'saved' });
  });
});

test('a saved text counts in its new state', () => {
  const now = reduce(state, { type: 'saved', rows: [row('b')] });
  expect(now.counts).toEqual({ missing: 0, outdated: 0, done: 3, unknown: 0 });
});

test('another list keeps the place where it can', () => {
  const page = { entries: [outdated, entry('d')], next: null };
  expect(reduce({ ...state, current: 'mails:b' }, { type: 'loaded', page, more: false }).current).toBe('mails:b');
  expect(reduce(state, { type: 'loaded', page, more: false }).current).toBe('mails:b');
  expect(reduce(state, { type: 'loaded', page, more: true }).entries).toHaveLength(5);
});

describe('checks while typing', () => {
  const found = (typed: string) => findingsOf('cs', entry('a'), { a: typed }).map(({ code }) => code);
  test.each([
    ['Nazdar {{name}}', []],
    ['Nazdar', ['lacks']],
    ['Nazdar {{nmae}', ['broken_placeholder', 'lacks']],
    // Nothing typed is the file's text again.
    ['', []],
  ])('%j: %j', (typed, codes) => expect(found(typed)).toEqual(codes));

  test('words left in English are a doubt and no fault', () => {
    const long = entry('a', [row('a', { base: 'Sprawdź numer', english: 'please check your order number' })]);
    const findings = findingsOf('cs', { ...long, model: 'Sprawdź' }, { a: 'Prosím please check your order' });
    expect(findings.map(({ code }) => code)).toContain('left_in');
    expect(hasErrors(findings)).toBe(false);
  });

  test('plural forms are wanted together', () => {
    const forms = (['one', 'few', 'many', 'other'] as const).map((form) =>
      row(`p_${form}`, { form, family: 'p', fileText: null, state: 'missing', base: '{{count}} dni' }),
    );
    const plural = { ...entry('p', forms), model: '{{count}} dni' };
    expect(findingsOf('cs', plural, {})).toEqual([]);
    expect(findingsOf('cs', plural, { p_one: 'jeden den' })).toContainEqual({
      form: '',
      code: 'forms_missing',
      names: 'few, many, other',
    });
  });
});
