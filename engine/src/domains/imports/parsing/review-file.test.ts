import iconv from 'iconv-lite';
import { readReviewFile } from './review-file.ts';

const file = (text: string) => readReviewFile(Buffer.from(text));

it('the import of reviews reads a CSV file with any delimiter and encoding and keeps the line numbers', () => {
  const text =
    'Autor;Ocena;Treść opinii;Data\nŻaneta;5;"Bardzo\nmiła obsługa";31.03.2026\n\nJan;4;Wszystko w porządku;01.04.2026';
  const { format, encoding, columns, rows } = readReviewFile(iconv.encode(text, 'windows-1250'));
  expect({ format, encoding, columns }).toEqual({
    format: 'csv',
    encoding: 'windows-1250',
    columns: ['Autor', 'Ocena', 'Treść opinii', 'Data'],
  });
  expect(rows).toMatchObject([
    { row: 3, cells: { Autor: 'Żaneta', 'Treść opinii': 'Bardzo\nmiła obsługa' } },
    { row: 5, cells: { Autor: 'Jan' } },
  ]);
});

it('the import of reviews gives columns with a repeated or empty header distinct names', () => {
  expect(file('text,,text\na,b,c').rows[0]?.cells).toEqual({ text: 'a', '#2': 'b', 'text (2)': 'c' });
});

it('the import of reviews reads a JSON file as a list or as the only list in an object, with nested values under dotted names', () => {
  const entry = { reviewId: 'r1', starRating: 'FIVE', reviewer: { displayName: 'Anna' }, tags: ['x'], comment: null };
  const { columns, rows } = file(JSON.stringify({ reviews: [entry], total: 1 }));
  expect(columns).toEqual(['reviewId', 'starRating', 'reviewer.displayName']);
  expect(rows).toEqual([{ row: 1, cells: { reviewId: 'r1', starRating: 'FIVE', 'reviewer.displayName': 'Anna' } }]);
  expect(file(`\uFEFF ${JSON.stringify([entry])}`).rows).toEqual(rows);
});

it.each([
  ['an empty file', '', 'import_empty'],
  ['a header alone', 'author,grade\n', 'import_empty'],
  ['an empty list', '[]', 'import_empty'],
  ['an object without a list', '{"a":1}', 'import_json_shape'],
  ['two lists', '{"a":[],"b":[]}', 'import_json_shape'],
  ['a list of numbers', '[1,2]', 'import_json_shape'],
  ['JSON with a syntax error', '[{"a":1},\n{"a":}]', 'import_json_unreadable'],
  ['truncated JSON', '[{"a":"cut o', 'import_json_unreadable'],
  ['50,001 lines', `a,b\n${'x\n'.repeat(50_001)}`, 'csv_too_many_rows'],
  ['50,001 objects', `[${'{},'.repeat(50_000)}{}]`, 'csv_too_many_rows'],
  ['endless brackets', '['.repeat(100_000), 'import_json_unreadable'],
])('the import of reviews refuses %s as a file of reviews', (_, text, code) => {
  expect(() => file(text)).toThrow(expect.objectContaining({ code }));
});

it('the import of reviews reports the line where a JSON file cannot be parsed', () => {
  expect(() => file('[{"a":1},\n{"a":}]')).toThrow(
    expect.objectContaining({ params: { line: 2, near: expect.any(String) } }),
  );
});
