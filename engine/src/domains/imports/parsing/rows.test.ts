import type { GradeScale, ReviewImportMapping } from '@app/contracts/imports';
import type { ReviewSource } from '@app/contracts/reviews';
import { parseRow } from './rows.ts';
import type { MarketsOfRows } from './rows.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const TEXT = 'The parcel came on time and nothing in it was broken.';

const mapping: ReviewImportMapping = {
  author: 'a',
  grade: 'g',
  body: 'b',
  date: 'd',
  id: 'i',
  url: 'u',
  language: 'l',
};
const MARKETS: MarketsOfRows = { resolve: () => ({ ok: true, market: null }), zone: 'Europe/Warsaw' };
const parse = (cells: Record<string, string>, given: { source?: ReviewSource; scale?: GradeScale } = {}) =>
  parseRow(
    { row: 7, cells: { a: 'Anna K.', g: '5', b: TEXT, d: '2026-03-31', ...cells } },
    { mapping, source: 'google', scale: 5, markets: MARKETS, now: NOW, ...given },
  );

it('the import of reviews parses a row into a review with its id and date, in the company’s time zone', () => {
  const review = parse({ i: 'g-1', u: 'https://www.google.com/maps/reviews/1', l: 'de-AT', d: '31.03.2026 14:30' });
  expect(review).toEqual({
    row: 7,
    author: 'Anna K.',
    grade: 5,
    body: TEXT,
    publishedAt: new Date('2026-03-31T12:30:00Z'),
    ref: 'g-1',
    url: 'https://www.google.com/maps/reviews/1',
    language: 'de',
    product: null,
    market: null,
  });
});

it('the import of reviews identifies a row without an id by author, date and text', () => {
  const ref = (cells: Record<string, string>) => (parse(cells) as { ref: string }).ref;
  expect(ref({})).toMatch(/^sha256:/);
  expect(ref({})).toBe(ref({ l: 'de' }));
  expect(new Set([ref({}), ref({ a: 'Jan W.' }), ref({ d: '2026-03-30' }), ref({ b: `${TEXT} Twice.` })]).size).toBe(4);
});

it('the import of reviews reads the date of a row in seconds or milliseconds', () => {
  expect(parse({ d: '1774960200' })).toMatchObject({ publishedAt: new Date('2026-03-31T12:30:00Z') });
  expect(parse({ d: '1774960200000' })).toMatchObject({ publishedAt: new Date('2026-03-31T12:30:00Z') });
});

it.each([
  [{ a: '' }, 'author', 'text_too_small'],
  [{ a: 'x'.repeat(61) }, 'author', 'text_too_big'],
  [{ a: '=HYPERLINK("http://x")' }, 'author', 'csv_formula'],
  [{ b: "+cmd|' /C calc'!A0" }, 'body', 'csv_formula'],
  [{ b: 'Short' }, 'body', 'text_too_small'],
  [{ b: 'x'.repeat(5001) }, 'body', 'text_too_big'],
  [{ b: `${TEXT}\0` }, 'body', 'csv_characters'],
  [{ g: '7' }, 'grade', 'import_grade'],
  [{ d: 'yesterday' }, 'date', 'csv_date'],
  [{ d: '31.02.2026' }, 'date', 'csv_date'],
  [{ d: '2026-11-22' }, 'date', 'import_future'],
  [{ u: 'javascript:alert(1)' }, 'url', 'import_url'],
  [{ u: 'https://casino.example/' }, 'url', 'import_url'],
])('the import of reviews refuses a row with %j', (cells, field, code) => {
  expect(parse(cells)).toMatchObject({ row: 7, field, code });
});

it('the import of reviews reports a missing cell of a row', () => {
  expect(
    parseRow(
      { row: 1, cells: { g: '5', b: TEXT, d: '2026-01-01' } },
      {
        mapping,
        source: 'other',
        scale: 5,
        markets: MARKETS,
        now: NOW,
      },
    ),
  ).toMatchObject({ field: 'author', code: 'required' });
});

it('the import of reviews accepts a review text that only begins like a formula', () => {
  expect(parse({ b: '- fast delivery\n- good price' })).toMatchObject({ body: '- fast delivery\n- good price' });
  expect(parse({ b: '+ fast, + cheap, and so on' })).toMatchObject({ grade: 5 });
});
