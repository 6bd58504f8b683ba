import { gunzipSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LOCALES, hreflang, type Locale } from '@app/locales';
import type {
  DraftExport,
  ExportedBlock,
  ExportedPage,
  LanguageChange,
  LanguageState,
  LocalisedText,
  PreviewLanguages,
  PreviewWords,
  TextPair,
} from '../../../cms/src/export/types.ts';
import {
  aPage,
  pagesExport,
  startContentServer,
  type ContentServer,
} from '../../../tests/support/site/site-content.ts';
import { frontDoorTest, type FrontDoorTest } from '../../testing/front-door.ts';
import { SeoHead } from '../../src/lib/head/seo.tsx';
import type { PageContext } from '../../src/lib/content/page-props.ts';

/** The interface of all pages lacks texts in this language, so no page is indexed in it. */
const UNFINISHED: Locale = 'vi';
/** A key that all languages have a translation of. */
const TRANSLATED = 'common:nav.pricing';
const ORIGIN = 'http://localhost:8000';
const TOKEN = 'T';

let cms: ContentServer;
let test: FrontDoorTest;
beforeAll(async () => {
  cms = await startContentServer([aPage('/', 'Home')]);
  test = await frontDoorTest({ CMS_SERVICE_KEY: 'the-service-key-of-the-tests', CMS_URL: cms.url, PUBLIC_URL: ORIGIN });
});
afterAll(async () => {
  test.door.published.stop();
  await Promise.all([test.close(), cms.close()]);
});

const key: TextPair = { key: TRANSLATED, text: {} };
const typed = (text: LocalisedText): TextPair => ({ key: null, text });

let id = 0;
const hero = (title: TextPair, lead: TextPair | null = null): ExportedBlock => ({
  type: 'hero',
  id: `b${++id}`,
  title,
  lead,
  primary: null,
  secondary: null,
  image: null,
  drawing: null,
  search: false,
});
const question = (text: TextPair) => ({ id: `q${++id}`, question: text, answer: text });
const faq = (...texts: TextPair[]): ExportedBlock => ({
  type: 'faq',
  id: `b${++id}`,
  title: null,
  items: texts.map(question),
});

const aPageOf = (title: TextPair, ...blocks: ExportedBlock[]): ExportedPage => ({
  ...aPage('/offer', ''),
  name: 'Working name',
  seo: { title, description: title, image: null, noindex: false },
  blocks,
});

/** Whole in every language, by translations. */
const everywhere = aPageOf(key, hero(key));

const draftOf = (page: ExportedPage): DraftExport => {
  const { settings, navigation, planCards, badges } = pagesExport([]);
  const words = {} as PreviewWords;
  return { version: 'draft', left: 0, words, page, settings, navigation, planCards, badges };
};

async function publish(...pages: ExportedPage[]): Promise<void> {
  cms.pages = [aPage('/', 'Home'), ...pages];
  await test.door.published.refresh();
}

/** What the editor is told of a draft. */
async function told(draft: ExportedPage): Promise<PreviewLanguages> {
  cms.files.set(`/cms-api/export/draft?token=${TOKEN}`, JSON.stringify(draftOf(draft)));
  const { status, text } = await test.get(`/preview/offer?token=${TOKEN}`, { headers: { accept: 'application/json' } });
  expect(status).toBe(200);
  return JSON.parse(text) as PreviewLanguages;
}

/** What visitors and search engines get. */
interface Seen {
  status: number;
  /** Of the heading in the page. */
  heading: string | null;
  indexed: boolean;
  hreflang: string[];
  inSitemap: boolean;
}

const addressIn = (locale: Locale): string => `${locale === 'pl' ? '' : `/${locale}`}/offer`;

async function seen(locale: Locale, sitemap: string): Promise<Seen> {
  const { status, text } = await test.get(addressIn(locale));
  const found = status === 200;
  const head = found ? headOf(text, locale) : '';
  return {
    status,
    heading: found ? (/<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? null) : null,
    indexed: found && !head.includes('noindex'),
    hreflang: [...head.matchAll(/hrefLang="([^"]+)"/g)]
      .flatMap(([, lang = '']) => (lang === 'x-default' ? [] : lang))
      .sort(),
    inSitemap: sitemap.includes(`<loc>${ORIGIN}${addressIn(locale)}</loc>`),
  };
}

