import { LOCALES } from '../../../locales.ts';
import { parseView, viewQuery } from './view.ts';

describe('the URL of a view', () => {
  const read = (query: string, own: readonly (typeof LOCALES)[number][] = LOCALES, last: string | null = null) =>
    parseView(new URLSearchParams(query), own, last);

  test('the URL of a view holds all filters and is parsed back to the same view', () => {
    const query = 'locale=cs&namespace=mails&state=outdated&q=heslo';
    expect(viewQuery(read(query))).toBe(query);
    expect(read('locale=hu&key=home:hero.title').key).toBe('home:hero.title');
  });

  test('the URL of a view defaults to the language last worked on, else the first that is not the base', () => {
    expect(read('', LOCALES, 'hu').locale).toBe('hu');
    expect(read('').locale).toBe('en');
    expect(read('', ['pl']).locale).toBe('pl');
  });

  test('the reader of a view’s URL ignores languages of others and unknown values', () => {
    expect(read('locale=hu', ['cs', 'sk']).locale).toBe('cs');
    expect(read('locale=xx&namespace=yy&state=zz', ['cs'])).toMatchObject({
      locale: 'cs',
      namespace: undefined,
      state: undefined,
    });
  });
});
