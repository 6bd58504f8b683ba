import { altRule, dayRule, hrefRule, pairRule, plainRule, sitePathRule, textKeyRule } from './rules.ts';

describe('textKeyRule', () => {
  test.each(['home:hero.title', 'why-us:seo.title', 'badges:love_us.name', '', null, undefined])(
    '%j is a valid translation key',
    (key) => expect(textKeyRule(key)).toBe(true),
  );
  test.each(['home', 'home:', ':title', 'Home:title', 'home:hero..title', 'home:hero title', 'home:hero.title.', 7])(
    '%j is not a valid translation key',
    (key) => expect(textKeyRule(key)).toBe('rules.textKey'),
  );
});

describe('sitePathRule', () => {
  test.each(['/', '/pricing', '/references/some-shop', '/SA-info'])('%j is a path of the site', (path) =>
    expect(sitePathRule(path)).toBe(true),
  );
  test.each(['', 'pricing', '//evil.example', '/a/', '/a b', '/../x?', null])('%j is not a path of the site', (path) =>
    expect(sitePathRule(path)).toBe('rules.sitePath'),
  );
});

describe('hrefRule', () => {
  test.each([
    '/',
    '/pricing#plans',
    '/search/x?lang=pl',
    'https://blog.example/a',
    'mailto:a@b.example',
    'tel:+48123',
    '',
    undefined,
  ])('%j is a valid target of a link', (href) => expect(hrefRule(href)).toBe(true));
  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '//evil.example',
    'http://plain.example',
    '/\\evil',
    'data:text/html,x',
    'pricing',
  ])('%j is not a valid target of a link', (href) => expect(hrefRule(href)).toBe('rules.href'));
});

describe('pairRule', () => {
  test('a pair needs a key or a text in the edited locale', () => {
    expect(pairRule({ key: 'home:hero.title' })).toBe(true);
    expect(pairRule({ text: 'Witaj' })).toBe(true);
    expect(pairRule({ text: { pl: 'Witaj', de: '' } })).toBe(true);
    for (const nothing of [{ text: ' ' }, { text: {} }, { text: null }, {}])
      expect(pairRule(nothing)).toBe('rules.pair');
  });
  test('a pair may be empty if the base locale has a text', () => {
    expect(pairRule({}, 'Witaj')).toBe(true);
    expect(pairRule({ text: '' }, ' ')).toBe('rules.pair');
  });
});

describe('altRule', () => {
  test('a picture may have its alternative text in the edited locale', () => {
    expect(altRule('Laden', undefined, false)).toBe(true);
    expect(altRule({ de: 'Laden' }, undefined, true)).toBe(true);
    expect(altRule('', {}, false)).toBe('rules.alt');
  });
  test('a picture may have its alternative text in another locale, except in the base locale', () => {
    expect(altRule(null, { pl: 'Sklep' }, false)).toBe(true);
    expect(altRule(null, { de: 'Laden' }, false)).toBe(true);
    expect(altRule(null, { de: 'Laden' }, true)).toBe('rules.alt');
  });
});

describe('dayRule', () => {
  test.each(['2026-03-01', '2028-02-29', '', undefined])('%j is a valid day, or empty', (day) =>
    expect(dayRule(day)).toBe(true),
  );
  test.each(['2026-02-29', '2026-13-01', '1.3.2026', '2026-03-01T00:00:00Z', 20260301])(
    '%j is not a valid day',
    (day) => expect(dayRule(day)).toBe('rules.day'),
  );
});

describe('plainRule', () => {
  test.each(['Jak skała', '5 $ (tax)', '{', '', null, undefined, { pl: 'Tak', de: null }])(
    '%j is a text without placeholders',
    (text) => expect(plainRule(text)).toBe(true),
  );
  test.each(['{{name}}', 'a $t(common:brand)', { pl: 'Tak', de: 'Ja, {{name}}' }])(
    '%j is not a text without placeholders',
    (text) => expect(plainRule(text)).toBe('rules.plain'),
  );
});
