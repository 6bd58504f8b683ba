import { withScheme } from './website.ts';

describe('a typed website', () => {
  it.each([
    ['example.com', 'https://example.com'],
    [' www.kawa.pl/sklep ', 'https://www.kawa.pl/sklep'],
    ['http://example.com', 'http://example.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['my shop', 'my shop'],
    ['', ''],
  ])('the typed website %j becomes %j', (typed, website) => {
    expect(withScheme(typed)).toBe(website);
  });
});
