import { fitsPost, lengthOnX, postLength } from './post-length.ts';
import { shortened } from './shorten.ts';

it.each([
  ['Zażółć gęślą jaźń', 17],
  ['Отзив', 5],
  ['口コミ', 6],
  ['★★★★☆', 10],
  ['“x” — ‘x’', 9],
  ['…', 2],
  ['e\u0301', 1],
  ['👍', 2],
  ['👨‍👩‍👧‍👦', 2],
  ['👍🏽👍🏽', 4],
  ['🇵🇱', 2],
  ['1️⃣', 2],
  ['https://opinara.example/de/reviews/a-very-long-name-of-a-company?review=0190a1b2', 23],
  ['See https://a.example and https://b.example', 4 + 23 + 5 + 23],
  ['', 0],
])('on X, %j has the length %i', (text, length) => {
  expect(lengthOnX(text)).toBe(length);
});

it('other networks count letters', () => {
  expect(postLength('google', '★★')).toBe(2);
  expect([fitsPost('google', 'a'.repeat(1500)), fitsPost('google', 'a'.repeat(1501))]).toEqual([true, false]);
  expect([fitsPost('x', '口'.repeat(140)), fitsPost('x', '口'.repeat(141))]).toEqual([true, false]);
});

it('a text that does not fit ends after a word', () => {
  expect(shortened('Very good tea', 'en', () => true)).toBe('Very good tea');
  expect(shortened('Very good tea', 'en', ({ length }) => length <= 12)).toBe('Very good…');
  expect(shortened('Very', 'en', ({ length }) => length <= 2)).toBe('V…');
  expect(shortened('Very', 'en', () => false)).toBe('');
});
