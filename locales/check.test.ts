import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkCode, keysWithin, readKeys } from './check-code.ts';
import { checkTexts, readTexts, stableJson } from './check-texts.ts';
import { coverageDocument, coverageTable } from './coverage.ts';
import { LOCALES, NAMESPACES } from './manifest.ts';
import type { Locale, Messages, Namespace } from './index.ts';

const good = join(import.meta.dirname, 'fixtures', 'good');
const nothingPromised = Object.fromEntries(LOCALES.map((locale) => [locale, []])) as unknown as Record<
  Locale,
  readonly Namespace[]
>;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  cpSync(good, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(locale: string, namespace: string, messages: Messages | string): void {
  mkdirSync(join(folder, locale), { recursive: true });
  const text = typeof messages === 'string' ? messages : stableJson(messages);
  writeFileSync(join(folder, locale, `${namespace}.json`), text);
}

/** All faults of the folder, one line each. */
function faults(complete: Partial<Record<Locale, readonly Namespace[]>> = {}): string[] {
  const { texts, faults: unreadable } = readTexts(folder);
  const all = [...unreadable, ...checkTexts(texts, { ...nothingPromised, ...complete })];
  return all.map(({ where, what }) => `${where}: ${what}`);
}

describe('the check of texts', () => {
  it('valid texts have no errors, and French needs "many"', () => {
    expect(faults()).toEqual(['fr/common.json reviews: lacks the plural forms many']);
  });

  it('the check of texts finds files that are not JSON, not in the canonical format, or of an unknown language or namespace', () => {
    put('de', 'footer', '{ "a": ');
    put('de', 'home', '{"a":"x","a":"y"}\n');
    put('xx', 'home', {});
    put('de', 'nonsense', {});
    expect(faults()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('de/footer.json: is not JSON'),
        expect.stringContaining('de/home.json: is not in the stable format, or repeats a key'),
        'xx: is not one of our languages',
        'de/nonsense.json: is not one of our namespaces',
      ]),
    );
  });

  it('the check of texts finds values that are no texts', () => {
    put('de', 'common', '{\n  "nav": {\n    "home": 1,\n    "search": "",\n    "a.b": "x "\n  }\n}\n');
    expect(faults()).toEqual(
      expect.arrayContaining([
        'de/common.json nav.home: must be a text or an object of texts',
        'de/common.json nav.search: is empty',
        'de/common.json nav.a.b: begins or ends with a space',
        expect.stringContaining('"a.b" is no good key'),
      ]),
    );
  });

  it('the check of texts finds dropped, invented and broken placeholders and tags', () => {
    put('de', 'common', { welcome: 'Hallo {{nmae}}, <b>schön</b>' });
    put('cs', 'common', { welcome: 'Dobrý den {name}, rádi vás vidíme' });
    expect(faults()).toEqual(
      expect.arrayContaining([
        'de/common.json welcome: lacks {{name}}',
        'de/common.json welcome: has {{nmae}}, which the base has not',
        'cs/common.json welcome: has a broken placeholder',
        'cs/common.json welcome: lacks </b> <b> {{name}}',
      ]),
    );
  });

  it('the check of texts requires exactly the plural forms of each language', () => {
    put('cs', 'common', {
      reviews_one: '1 recenze',
      reviews_few: '{{count}} recenze',
      reviews_other: '{{count}} recenzí',
    });
    put('ja', 'common', { reviews_one: '{{count}}件', reviews_other: '{{count}}件' });
    put('ru', 'common', {
      reviews_one: 'один отзыв',
      reviews_few: '{{count}} отзыва',
      reviews_many: '{{count}} отзывов',
      reviews_other: '{{count}} отзыва',
    });
    put('hu', 'common', { reviews: '{{count}} vélemény' });
    expect(faults()).toEqual(
      expect.arrayContaining([
        'cs/common.json reviews: lacks the plural forms many',
        'ja/common.json reviews: has plural forms that its language has not: one',
        // 21 is "one" in Russian too: the figure must be shown.
        'ru/common.json reviews_one: lacks {{count}}',
        'hu/common.json reviews: needs plural forms',
      ]),
    );
  });

  it('the check of texts finds unknown keys, and missing ones where the locale must be complete', () => {
    put('sk', 'common', { nav: { home: 'Domov', extra: 'Navyše' } });
    expect(faults({ sk: ['common'] })).toEqual(
      expect.arrayContaining([
        'sk/common.json nav.extra: is not in the base locale (pl)',
        'sk/common.json nav.search: is missing',
        'sk/common.json reviews: is missing',
      ]),
    );
  });

  it('the check of texts finds text left in English or Polish, but not short words', () => {
    put('it', 'common', { nav: { home: 'Home', search: 'Find a company on our site' } });
    put('lt', 'common', { nav: { search: 'Znajdź firmę na naszej stronie' } });
    expect(faults()).toEqual(
      expect.arrayContaining([
        'it/common.json nav.search: is the same as in en',
        'lt/common.json nav.search: is the same as in pl',
      ]),
    );
    expect(faults().join()).not.toContain('nav.home');
  });

  it('the check of texts requires Latin letters in Serbian and Greek ones in Greek', () => {
    put('sr', 'common', { nav: { home: 'Почетна' } });
    put('el', 'common', { nav: { search: 'Vres mia etairia edo' } });
    expect(faults()).toEqual(
      expect.arrayContaining([
        'sr/common.json nav.home: has letters of a foreign script',
        'el/common.json nav.search: is not in its own script',
      ]),
    );
  });

  it('the check of texts prints the coverage', () => {
    const table = coverageTable(readTexts(folder).texts, folder).split('\n');
    expect(table).toHaveLength(1 + NAMESPACES.length);
    expect(table.find((line) => line.startsWith('common'))).toMatch(/^common\s+4\s+✓\s+✓\s+·/);
    expect(table.find((line) => line.startsWith('common'))).toContain(' 50 ');
  });
});

