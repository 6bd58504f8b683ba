import iconv from 'iconv-lite';
import type { GradeScale, ReviewImportMapping } from '@app/contracts/imports';
import type { ReviewSource } from '@app/contracts/reviews';
import { readReviewFile } from './file.ts';
import { gradeOf } from './grades.ts';
import { mappingFor, missingFields, proposeMapping } from './mapping.ts';
import { readRow } from './rows.ts';
import { isOfSource } from './sources.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const TEXT = 'The parcel came on time and nothing in it was broken.';

const file = (text: string) => readReviewFile(Buffer.from(text));
const mapping: ReviewImportMapping = {
  author: 'a',
  grade: 'g',
  body: 'b',
  date: 'd',
  id: 'i',
  url: 'u',
  language: 'l',
};
const read = (cells: Record<string, string>, given: { source?: ReviewSource; scale?: GradeScale } = {}) =>
  readRow(
    { row: 7, cells: { a: 'Anna K.', g: '5', b: TEXT, d: '2026-03-31', ...cells } },
    { mapping, source: 'google', scale: 5, zone: 'Europe/Warsaw', now: NOW, ...given },
  );

describe('a file', () => {
  it('is CSV of any delimiter and encoding, its lines kept', () => {
    const text =
      'Autor;Ocena;Treść opinii;Data\nŻaneta;5;"Bardzo\nmiła obsługa";31.03.2026\n\nJan;4;Wszystko w porządku;01.04.2026';
    const { format, encoding, columns, rows } = readReviewFile(iconv.encode(text, 'windows-1250'));
    expect({ format, encoding, columns }).toEqual({
      ...{ format: 'csv', encoding: 'windows-1250', columns: ['Autor', 'Ocena', 'Treść opinii', 'Data'] },
    });
    expect(rows).toMatchObject([
      { row: 3, cells: { Autor: 'Żaneta', 'Treść opinii': 'Bardzo\nmiła obsługa' } },
      { row: 5, cells: { Autor: 'Jan' } },
    ]);
  });

  it('may repeat a name or leave it out', () => {
    expect(file('text,,text\na,b,c').rows[0]?.cells).toEqual({ text: 'a', '#2': 'b', 'text (2)': 'c' });
  });

  it('is JSON: a list, or the only list of an object, with what lies deeper under dotted names', () => {
    const entry = { reviewId: 'r1', starRating: 'FIVE', reviewer: { displayName: 'Anna' }, tags: ['x'], comment: null };
    const { columns, rows } = file(JSON.stringify({ reviews: [entry], total: 1 }));
    expect(columns).toEqual(['reviewId', 'starRating', 'reviewer.displayName']);
    expect(rows).toEqual([{ row: 1, cells: { reviewId: 'r1', starRating: 'FIVE', 'reviewer.displayName': 'Anna' } }]);
    expect(file(`\uFEFF ${JSON.stringify([entry])}`).rows).toEqual(rows);
  });

  it.each([
    ['nothing', '', 'import_empty'],
    ['a header alone', 'author,grade\n', 'import_empty'],
    ['an empty list', '[]', 'import_empty'],
    ['an object without a list', '{"a":1}', 'import_json_shape'],
    ['two lists', '{"a":[],"b":[]}', 'import_json_shape'],
    ['a list of numbers', '[1,2]', 'import_json_shape'],
    ['JSON with a slip', '[{"a":1},\n{"a":}]', 'import_json_unreadable'],
    ['JSON cut off', '[{"a":"cut o', 'import_json_unreadable'],
    ['50,001 lines', `a,b\n${'x\n'.repeat(50_001)}`, 'csv_too_many_rows'],
    ['50,001 objects', `[${'{},'.repeat(50_000)}{}]`, 'csv_too_many_rows'],
    ['brackets without end', '['.repeat(100_000), 'import_json_unreadable'],
  ])('that is %s says so', (_, text, code) => {
    expect(() => file(text)).toThrow(expect.objectContaining({ code }));
  });

  it('says where JSON breaks', () => {
    expect(() => file('[{"a":1},\n{"a":}]')).toThrow(
      expect.objectContaining({ params: { line: 2, near: expect.any(String) } }),
    );
  });
});