/** The head that the page's template writes from the data of the answer. */
function headOf(html: string, locale: Locale): string {
  const [, json = ''] = /window\.pageData=(.*?);window\.pageData\.path=/s.exec(html) ?? [];
  const { pageContext } = (JSON.parse(json) as { result: { pageContext: Required<PageContext> } }).result;
  const { origin, indexedLocales, seo } = pageContext;
  const { title, description, noindex } = seo;
  return renderToStaticMarkup(
    createElement(SeoHead, {
      title,
      description,
      noindex,
      locale,
      origin,
      indexedLocales,
      path: addressIn(locale),
      brand: 'Opinara',
    }),
  );
}

async function sitemapText(): Promise<string> {
  const { body, headers } = await test.get('/sitemaps/pages-1.xml');
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString();
}

/** One language of a case: how it is shown, by which words, and what publishing changed there. */
type Expected = [state: LanguageState, heading: string | null, change: LanguageChange | null];

interface Case {
  before: ExportedPage | null;
  draft: ExportedPage;
  /** Of some languages; `others`: of all the rest. */
  languages: Partial<Record<Locale, Expected>> & { others: Expected };
  /** Blocks that are not shown in other languages. */
  leftOut?: number;
}

const ALL = 'all translations';
const some = (words: string): LocalisedText => ({ pl: `${words} pl`, de: `${words} de` });

const CASES: Record<string, Case> = {
  'a block typed in the base language only: base words elsewhere, not indexed': {
    before: everywhere,
    draft: aPageOf(key, hero(key), faq(typed({ pl: 'Pytanie' }))),
    languages: { pl: ['complete', ALL, null], others: ['base', ALL, 'unlisted'] },
  },
  'a block typed in German only: not shown elsewhere, all stay indexed': {
    before: everywhere,
    draft: aPageOf(key, hero(key), faq(typed({ de: 'Frage' }))),
    languages: { de: ['complete', ALL, null], others: ['complete', ALL, null] },
    leftOut: 1,
  },
  'a question typed in German only among translated ones': {
    before: everywhere,
    draft: aPageOf(key, hero(key), faq(key, typed({ de: 'Frage' }))),
    languages: { de: ['complete', ALL, null], others: ['complete', ALL, null] },
    leftOut: 1,
  },
  'an optional text in German only': {
    before: everywhere,
    draft: aPageOf(key, hero(key, typed({ de: 'Mehr' }))),
    languages: { others: ['complete', ALL, null] },
  },
  'a new page in English only: nowhere else': {
    before: null,
    draft: aPageOf(typed({ en: 'Offer' }), hero(typed({ en: 'Offer' }))),
    languages: { en: ['complete', 'Offer', 'comes'], others: ['missing', null, null] },
    leftOut: 1,
  },
  'a new page in Polish only: base words elsewhere, not indexed': {
    before: null,
    draft: aPageOf(typed({ pl: 'Oferta' }), hero(typed({ pl: 'Oferta' }))),
    languages: { pl: ['complete', 'Oferta', 'comes'], others: ['base', 'Oferta', 'comes'] },
  },
  'blocks everywhere, a title in English only: the headline is the title, never the working name': {
    before: everywhere,
    draft: aPageOf(typed({ en: 'Offer' }), hero(key)),
    languages: { en: ['complete', 'Offer', null], others: ['base', ALL, 'unlisted'] },
  },
  'the base text taken away from a page that had it: gone where nothing is left': {
    before: aPageOf(typed(some('Offer')), hero(typed(some('Offer')))),
    draft: aPageOf(typed({ de: 'Offer de' }), hero(typed({ de: 'Offer de' }))),
    languages: { de: ['complete', 'Offer de', null], pl: ['missing', null, 'goes'], others: ['missing', null, 'goes'] },
    leftOut: 1,
  },
  'own text emptied: base words again, not indexed': {
    before: aPageOf(typed(some('Offer')), hero(typed(some('Offer')))),
    draft: aPageOf(typed({ pl: 'Offer pl' }), hero(typed({ pl: 'Offer pl' }))),
    languages: {
      pl: ['complete', 'Offer pl', null],
      de: ['base', 'Offer pl', 'unlisted'],
      others: ['base', 'Offer pl', null],
    },
  },
  'own text emptied above a translation: the translation, indexed': {
    before: aPageOf({ key: TRANSLATED, text: { de: 'Eigenes' } }, hero(key)),
    draft: everywhere,
    languages: { others: ['complete', ALL, null] },
  },
  'a language finished later: indexed': {
    before: aPageOf(typed({ pl: 'Offer pl' }), hero(typed({ pl: 'Offer pl' }))),
    draft: aPageOf(typed(some('Offer')), hero(typed(some('Offer')))),
    languages: {
      pl: ['complete', 'Offer pl', null],
      de: ['complete', 'Offer de', 'listed'],
      others: ['base', 'Offer pl', null],
    },
  },
  'a language added to a page that it did not have: it comes': {
    before: aPageOf(typed({ en: 'Offer' }), hero(typed({ en: 'Offer' }))),
    draft: aPageOf(typed({ en: 'Offer', de: 'Angebot' }), hero(typed({ en: 'Offer', de: 'Angebot' }))),
    languages: {
      en: ['complete', 'Offer', null],
      de: ['complete', 'Angebot', 'comes'],
      others: ['missing', null, null],
    },
    leftOut: 1,
  },
};

