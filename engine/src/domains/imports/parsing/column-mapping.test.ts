import { mappingFor, missingFields, proposeMapping } from './column-mapping.ts';

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
])('the import of reviews recognises the columns of %s', (_, columns, expected) => {
  expect(proposeMapping(columns, false)).toMatchObject(expected);
});

it('the import of reviews maps a column to one field only and lists missing fields', () => {
  const found = proposeMapping(['name', 'text'], false);
  expect(found).toEqual({ author: 'name', body: 'text' });
  expect(missingFields(found)).toEqual(['grade', 'date']);
});

it.each(['{"author":"Who"}', '{"who":"a"}', 'not json', '["a"]', '{"author":5}'])(
  'the import of reviews refuses the mapping %s',
  (given) => {
    expect(() => mappingFor(['a'], given, false)).toThrow(expect.objectContaining({ code: 'import_mapping_wrong' }));
  },
);

it('the import of reviews takes a column for that of markets only where there are markets', () => {
  expect(proposeMapping(['store'], false)).toEqual({});
  expect(proposeMapping(['store'], true)).toEqual({ market: 'store' });
});
