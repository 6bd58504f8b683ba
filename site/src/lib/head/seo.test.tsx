import { cleanup, render } from '@testing-library/react';
import { LOCALES, hreflang, type Locale } from '@app/locales/manifest.ts';
import { profilePath, localePath } from '../addresses/links.ts';
import { localizedPath } from '../addresses/page-address.tsx';
import { SeoHead, type SeoHeadProps } from './seo.tsx';

const origin = 'https://opinara.example';

/** The document with the head of a page, in place of the one before: React moves these elements to where they belong. */
function head(own: Partial<SeoHeadProps> = {}): Document {
  const props: SeoHeadProps = {
    title: 'Shop',
    description: 'Reviews of a shop',
    locale: 'de',
    origin,
    brand: 'Opinara',
    path: '/de/bewertungen/buty',
    indexedLocales: LOCALES,
    ...own,
  };
  cleanup();
  render(<SeoHead {...props} />);
  return document;
}

const attribute = (page: Document, selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
const property = (page: Document, name: string) => attribute(page, `meta[property="${name}"]`, 'content');
const alternates = (page: Document) =>
  new Map(
    [...page.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

describe('alternates', () => {
  const paths = (locale: Locale) => [localePath(locale, '/'), localePath(locale, '/badges'), profilePath(locale, 'x')];

  it('alternates are complete and equal on each version of a page, including the default', () => {
    for (const at of [0, 1, 2]) {
      const sets = LOCALES.map((locale) => alternates(head({ locale, path: paths(locale)[at] })));
      expect(sets[0]?.size).toBe(LOCALES.length + 1);
      for (const set of sets) expect(set).toEqual(sets[0]);
    }
  });

  it('alternates are the canonical URLs of their versions', () => {
    for (const locale of LOCALES) {
      const path = profilePath(locale, 'x');
      const page = head({ locale, path });
      expect(alternates(page).get(hreflang(locale))).toBe(attribute(page, 'link[rel=canonical]', 'href'));
      expect(alternates(page).get('x-default')).toBe(`${origin}${localizedPath(path, 'pl')}`);
    }
  });

  it('alternates exclude noindex versions, which have none themselves', () => {
    const indexedLocales = LOCALES.filter((locale) => locale !== 'vi');
    expect(alternates(head({ indexedLocales })).has('vi')).toBe(false);
    const hidden = head({ indexedLocales, locale: 'vi', path: '/vi/danh-gia/buty' });
    expect(alternates(hidden).size).toBe(0);
    expect(hidden.querySelector('link[rel=canonical]')).toBeNull();
    expect(attribute(hidden, 'meta[name=robots]', 'content')).toBe('noindex, follow');
  });

  it('alternates are for a language, not for countries', () => {
    const languages = [...alternates(head()).keys()];
    expect(languages).toEqual(expect.arrayContaining(['pt', 'nb', 'sr-Latn', 'en']));
    expect(languages).not.toContain('pt-PT');
  });

  it('alternates keep the page’s query', () => {
    expect(alternates(head({ path: '/de/shops/books?page=2' })).get('pl')).toBe(`${origin}/shops/books?page=2`);
  });
});

describe('sharing data', () => {
  it('sharing data has the canonical URL, and none on noindex pages', () => {
    const page = head({ path: '/ja/口コミ/buty' });
    expect(property(page, 'og:url')).toBe(attribute(page, 'link[rel=canonical]', 'href'));
    for (const own of [{ noindex: true }, { path: undefined }, { indexedLocales: ['pl' as const] }]) {
      const hidden = head(own);
      expect(property(hidden, 'og:url')).toBeUndefined();
      expect(hidden.querySelector('link[rel=canonical], link[hreflang]')).toBeNull();
      expect(attribute(hidden, 'meta[name=robots]', 'content')).toBe('noindex, follow');
    }
  });

  it('sharing data has an image on every page: its own, a drawn one, or the language’s', () => {
    expect(property(head(), 'og:image')).toBe(`${origin}/og/de.png`);
    const drawn = head({ picture: '/og/de/buty.png?v=1' });
    expect(property(drawn, 'og:image')).toBe(`${origin}/og/de/buty.png?v=1`);
    expect([property(drawn, 'og:image:width'), property(drawn, 'og:image:height')]).toEqual(['1200', '630']);
    expect(property(drawn, 'og:image:alt')).toBe('Shop');
    const image = { src: '/media/a.webp', srcSet: '', width: 900, height: 600, alt: 'A', focalPoint: { x: 1, y: 1 } };
    const own = head({ image, picture: '/og/de/buty.png' });
    expect([property(own, 'og:image'), property(own, 'og:image:alt')]).toEqual([`${origin}/media/a.webp`, 'A']);
    expect(attribute(own, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image');
  });

  it('sharing data has locales with territories', () => {
    expect(property(head(), 'og:locale')).toBe('de_DE');
    expect(property(head({ locale: 'sr' }), 'og:locale')).toBe('sr_RS');
    expect(property(head({ locale: 'no' }), 'og:locale')).toBe('nb_NO');
    expect(head().querySelectorAll('meta[property="og:locale:alternate"]')).toHaveLength(LOCALES.length - 1);
  });
});

it('structured data cannot close its script, and none gives no script', () => {
  const page = head({ jsonLd: [null, { name: '</script><b>' }] });
  const scripts = page.querySelectorAll('script[type="application/ld+json"]');
  expect([...scripts].map(({ textContent }) => JSON.parse(textContent ?? '') as unknown)).toEqual([
    { name: '</script><b>' },
  ]);
  expect(page.querySelector('b')).toBeNull();
});

it('feeds are linked in the head', () => {
  const page = head({ feeds: [{ type: 'application/atom+xml', href: '/de/changelog/feed.atom' }] });
  expect(attribute(page, 'link[type="application/atom+xml"]', 'href')).toBe('/de/changelog/feed.atom');
});
