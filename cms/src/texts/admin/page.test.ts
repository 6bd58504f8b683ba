import { LOCALES } from '../../locales.ts';
import { wordsOf } from '../../words/say.ts';
import { readView, viewQuery } from './address.ts';
import { diff } from './diff.ts';
import { cellQuery, heatOf, summed } from './heat.ts';
import { shortcutOf, type Place } from './keys.ts';
import { applyWords, findingWords } from './words.ts';

describe('the address', () => {
  const read = (query: string, own: readonly (typeof LOCALES)[number][] = LOCALES, last: string | null = null) =>
    readView(new URLSearchParams(query), own, last);

  test('names all that is shown, and comes back the same', () => {
    const query = 'locale=cs&namespace=mails&state=outdated&q=heslo';
    expect(viewQuery(read(query))).toBe(query);
    expect(read('locale=hu&key=home:hero.title').key).toBe('home:hero.title');
  });

  test('opens the language that was worked on last, else the first that is not the base', () => {
    expect(read('', LOCALES, 'hu').locale).toBe('hu');
    expect(read('').locale).toBe('en');
    expect(read('', ['pl']).locale).toBe('pl');
  });

  test('does not lead to a language of others, nor to what there is not', () => {
    expect(read('locale=hu', ['cs', 'sk']).locale).toBe('cs');
    expect(read('locale=xx&namespace=yy&state=zz', ['cs'])).toMatchObject({
      locale: 'cs',
      namespace: undefined,
      state: undefined,
    });
  });
});

describe('what has changed', () => {
  test('word by word, and nothing is lost', () => {
    expect(diff('to jest stary tekst', 'to jest nowy tekst')).toEqual([
      { kind: 'same', text: 'to jest ' },
      { kind: 'gone', text: 'stary' },
      { kind: 'new', text: 'nowy' },
      { kind: 'same', text: ' tekst' },
    ]);
    expect(diff('', 'a')).toEqual([{ kind: 'new', text: 'a' }]);
    expect(diff('a', 'a')).toEqual([{ kind: 'same', text: 'a' }]);
    const parts = diff('a b c d', 'x b d y');
    expect(
      parts
        .filter(({ kind }) => kind !== 'new')
        .map(({ text }) => text)
        .join(''),
    ).toBe('a b c d');
    expect(
      parts
        .filter(({ kind }) => kind !== 'gone')
        .map(({ text }) => text)
        .join(''),
    ).toBe('x b d y');
  });

  test('long texts as wholes', () => {
    const long = 'a '.repeat(400);
    expect(diff(long, `${long}b`).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });
});

describe('keys', () => {
  const key = (name: string, place: Place, ctrlKey = false) =>
    shortcutOf({ key: name, ctrlKey, metaKey: false, altKey: false }, place);
  test.each([
    ['j', 'elsewhere', false, 'next'],
    ['ArrowUp', 'elsewhere', false, 'previous'],
    ['j', 'editor', false, undefined],
    ['Enter', 'editor', true, 'save'],
    ['Enter', 'editor', false, undefined],
    ['Escape', 'editor', false, 'cancel'],
    ['Escape', 'field', false, 'cancel'],
    ['c', 'field', false, undefined],
    ['Escape', 'window', false, undefined],
    // A focused text opens by its own Enter; the browser keeps Ctrl+C.
    ['Enter', 'elsewhere', false, undefined],
    ['c', 'elsewhere', true, undefined],
  ] as const)('%s in %s (Ctrl %s): %s', (name, place, ctrl, shortcut) => expect(key(name, place, ctrl)).toBe(shortcut));
});

describe('the map', () => {
  const cell = (done: number, outdated: number, missing: number) => ({
    ...{ locale: 'cs' as const, namespace: 'mails', done, outdated, missing },
    unknown: 7,
  });
  test('sums without what is not used', () => {
    expect(summed([cell(1, 2, 3), cell(4, 0, 0)])).toEqual({ total: 10, done: 5, outdated: 2, missing: 3 });
  });

  test('only what is whole is quite green', () => {
    expect([cell(0, 0, 9), cell(99, 1, 0), cell(9, 0, 0), cell(0, 0, 0)].map((one) => heatOf(summed([one])))).toEqual([
      0, 4, 5, 5,
    ]);
  });

  test('a cell leads to what is to be done', () => {
    expect(cellQuery('cs', 'mails', summed([cell(1, 1, 1)]))).toBe('locale=cs&namespace=mails&state=missing');
    expect(cellQuery('cs', 'mails', summed([cell(1, 1, 0)]))).toBe('locale=cs&namespace=mails&state=outdated');
    expect(cellQuery('cs', undefined, summed([cell(1, 0, 0)]))).toBe('locale=cs');
  });
});

describe('words', () => {
  test('of numbers have the forms of the language', () => {
    expect([1, 2, 5].map((count) => applyWords(wordsOf('texts', 'pl'), 'pl', count))).toEqual([
      'Zapisz 1 tekst',
      'Zapisz 2 teksty',
      'Zapisz 5 tekstów',
    ]);
  });

  test('of findings name what is meant', () => {
    const words = wordsOf('texts', 'en');
    expect(findingWords(words, { form: '', code: 'lacks', names: '{{name}}' })).toBe('Missing: {{name}}');
    expect(findingWords(words, { form: '', code: 'same_as', names: 'pl' })).toBe('The text is the same as in Polish.');
  });

  test('of an unknown language are English', () => expect(wordsOf('texts', 'xx')).toBe(wordsOf('texts', 'en')));
});
