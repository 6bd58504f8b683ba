import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import type { WidgetState } from '@app/contracts/widgets/kinds';
import { LOCALES } from '@app/locales';
import { eventually } from '../../../../tests/support/eventually.ts';
import { someWidgetData } from '../../../../tests/support/widgets/widget-data.ts';
import { XSS_PAYLOADS } from '../../../../tests/support/xss-payloads.ts';
import { aCompany, aReview } from '../../../testing/companies.ts';
import { frontDoorTest } from '../../../testing/front-door.ts';
import type { FrontDoorTest } from '../../../testing/front-door.ts';

const ID = '0190f000-0000-7000-8000-000000000000';
const ORIGIN = 'https://opinara.example';
const PAGE = `/widgets/page/${ID}`;
let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

const widget = someWidgetData(ORIGIN, 'trust-page', { locale: 'de', lang: 'de' });
const company = aCompany({ slug: 'shop', name: 'Garden & Home' });
/** One answer of the stand-in serves the widget, the profile and the list. */
function given(own: object = {}, list: object = {}): void {
  test.engine.page = {
    ...company,
    ...widget,
    company: widget.company,
    items: [aReview(1)],
    nextCursor: null,
    ...list,
    ...own,
  };
}
const open = async (path = PAGE, asking = {}) => {
  const answer = await test.get(path, asking);
  return { ...answer, document: new JSDOM(answer.text).window.document };
};

it('the embedded page of reviews shows the public grade, every review with its origin, and the way to the profile', async () => {
  const external = aReview(2, {
    origin: 'external',
    source: { name: 'google', url: null },
    body: 'Gut <b>so</b>',
    language: 'de',
  });
  given({}, { items: [aReview(1, { grade: 1 }), external] });
  const { status, document } = await open();
  expect(status).toBe(200);
  const text = document.body.textContent ?? '';
  for (const said of [
    'Garden & Home',
    'Author 1',
    'Durch Kauf bestätigt',
    'Google',
    'Gut <b>so</b>',
    '20. November 2026',
  ])
    expect(text).toContain(said);
  expect(document.querySelectorAll('article')).toHaveLength(2);
  expect(document.querySelector('article svg')?.getAttribute('aria-label')).toBe('1 von 5');
  expect(document.querySelector('h1 a')?.getAttribute('href')).toBe(`${ORIGIN}/de/bewertungen/shop`);
  expect(test.engine.seen.map(({ url }) => url)).toContain('/api/v1/companies/shop/reviews?limit=10');
  expect(document.querySelectorAll('script, form')).toHaveLength(0);
});

