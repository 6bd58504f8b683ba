import { formLocale } from './link.ts';

test.each([
  ['http://localhost:8000/admin/collections/pages/1?locale=de', 'de'],
  ['http://localhost:8000/admin/collections/pages/1?locale=xx', undefined],
  ['http://localhost:8000/admin/collections/pages/1', undefined],
  ['no address', undefined],
])('the preview beside the form at %s is in %s', (referer, locale) => {
  expect(formLocale(new Headers({ referer }))).toBe(locale);
  expect(formLocale(new Headers())).toBeUndefined();
});
