import { checkForms, checkLeftovers, checkLength, pieces } from './rules.ts';
import type { Locale } from './manifest.ts';

const codes = (locale: Locale, text: string, model: string) =>
  checkForms(locale, new Map([['', text]]), model).map(({ code, names }) => (names ? `${code} ${names}` : code));

describe('one text beside the base', () => {
  it.each([
    ['Hallo {{name}}', 'Cześć {{name}}', []],
    ['Hallo {{ name }}', 'Cześć {{name}}', []],
    ['Hallo', 'Cześć {{name}}', ['lacks {{name}}']],
    ['Hallo {{nmae}}', 'Cześć {{name}}', ['lacks {{name}}', 'invents {{nmae}}']],
    ['Hallo {{name}', 'Cześć {{name}}', ['broken_placeholder', 'lacks {{name}}']],
    ['Siehe $t(common:x', 'Zob. $t(common:x)', ['broken_placeholder', 'lacks $t(common:x)']],
    ['{{count, numer}} kB', '{{count, number}} kB', ['unknown_format numer']],
    ['{{sum, currency(EUR)}}', '{{sum, currency(EUR)}}', []],
    ['Lies </a>das<a>', 'Czytaj <a>to</a>', ['broken_tags </a>']],
    ['<b><i>x</b></i>', '<b><i>x</i></b>', ['broken_tags </b>']],
    ['Zeile<br/>zwei', 'Wiersz<br/>dwa', []],
    ['', 'Cześć', ['empty']],
    [' Hallo', 'Cześć', ['spaces']],
    ['Привет всем', 'Cześć', ['foreign_script']],
  ])('%s / %s: %j', (text, model, found) => expect(codes('de', text, model)).toEqual(found));

  it('a text has a maximum length', () => expect(codes('de', 'x'.repeat(4001), 'x')).toEqual(['too_long 4000']));
});

it('the reader of texts requires the language’s plural forms, and the number where a form covers several', () => {
  const forms = new Map([
    ['one', 'один отзыв'],
    ['other', '{{count}} отзыва'],
  ]);
  expect(checkForms('ru', forms, '{{count}} opinii')).toEqual([
    { form: '', code: 'forms_missing', names: 'few, many' },
    { form: 'one', code: 'lacks', names: '{{count}}' },
  ]);
});

describe('words left in another language', () => {
  const english = 'Please check your order number and send it again.';
  it.each([
    ['Please check your order number, and send it again', 'same_as en'],
    ['Prüfe die Nummer and send it again.', 'left_in and send it again'],
    ['Prüfe deine Bestellnummer und sende sie noch einmal.', undefined],
    ['{{brand}} and send', undefined],
  ])('%s: %s', (text, found) =>
    expect(checkLeftovers(text, 'en', english).map(({ code, names }) => `${code} ${names}`)[0]).toBe(found),
  );

  it('an untranslated button of two words is found, a single international word is not', () => {
    expect(checkLeftovers('Show more', 'en', 'Show more')).toEqual([{ code: 'same_as', names: 'en' }]);
    expect(checkLeftovers('Hotel', 'en', 'Hotel')).toEqual([]);
  });

  it('names and URLs may stay untranslated', () => {
    expect(checkLeftovers('Willa Pliszka', 'en', 'Willa Pliszka')).toEqual([]);
    expect(checkLeftovers('Hotel Willa Pliszka nad Morzem', 'en', 'Hotel Willa Pliszka nad Morzem')).not.toEqual([]);
    expect(checkLeftovers('Das Haus Willa Pliszka nad Morzem', 'en', 'The house Willa Pliszka nad Morzem')).toEqual([]);
    expect(checkLeftovers('https://www.example.com/a', 'en', 'https://www.example.com/a')).toEqual([]);
  });

  it('words shared by Slavic languages and Polish are accepted', () => {
    expect(checkLeftovers('Za moderatora sama niska ocena', 'pl', 'To sama niska ocena')).toEqual([]);
  });
});

it('a text much longer than the base is reported', () => {
  expect(checkLength('Jetzt registrieren', 'Dołącz')).toEqual([]);
  expect(checkLength('Jetzt kostenlos und unverbindlich registrieren', 'Dołącz')).toEqual([
    { code: 'much_longer', names: '40' },
  ]);
});

it('the reader of texts splits a text at placeholders and tags', () => {
  const cut = pieces('Hallo {{ name }}, <b>schön</b>');
  expect(cut.map(({ text }) => text).join('')).toBe('Hallo {{ name }}, <b>schön</b>');
  expect(cut.filter(({ kind }) => kind !== 'words').map(({ text }) => text)).toEqual(['{{ name }}', '<b>', '</b>']);
});