it('the embedded page of reviews is not to be found by search engines, and is shared as the profile', async () => {
  given();
  const { headers, document } = await open();
  const meta = (name: string) => document.querySelector(`meta[property="${name}"]`)?.getAttribute('content');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${ORIGIN}/de/bewertungen/shop`);
  expect(meta('og:url')).toBe(`${ORIGIN}/de/bewertungen/shop`);
  expect(meta('og:title')).toContain('Garden & Home');
  expect(meta('og:image')).toMatch(/^https:\/\/opinara\.example\/og\/de\/shop\.png\?v=/);
});

it('the embedded page of reviews may be framed where its widget may stand, and runs and loads nothing of others', async () => {
  given({ domains: ['shop.example'], settings: { ...widget.settings, accent: '#1d4f91', scheme: 'auto' } });
  const { headers, document } = await open();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'self' shop.example *.shop.example");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
  const style = document.querySelector('style')?.textContent ?? '';
  expect(style).toContain('--accent:#1d4f91');
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(headers['x-frame-options']).toBeUndefined();
});

it('the embedded page of reviews leads to older reviews and back, in the language that was asked for', async () => {
  given({}, { nextCursor: 'a b' });
  const { document } = await open(`${PAGE}?locale=de`);
  expect(document.querySelector('a[rel=next]')?.getAttribute('href')).toBe('?locale=de&cursor=a%20b');
  given();
  const older = await open(`${PAGE}?locale=de&cursor=a%20b`);
  expect(test.engine.seen.map(({ url }) => url)).toContain('/api/v1/companies/shop/reviews?limit=10&cursor=a+b');
  expect(older.document.querySelector('nav a')?.getAttribute('href')).toBe('?locale=de');
  expect(older.document.querySelector('a[rel=next]')).toBeNull();
});

it.each<[WidgetState, boolean]>([
  ['blocked', false],
  ['hidden', false],
  ['suspended', true],
  ['empty', false],
])('of a company that is %s no review is shown, and its grade: %s', async (state, graded) => {
  given({ state, rating: { ...widget.rating, ...(!graded && { average: null, count: 0 }) } });
  const before = test.engine.seen.length;
  const { status, document } = await open();
  expect(status).toBe(200);
  expect(document.querySelectorAll('article')).toHaveLength(0);
  expect(document.querySelector('main')?.textContent?.trim()).not.toBe('');
  expect(document.querySelector('.rated') !== null).toBe(graded);
  expect(test.engine.seen.slice(before).some(({ url }) => url.includes('/reviews'))).toBe(false);
});

it('a withdrawn review leaves its notice where it stood', async () => {
  const withdrawn = {
    id: ID,
    grade: 1,
    publishedAt: '2026-11-19T10:00:00.000Z',
    product: { id: ID, name: 'Tent', slug: 'tent' },
    reason: 'not_about_product',
    withdrawnAt: '2026-11-25T10:00:00.000Z',
    decidedBy: 'moderator',
  };
  given({}, { items: [aReview(1), aReview(2, { publishedAt: '2026-11-18T10:00:00.000Z' })], withdrawn: [withdrawn] });
  const { document } = await open();
  const rows = [...document.querySelectorAll('li > *')].map((row) => row.querySelector('strong')?.textContent ?? '');
  expect(rows).toEqual(['', 'Auf Antrag des Verkäufers zurückgezogen', '']);
});

it('of an erased review only the grade is left', async () => {
  given({}, { items: [aReview(1, { erased: true, body: 'secret', authorName: 'secret' })] });
  const { text } = await open();
  expect(text).not.toContain('secret');
});

it('a view is counted, by the address alone; older reviews are not counted again', async () => {
  given();
  await open();
  const seen = () => test.engine.seen.filter(({ url }) => url === `/api/v1/widgets/${ID}/seen`);
  await eventually('the view is counted', () => seen().length > 0);
  const [counted] = seen();
  expect([counted?.body, counted?.headers['cookie'], counted?.headers['x-forwarded-for']]).toEqual([
    '',
    undefined,
    undefined,
  ]);
});

it('Facebook opens it by POST; the scripts of widgets take no POST', async () => {
  given();
  const { status, text } = await open(PAGE, { method: 'POST', body: 'signed_request=x' });
  expect([status, text.includes('Garden &amp; Home')]).toEqual([200, true]);
  expect((await test.get(`/widgets/frame/${ID}`, { method: 'POST' })).status).toBe(405);
});

it('other kinds have no page, nor has a widget that is gone; while the engine is down it says so', async () => {
  given({ kind: 'badge' });
  expect((await test.get(PAGE)).status).toBe(404);
  test.engine.status = 404;
  expect((await test.get(PAGE)).status).toBe(404);
  test.engine.status = 500;
  expect((await test.get(PAGE)).status).toBe(503);
});

it('whatever a review, a name or an answer says is text', async () => {
  const items = XSS_PAYLOADS.map((payload, index) =>
    aReview(index, {
      body: payload,
      authorName: payload,
      answer: { body: payload, language: 'de', publishedAt: '2026-11-21T10:00:00.000Z' },
      product: { id: ID, name: payload, slug: 'tent' },
    }),
  );
  given({ company: { ...widget.company, name: XSS_PAYLOADS[0] } }, { items });
  const { document } = await open();
  expect(document.querySelectorAll('script, iframe, object, embed, form, base, article style')).toHaveLength(0);
  const attributes = [...document.querySelectorAll('*')].flatMap(({ attributes: all }) =>
    [...all].map(({ name }) => name),
  );
  expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
  const links = [...document.querySelectorAll('[href],[src]')].map(
    (one) => one.getAttribute('href') ?? one.getAttribute('src'),
  );
  expect(links.filter((link) => !/^(?:https:\/\/opinara\.example\/|\/|\?)/.test(link ?? ''))).toEqual([]);
  expect(document.querySelectorAll('article')).toHaveLength(XSS_PAYLOADS.length);
});

it.each(LOCALES)('in %s no text is missing', async (locale) => {
  given({ locale, lang: locale }, { nextCursor: 'c' });
  const { text, document } = await open(`${PAGE}?cursor=x`);
  expect(text).not.toMatch(/\{\{|widgets:|undefined|\[object/);
  expect(document.querySelector('a[rel=next]')?.textContent).toMatch(/\S/);
});