describe('the languages of a page: what the editor is told is what visitors and search engines get', () => {
  it.each(Object.entries(CASES))('%s', async (_name, { before, draft, languages, leftOut = 0 }) => {
    await publish(...(before ? [before] : []));
    const { now, after, changes } = await told(draft);
    expect(now === null).toBe(before === null);
    await publish(draft);
    const sitemap = await sitemapText();
    const { others, ...named } = languages;
    const expected = (locale: Locale): Expected => {
      const [state, heading, change] = named[locale] ?? others;
      if (locale !== UNFINISHED || state === 'missing') return [state, heading, change];
      return ['base', heading, change === 'comes' ? change : null];
    };
    const indexed = LOCALES.filter((locale) => expected(locale)[0] === 'complete').map(hreflang);

    for (const locale of LOCALES) {
      const [state, heading, change] = expected(locale);
      expect([locale, after[locale].state, changes[locale] ?? null]).toEqual([locale, state, change]);
      expect(after[locale].indexed).toBe(state === 'complete');
      expect([locale, after[locale].leftOut]).toEqual([locale, locale in named ? expect.any(Number) : leftOut]);
      const got = await seen(locale, sitemap);
      expect([locale, got]).toEqual([
        locale,
        {
          status: state === 'missing' ? 404 : 200,
          heading: heading === ALL ? expect.stringMatching(/./) : heading,
          indexed: state === 'complete',
          hreflang: state === 'complete' ? indexed.toSorted() : [],
          inSitemap: state === 'complete',
        },
      ]);
      expect(got.heading).not.toBe('Working name');
    }
    // Once published, there is nothing left to change.
    expect((await told(draft)).changes).toEqual({});
  });
});

it('menus lead only to languages that have the page', async () => {
  const label = typed({ pl: 'Oferta', en: 'Offer', de: 'Angebot' });
  const header = [
    { id: '1', label, href: '/offer', children: [] },
    { id: '2', label: typed({ pl: 'Home' }), href: '/', children: [] },
  ];
  cms.own = { navigation: { header, footer: [], legal: [] } };
  await publish(aPageOf(typed({ en: 'Offer' }), hero(typed({ en: 'Offer' }))));
  expect((await test.get('/en')).text).toContain('<nav>Offer Home</nav>');
  expect((await test.get('/de')).text).toContain('<nav>Home</nav>');
  cms.own = {};
});

it('data of a page is not there where the page is not', async () => {
  await publish(aPageOf(typed({ en: 'Offer' }), hero(typed({ en: 'Offer' }))));
  expect((await test.get('/page-data/en/offer/page-data.json')).status).toBe(200);
  expect((await test.get('/page-data/de/offer/page-data.json')).status).toBe(404);
});
