import { JSDOM } from 'jsdom';
import { LOCALES } from '@app/locales';
import { XSS_PAYLOADS } from '../../../tests/support/xss-payloads.ts';
import { profilePath } from '../../src/lib/addresses/links.ts';
import { aCompany, aReview } from '../../testing/companies.ts';
import { frontDoorTest } from '../../testing/front-door.ts';
import type { FrontDoorTest } from '../../testing/front-door.ts';

let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
});
afterAll(() => test.close());

const company = aCompany({ name: 'Żółw & Söhne', slug: 'zolw' });
const answered = aReview(1, {
  grade: 2,
  body: 'Too late.\n\nAnd cold <b>soup</b>.',
  language: 'de',
  publishedAt: '2026-11-01T10:00:00.000Z',
  answer: { body: 'We are sorry.', language: 'en', publishedAt: '2026-11-05T10:00:00.000Z' },
});
const pinned = aReview(2, { pinned: true, publishedAt: '2026-10-01T10:00:00.000Z' });

/** The engine answers both questions, for the company and for its reviews, with one object. */
function answers(reviews: ReturnType<typeof aReview>[] = [pinned, answered], of = company): void {
  test.engine.page = { ...of, items: reviews, nextCursor: null };
}
beforeEach(() => {
  test.reset();
  answers();
});

const atomOf = async (path = '/de/bewertungen/zolw') => {
  const { text } = await test.get(`${path}/feed.atom`);
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};
const jsonOf = async (path = '/de/bewertungen/zolw') =>
  JSON.parse((await test.get(`${path}/feed.json`)).text) as Record<string, unknown> & {
    items: Record<string, unknown>[];
  };

it('the newest reviews stand first, whatever their rating, and pinned ones in their place', async () => {
  const { items, ...feed } = await jsonOf();
  expect(test.engine.seen.map(({ url }) => url).toSorted()).toEqual([
    '/api/v1/companies/zolw',
    '/api/v1/companies/zolw/reviews?limit=50',
  ]);
  expect(feed).toMatchObject({ language: 'de', home_page_url: expect.stringMatching(/\/de\/bewertungen\/zolw$/) });
  expect(items.map(({ title }) => title)).toEqual(['★★☆☆☆ Author 1', '★★★★★ Author 2']);
});

it('a review has its author, language, origin, link and the company’s answer; a new answer makes it newer', async () => {
  const [item] = (await jsonOf()).items;
  expect(item).toMatchObject({
    url: expect.stringMatching(new RegExp(`/de/bewertungen/zolw\\?review=${answered.id}#review-${answered.id}$`)),
    language: 'de',
    authors: [{ name: 'Author 1' }],
    date_published: '2026-11-01T10:00:00.000Z',
    date_modified: '2026-11-05T10:00:00.000Z',
    content_html: expect.stringContaining(
      '<p>Too late.</p><p>And cold &#60;b&#62;soup&#60;/b&#62;.</p><blockquote lang="en"><p><strong>Antwort von Żółw &#38; Söhne</strong></p><p>We are sorry.</p></blockquote>',
    ),
  });
});

it('the same stands in the Atom feed, which is well formed in every language', async () => {
  for (const locale of LOCALES) {
    const document = await atomOf(encodeURI(profilePath(locale, 'zolw')));
    expect([...document.querySelectorAll('entry > title')].map(({ textContent }) => textContent)).toEqual([
      '★★☆☆☆ Author 1',
      '★★★★★ Author 2',
    ]);
    expect(document.querySelector('feed > title')?.textContent).toContain('Żółw & Söhne');
    expect(document.querySelector('entry')?.getAttribute('xml:lang')).toBe('de');
    expect(document.querySelector('entry > category')?.getAttribute('label')).not.toMatch(/^$|origin/);
  }
});

it('texts of others are shown as they were written and run nothing', async () => {
  answers(
    XSS_PAYLOADS.map((text, n) =>
      aReview(n, {
        body: text,
        authorName: text,
        answer: { body: text, language: null, publishedAt: '2026-11-05T10:00:00Z' },
      }),
    ),
    aCompany({ name: XSS_PAYLOADS[0], slug: 'zolw' }),
  );
  const document = await atomOf();
  const contents = [...document.querySelectorAll('entry > content')].map(({ textContent }) => textContent ?? '');
  const fromJson = (await jsonOf()).items.map((item) => String(item['content_html']));
  expect(fromJson.length).toBe(XSS_PAYLOADS.length);
  const page = new JSDOM('<template></template>').window.document.querySelector('template')!;
  for (const html of [...contents, ...fromJson]) {
    page.innerHTML = html;
    const body = page.content;
    expect([...body.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(
      expect.not.arrayContaining(['SCRIPT', 'IMG', 'SVG', 'IFRAME', 'A']),
    );
    for (const element of body.querySelectorAll('*'))
      expect([...element.attributes].map(({ name }) => name)).toEqual([]);
  }
});

it('a reader that has the feed gets 304, until there is another review', async () => {
  const first = await test.get('/de/bewertungen/zolw/feed.atom');
  expect(first.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'access-control-allow-origin': '*',
  });
  const known = { headers: { 'If-None-Match': first.headers.etag ?? '' } };
  expect((await test.get('/de/bewertungen/zolw/feed.atom', known)).status).toBe(304);
  answers([aReview(3)]);
  expect((await test.get('/de/bewertungen/zolw/feed.atom', known)).status).toBe(200);
});

it.each([
  ['that is blocked', 410, {}],
  ['that does not exist', 404, {}],
  ['whose profile is hidden', 404, { presentation: 'hidden' as const }],
])('a company %s has no feed', async (_, status, own) => {
  answers([answered], aCompany({ ...company, ...own }));
  if (!('presentation' in own)) test.engine.status = status;
  const answer = await test.get('/de/bewertungen/zolw/feed.json');
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  expect(answer.text).not.toContain('Too late');
});

it('an engine that is down says when to ask again', async () => {
  test.engine.status = 500;
  const { status, headers } = await test.get('/de/bewertungen/zolw/feed.atom');
  expect([status, headers['retry-after']]).toEqual([503, '10']);
});

it('other addresses have no feed of reviews', async () => {
  for (const path of [
    '/feed.atom',
    '/de/shops/feed.json',
    '/de/bewertungen/%ff/feed.atom',
    '/de/bewertungen/zolw/feed.rss',
  ])
    expect((await test.get(path)).headers['content-type']).not.toMatch(/atom|feed/);
});
