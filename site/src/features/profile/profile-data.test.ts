/** @jest-environment node */
import { aCompany, aReview } from '../../../testing/companies.ts';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { loadProfile } from './profile-data.ts';

const company = aCompany();
const review = aReview(1);
const at = `/companies/${company.slug}`;
const empty = { status: 200, body: { items: [], nextCursor: null } };
const ofCompany = { id: company.id, slug: company.slug, name: company.name };

const engine = new FakeEngine();
beforeAll(async () => {
  await engine.start();
  // On the server the engine is asked at an address of its own.
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(String(input));
    return ask(pathname + search, init);
  };
});
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  engine.on(`GET ${at}`, () => ({ status: 200, body: company }));
  engine.on(`GET ${at}/reviews`, () => empty);
  engine.on(`GET ${at}/photos`, () => empty);
});
const load = async (query: Record<string, unknown> = {}) => {
  const { status, headers, props } = await loadProfile(company.slug, query, 'de');
  return { status, tags: headers['x-cache-tags'], props };
};

it('asks for what the address filters by, and for nothing that it only carries along', async () => {
  const { status, tags, props } = await load({
    period: '6m',
    words: 'tee',
    photos: 'yes',
    utm_source: 'mail',
    grade: '9',
  });
  expect([status, tags, props.search]).toEqual([200, company.id, '?period=6m&photos=yes&words=tee']);
  const asked = engine.seen(`GET ${at}/reviews`).map(({ query }) => query.toString());
  expect(asked.toSorted()).toEqual(['about=products&limit=3', 'period=6m&photos=yes&words=tee&limit=10']);
});

describe('a review that the address links to', () => {
  it('is read with the page', async () => {
    engine.on(`GET /reviews/${review.id}`, () => ({ status: 200, body: { ...review, company: ofCompany } }));
    const { props } = await load({ review: review.id });
    expect(props).toMatchObject({ linked: { id: review.id }, search: `?review=${review.id}` });
  });

  it.each([
    ['taken down', () => problem(410, 'review_gone')],
    ['of another company', () => ({ status: 200, body: { ...review, company: { ...ofCompany, id: review.id } } })],
  ] as const)('but is %s is gone, and the page is whole', async (_, reply) => {
    engine.on(`GET /reviews/${review.id}`, reply);
    expect(await load({ review: review.id })).toMatchObject({ status: 200, props: { kind: 'shown', linked: 'gone' } });
  });

  it('is not asked for by what cannot be an id', async () => {
    expect((await load({ review: '../secrets' })).props).toMatchObject({ linked: null, search: '' });
  });
});

it('the page is there without photos and product reviews when they cannot be read', async () => {
  engine.on(`GET ${at}/photos`, () => problem(500, 'internal'));
  engine.on(`GET ${at}/reviews`, ({ query }) => (query.has('about') ? problem(500, 'internal') : empty));
  const { status, props } = await load();
  expect(status).toBe(200);
  expect(props).toMatchObject({ photos: { items: [] }, productReviews: { items: [] } });
});

it.each([
  ['nobody knows', () => problem(404, 'company_not_found'), 404, 'missing'],
  ['is blocked', () => problem(410, 'company_blocked', { params: { companyName: 'Zła Firma' } }), 410, 'blocked'],
  ['hides its reviews', () => ({ status: 200, body: { ...company, presentation: 'hidden' } }), 200, 'hidden'],
  ['cannot be read now', () => problem(500, 'internal'), 503, 'down'],
] as const)('a company that %s has its own page', async (_, reply, status, kind) => {
  engine.on(`GET ${at}`, reply);
  expect(await load()).toMatchObject({ status, props: { kind } });
});
