import { join } from 'node:path';
import { LOCALES as CONTRACT_LOCALES } from '@app/contracts/common';
import {
  BRAND_NAME,
  LOCALES,
  LOCALE_NAMES,
  NAMESPACES,
  completeness,
  hreflang,
  htmlLang,
  mergedNamespace,
  readNamespace,
} from './index.ts';

const fixtures = join(import.meta.dirname, 'fixtures', 'good');

describe('the manifest', () => {
  it('the manifest has the 30 languages of the specification, the same as the contracts', () => {
    expect(LOCALES).toHaveLength(30);
    expect([...LOCALES].sort()).toEqual([...CONTRACT_LOCALES].sort());
    expect(Object.keys(LOCALE_NAMES).sort()).toEqual([...LOCALES].sort());
    expect(new Set(NAMESPACES).size).toBe(NAMESPACES.length);
    expect(BRAND_NAME).not.toBe('');
  });

  it('language tags are known to Intl', () => {
    expect(htmlLang('no')).toBe('nb');
    expect(htmlLang('sr')).toBe('sr-Latn');
    expect([htmlLang('pt'), hreflang('pt'), hreflang('sr'), hreflang('no')]).toEqual(['pt-PT', 'pt', 'sr-Latn', 'nb']);
    expect(Intl.DateTimeFormat.supportedLocalesOf(LOCALES.map(htmlLang))).toHaveLength(30);
  });
});

describe('texts', () => {
  it('texts are empty if a locale has no file', () => {
    expect(readNamespace('vi', 'common', fixtures)).toEqual({});
  });

  it('texts fall back to the base locale, deeply', () => {
    expect(mergedNamespace('de', 'common', fixtures)).toMatchObject({
      nav: { home: 'Startseite', search: 'Znajdź firmę na naszej stronie' },
    });
  });

  it('plural forms are merged as one, so that no language shows another’s forms', () => {
    const merged = mergedNamespace('fr', 'common', fixtures);
    expect(merged).toMatchObject({ reviews_one: '{{count}} avis', reviews_many: '{{count}} avis au total' });
    expect(merged).not.toHaveProperty('reviews_few');
    expect(merged['reviews_other']).toBe('{{count}} avis au total');
  });

  it('base texts use the plural categories of the reader’s language', () => {
    expect(mergedNamespace('vi', 'common', fixtures)).toMatchObject({ reviews_other: '{{count}} opinii' });
    expect(mergedNamespace('vi', 'common', fixtures)).not.toHaveProperty('reviews_few');
    expect(mergedNamespace('hr', 'common', fixtures)).toMatchObject({
      reviews_one: '{{count}} opinia',
      reviews_few: '{{count}} opinie',
      reviews_other: '{{count}} opinii',
    });
  });

  it('a text with its plural forms counts once', () => {
    expect(
      completeness(readNamespace('pl', 'common', fixtures), readNamespace('de', 'common', fixtures)),
    ).toMatchObject({
      total: 4,
      own: 2,
      share: 0.5,
      complete: false,
      missing: ['nav.search', 'welcome'],
    });
  });
});