it('the check of texts writes the coverage as a document, with the share of each language', () => {
  const { texts } = readTexts(folder);
  const page = coverageDocument(texts, folder);
  expect(page).toContain(coverageTable(texts, folder));
  expect(page).toContain('Of all 4 texts: en 100 %');
  expect(page).toContain('fr 25 %');
});

describe('the check of code', () => {
  const base = new Map<Namespace, Messages>([
    ['common', JSON.parse(readFileSync(join(good, 'pl', 'common.json'), 'utf8')) as Messages],
    ['errors', { codes: { token_invalid: { title: 'a' } } }],
  ]);
  const check = (source: string, file = 'a.tsx') =>
    checkCode([readKeys(`/project/${file}`, source)], base, '/project').map(({ where, what }) => `${where}: ${what}`);
  const usesAll = `t('nav.home'); t('common:nav.search'); t('reviews', { count }); const { t } = useTranslation('common'); t('welcome');`;

  it('the check of code finds nothing if every text is used and every key is known', () => {
    expect(check(usesAll)).toEqual([]);
  });

  it('the check of code finds unknown keys with their line, in calls, attributes and literals', () => {
    const source = `${usesAll}\nt('nav.hmoe');\nconst key = 'common:nav.lost';\n<Trans i18nKey="nav.none" />`;
    expect(check(source)).toEqual([
      'a.tsx:2: asks for the unknown text nav.hmoe',
      'a.tsx:4: asks for the unknown text nav.none',
      'a.tsx: asks for the unknown text common:nav.lost',
    ]);
  });

  it('the check of code counts keys that content refers to as used', () => {
    const asked = (key: string) =>
      checkCode(
        [readKeys('/project/a.tsx', usesAll), keysWithin('/project/pages.ts', [{ title: { key } }])],
        base,
        '/project',
      );
    expect(asked('common:nav.home')).toEqual([]);
    expect(asked('common:nav.gone')).toEqual([
      { where: 'pages.ts', what: 'asks for the unknown text common:nav.gone' },
    ]);
  });

  it('the check of code finds unused texts', () => {
    expect(check(`useTranslation('common'); t('nav.home'); t('reviews', { count: 2 });`)).toEqual([
      'common.json nav.search: is used nowhere',
      'common.json welcome: is used nowhere',
    ]);
  });

  it('the check of code understands templates, prefixes and error codes', () => {
    const source = [
      "const { t } = useTranslation('common', { keyPrefix: 'nav' });",
      "t('home'); t('search'); t(`common:wel${rest}`);",
      "t('common:reviews', { count }); t('common:welcome');",
      "class A extends domainError('token_invalid', 404) {}",
      "class B extends domainError('unheard_of', 404) {}",
    ].join('\n');
    expect(check(source, 'a.ts')).toEqual(['a.ts:5: asks for the unknown text errors:codes.unheard_of.title']);
    expect(check('t(`nav.${name}`); t("welcome"); t("reviews"); useTranslation("common")')).toEqual([]);
  });
});