describe('columns', () => {
  it.each([
    [
      'Google',
      ['reviewId', 'reviewer.displayName', 'starRating', 'comment', 'createTime', 'updateTime'],
      {
        author: 'reviewer.displayName',
        grade: 'starRating',
        body: 'comment',
        date: 'createTime',
        id: 'reviewId',
      },
    ],
    [
      'Trustpilot',
      ['Review Id', 'Review Created (UTC)', 'Review Username', 'Review Title', 'Review Content', 'Review Stars'],
      {
        id: 'Review Id',
        title: 'Review Title',
        body: 'Review Content',
      },
    ],
    [
      'a Polish shop',
      ['Lp', 'Imię', 'Ocena', 'Treść', 'Data dodania', 'Link'],
      {
        author: 'Imię',
        grade: 'Ocena',
        body: 'Treść',
        date: 'Data dodania',
        url: 'Link',
      },
    ],
    [
      'plain names',
      ['author', 'grade', 'body', 'date', 'product_id', 'product_name'],
      {
        author: 'author',
        grade: 'grade',
        body: 'body',
        date: 'date',
        product_id: 'product_id',
        product_name: 'product_name',
      },
    ],
  ])('of %s are recognised', (_, columns, expected) => {
    expect(proposeMapping(columns)).toMatchObject(expected);
  });

  it('are one thing each, and what is missing is named', () => {
    const found = proposeMapping(['name', 'text']);
    expect(found).toEqual({ author: 'name', body: 'text' });
    expect(missingFields(found)).toEqual(['grade', 'date']);
  });

  it.each(['{"author":"Who"}', '{"who":"a"}', 'not json', '["a"]', '{"author":5}'])(
    'given as %s are refused',
    (given) => {
      expect(() => mappingFor(['a'], given)).toThrow(expect.objectContaining({ code: 'import_mapping_wrong' }));
    },
  );
});

describe('a grade', () => {
  it.each<[string, GradeScale, number | undefined]>([
    ['5', 5, 5],
    ['4,5', 5, 5],
    ['4.4', 5, 4],
    ['3/5', 5, 3],
    ['★★★★☆', 5, 4],
    ['⭐️⭐️', 5, 2],
    ['FOUR', 5, 4],
    ['0', 5, undefined],
    ['6', 5, undefined],
    ['8/10', 5, undefined],
    ['good', 5, undefined],
    ['', 5, undefined],
    ['-1', 5, undefined],
    ['1', 10, 1],
    ['2', 10, 1],
    ['3', 10, 2],
    ['8', 10, 4],
    ['9', 10, 5],
    ['8.4', 10, 4],
    ['10/10', 10, 5],
    ['11', 10, undefined],
    ['0%', 100, 1],
    ['29', 100, 1],
    ['30 %', 100, 2],
    ['89', 100, 4],
    ['90%', 100, 5],
    ['100', 100, 5],
    ['90%', 10, undefined],
  ])('%s on a scale up to %i is %s', (cell, scale, grade) => {
    expect(gradeOf(cell, scale)).toBe(grade);
  });
});

describe('a row', () => {
  it('is a review with its own date, in the company’s zone, and its id at the source', () => {
    const review = read({ i: 'g-1', u: 'https://www.google.com/maps/reviews/1', l: 'de-AT', d: '31.03.2026 14:30' });
    expect(review).toEqual({
      ...{ row: 7, author: 'Anna K.', grade: 5, body: TEXT, publishedAt: new Date('2026-03-31T12:30:00Z') },
      ...{ ref: 'g-1', url: 'https://www.google.com/maps/reviews/1', language: 'de', product: null },
    });
  });

  it('without an id is known again by author, day and text', () => {
    const ref = (cells: Record<string, string>) => (read(cells) as { ref: string }).ref;
    expect(ref({})).toMatch(/^sha256:/);
    expect(ref({})).toBe(ref({ l: 'de' }));
    expect(new Set([ref({}), ref({ a: 'Jan W.' }), ref({ d: '2026-03-30' }), ref({ b: `${TEXT} Twice.` })]).size).toBe(
      4,
    );
  });

  it('may have its time in seconds or milliseconds', () => {
    expect(read({ d: '1774960200' })).toMatchObject({ publishedAt: new Date('2026-03-31T12:30:00Z') });
    expect(read({ d: '1774960200000' })).toMatchObject({ publishedAt: new Date('2026-03-31T12:30:00Z') });
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
  ])('with %j says why not', (cells, field, code) => {
    expect(read(cells)).toMatchObject({ row: 7, field, code });
  });

  it('that lacks a cell names it', () => {
    expect(
      readRow(
        { row: 1, cells: { g: '5', b: TEXT, d: '2026-01-01' } },
        {
          ...{ mapping, source: 'other', scale: 5, zone: 'UTC', now: NOW },
        },
      ),
    ).toMatchObject({ field: 'author', code: 'required' });
  });

  it('keeps a text that only begins like a formula', () => {
    expect(read({ b: '- fast delivery\n- good price' })).toMatchObject({ body: '- fast delivery\n- good price' });
    expect(read({ b: '+ fast, + cheap, and so on' })).toMatchObject({ grade: 5 });
  });
});

it.each<[string, ReviewSource, boolean]>([
  ['https://maps.app.goo.gl/abc', 'google', true],
  ['https://www.google.co.uk/maps/1', 'google', true],
  ['https://google.com.evil.example/', 'google', false],
  ['https://notgoogle.com/', 'google', false],
  ['https://pl.trustpilot.com/reviews/1', 'trustpilot', true],
  ['https://user@www.booking.com/', 'booking', false],
  ['https://anything.example/review/1', 'other', true],
  ['ftp://anything.example/', 'other', false],
])('%s is of %s: %s', (address, source, expected) => {
  expect(isOfSource(address, source)).toBe(expected);
});
