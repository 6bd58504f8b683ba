import { altRule, dayRule, hrefRule, pairRule, plainRule, sitePathRule, textKeyRule } from './rules.ts';

describe('keys of translations', () => {
  test.each(['home:hero.title', 'why-us:seo.title', 'badges:love_us.name', '', null, undefined])('%j is fine', (key) =>
    expect(textKeyRule(key)).toBe(true),
  );
  test.each(['home', 'home:', ':title', 'Home:title', 'home:hero..title', 'home:hero title', 'home:hero.title.', 7])(
    '%j is not',
    (key) => expect(textKeyRule(key)).toBe('rules.textKey'),
  );
});

describe('paths of the site', () => {
  test.each(['/', '/pricing', '/references/some-shop', '/SA-info'])('%j is one', (path) =>
    expect(sitePathRule(path)).toBe(true),
  );
  test.each(['', 'pricing', '//evil.example', '/a/', '/a b', '/../x?', null])('%j is none', (path) =>
    expect(sitePathRule(path)).toBe('rules.sitePath'),
  );
});

describe('targets of links', () => {
  test.each([
    '/',
    '/pricing#plans',
    '/search/x?lang=pl',
    'https://blog.example/a',
    'mailto:a@b.example',
    'tel:+48123',
    '',
    undefined,
  ])('%j may be linked', (href) => expect(hrefRule(href)).toBe(true));
  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    '//evil.example',
    'http://plain.example',
    '/\\evil',
    'data:text/html,x',
    'pricing',
  ])('%j may not', (href) => expect(hrefRule(href)).toBe('rules.href'));
});

describe('a pair of text and key', () => {
  test('needs a key or a text, whichever locale is being edited', () => {
    expect(pairRule({ key: 'home:hero.title' })).toBe(true);
    expect(pairRule({ text: 'Witaj' })).toBe(true);
    expect(pairRule({ text: { pl: 'Witaj', de: '' } })).toBe(true);
    for (const nothing of [{ text: ' ' }, { text: {} }, { text: null }, {}])
      expect(pairRule(nothing)).toBe('rules.pair');
  });
  test('may be empty where the base locale has words, and only there', () => {
    expect(pairRule({}, 'Witaj')).toBe(true);
    expect(pairRule({ text: '' }, ' ')).toBe('rules.pair');
  });
});

describe('the words of a picture', () => {
  test('are those of the locale that is being edited', () => {
    expect(altRule('Laden', undefined, false)).toBe(true);
    expect(altRule({ de: 'Laden' }, undefined, true)).toBe(true);
    expect(altRule('', {}, false)).toBe('rules.alt');
  });
  test('may be those of another one, but not in the base locale', () => {
    expect(altRule(null, { pl: 'Sklep' }, false)).toBe(true);
    expect(altRule(null, { de: 'Laden' }, false)).toBe(true);
    expect(altRule(null, { de: 'Laden' }, true)).toBe('rules.alt');
  });
});

describe('a day of the calendar', () => {
  test.each(['2026-03-01', '2028-02-29', '', undefined])('%j is one, or none was given', (day) =>
    expect(dayRule(day)).toBe(true),
  );
  test.each(['2026-02-29', '2026-13-01', '1.3.2026', '2026-03-01T00:00:00Z', 20260301])('%j is none', (day) =>
    expect(dayRule(day)).toBe('rules.day'),
  );
});

describe('a text without placeholders', () => {
  test.each(['Jak skała', '5 $ (tax)', '{', '', null, undefined, { pl: 'Tak', de: null }])('%j is one', (text) =>
    expect(plainRule(text)).toBe(true),
  );
  test.each(['{{name}}', 'a $t(common:brand)', { pl: 'Tak', de: 'Ja, {{name}}' }])('%j is none', (text) =>
    expect(plainRule(text)).toBe('rules.plain'),
  );
});
