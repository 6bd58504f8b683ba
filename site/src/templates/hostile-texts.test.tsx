import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import type { ReactElement } from 'react';
import type { ReviewCard } from '@app/contracts/reviews';
import { LOCALES, mergedNamespace, type Namespace } from '@app/locales';
import { aCompany, aReview } from '../../testing/companies.ts';
import { XSS_PAYLOADS, addressesOf, partsOf, pushedInto, squeezed } from '../../testing/hostile.ts';
import { aProduct } from '../../testing/products.ts';
import { visibleProfile } from '../../testing/profile-page.tsx';
import { wholePage } from '../../testing/render-page.tsx';
import type { ProductData } from '../features/product/product-data.ts';
import { ProductPage } from '../features/product/product-page.tsx';
import type { ProfileData } from '../features/profile/profile-data.ts';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { Head as ProductHead } from './product.tsx';
import { Head as ProfileHead } from './profile.tsx';

// React's server renderer needs these, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder, ReadableStream });
const { renderToReadableStream, renderToStaticMarkup } = await import('react-dom/server.edge');

/** All that somebody writes: names, texts, answers, questions. Addresses, ids and enumerations are checked on the way in. */
const WRITTEN = new Set(['name', 'body', 'authorName', 'description', 'address', 'city', 'phone', 'email', 'taxId']);
const about = { id: aProduct().id, name: 'Tent', slug: 'tent' };
const answer = { body: 'Thank you.', publishedAt: '2026-11-21T10:00:00Z', edited: false, expert: null };
const card = aReview(1, { answer: { ...answer, language: 'en' } } as Partial<ReviewCard>);
const company = aCompany({ description: 'We sell tents.', descriptionLanguage: 'en', address: 'Main street 1' });
const QUESTIONS = {
  items: [{ id: card.id, name: 'Otto', body: 'How big?', language: 'en', publishedAt: card.publishedAt, answer }],
  nextCursor: null,
};

type Shown = Extract<ProfileData, { kind: 'shown' }>;

/** Some texts for the cards of a page; the first of them stands in every other place too. */
const AT_A_TIME = 10;
/** Names of what every object has, which a careless look-up finds. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];
const HELPINGS = [
  ...INHERITED.map((text) => [text]),
  ...Array.from({ length: Math.ceil(XSS_PAYLOADS.length / AT_A_TIME) }, (_, n) =>
    XSS_PAYLOADS.slice(n * AT_A_TIME, (n + 1) * AT_A_TIME),
  ),
];

const cardsOf = (texts: readonly string[], product: ReviewCard['product'] = null) => ({
  items: texts.map((text, n) => ({ ...pushedInto({ ...card, product }, WRITTEN, text), id: aReview(n).id })),
  nextCursor: null,
});
const profileOf = (texts: readonly string[]): ProfileData => ({
  ...pushedInto(visibleProfile({ company }) as Shown, WRITTEN, texts[0] ?? ''),
  reviews: cardsOf(texts),
});
const productOf = (texts: readonly string[]): ProductData => ({
  kind: 'shown',
  product: pushedInto(aProduct(), WRITTEN, texts[0] ?? ''),
  reviews: cardsOf(texts, about),
  filters: {},
  questions: pushedInto(QUESTIONS, WRITTEN, texts[0] ?? '') as never,
  code: null,
  questionsFrom: null,
  search: '',
});

const parsed = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
/** The page as the server sends it, parts that are loaded later included. */
async function pageOf(element: ReactElement, namespaces: Namespace[]): Promise<Document> {
  const stream = await renderToReadableStream(wholePage(element, 'en', namespaces));
  await stream.allReady;
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk);
  return parsed(`<!doctype html><html><body>${Buffer.concat(chunks).toString()}</body></html>`);
}

const PAGES: Record<string, (texts: readonly string[]) => Promise<Document>> = {
  profile: (texts) => pageOf(<ProfilePage data={profileOf(texts)} />, ['profile', 'reviews', 'category']),
  product: (texts) => pageOf(<ProductPage data={productOf(texts)} />, ['product', 'profile', 'reviews', 'category']),
};

it.each(Object.entries(PAGES))(
  'no text runs anything on the server’s page of a %s, each stands there',
  async (_, draw) => {
    // A long text is folded, a short one is not.
    const known = partsOf(await draw(['Plain words', 'Plain words '.repeat(200)]));
    const faults: string[] = [];
    for (const texts of HELPINGS) {
      const page = await draw(texts);
      const strange = [...partsOf(page)].filter((part) => !known.has(part));
      const dangerous = addressesOf(page).filter((address) => !/^(?:https?:|mailto:|tel:|[/#?]|$)/.test(address));
      const shown = squeezed(page.body.textContent);
      faults.push(...[...strange, ...dangerous].map((fault) => `${fault}: ${texts.join(' | ')}`));
      faults.push(...texts.filter((text) => !shown.includes(squeezed(text))).map((text) => `not shown: ${text}`));
    }
    expect(faults).toEqual([]);
  },
);

const HEADS: Record<string, readonly [(props: never) => ReactElement, (texts: readonly string[]) => object]> = {
  profile: [ProfileHead, profileOf],
  product: [ProductHead, productOf],
};

it.each(Object.entries(HEADS))('no text leaves the head of a %s or its structured data', (_, [Head, dataOf]) => {
  const namespaces = ['common', 'profile', 'product', 'category', 'reviews'] as const;
  const edges = namespaces.map((ns) => ({
    node: { ns, language: 'en', data: JSON.stringify(mergedNamespace('en', ns)) },
  }));
  const pageContext = { language: 'en', origin: 'https://opinara.example', indexedLocales: [...LOCALES] };
  const draw = (texts: readonly string[]): Document => {
    const props = { data: { locales: { edges } }, pageContext, serverData: dataOf(texts), location: { pathname: '/' } };
    return parsed(`<!doctype html><html><head>${renderToStaticMarkup(Head(props as never))}</head></html>`);
  };
  const structure = (page: Document): string => [...page.querySelectorAll('*')].map(({ tagName }) => tagName).join();
  const plain = draw(['Plain words']);
  const known = partsOf(plain);
  const faults = HELPINGS.flatMap((texts) => {
    const page = draw(texts);
    const scripts = [...page.querySelectorAll('script')];
    const told = scripts.map(({ textContent }) => JSON.parse(textContent) as { name?: string; review?: object[] });
    const written = told.flatMap(({ name, review = [] }) => [name, ...review.map((one) => Object.values(one)).flat()]);
    return [
      ...scripts.map(({ type }) => type).filter((type) => type !== 'application/ld+json'),
      ...[...partsOf(page)].filter((part) => !known.has(part)),
      ...(structure(page) === structure(plain) ? [] : ['other elements']),
      // As they were written, for readers of the data.
      ...texts.filter((text) => !written.some((one) => one === text)).map(() => 'not told'),
    ].map((fault) => `${fault}: ${texts.join(' | ')}`);
  });
  expect(faults).toEqual([]);
});
