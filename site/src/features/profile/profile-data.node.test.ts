import { aCompany, aReview } from '../../../testing/companies.ts';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { loadProfile } from './profile-data.ts';

const company = aCompany();
const review = aReview(1);
const at = `/companies/${company.slug}`;
const empty = { status: 200, body: { items: [], nextCursor: null } };
const ofCompany = { id: company.id, slug: company.slug, name: company.name };

const engine = new FakeEngine();
beforeAll(() => engine.startForServer());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  engine.on(`GET ${at}`, () => ({ status: 200, body: company }));
  engine.on(`GET ${at}/reviews`, () => empty);
});
const load = async (query: Record<string, unknown> = {}) => {
  const { status, headers, props } = await loadProfile(company.slug, query, 'de');
  return { status, tags: headers['x-cache-tags'], props };
};

it('the profile requests only the filters of the address', async () => {
  const { status, tags, props } = await load({
    period: '6m',
    words: 'tee',
    photos: 'yes',
    utm_source: 'mail',
    grade: '9',
  });
  expect([status, tags, props.search]).toEqual([200, company.id, '?period=6m&photos=yes&words=tee']);
  const asked = engine.seen(`GET ${at}/reviews`).map(({ query }) => query.toString());
  expect(asked).toEqual(['period=6m&photos=yes&words=tee&page=1&limit=10']);
});

it('an invalid cursor gives an empty list with a link back', async () => {
  engine.on(`GET ${at}/reviews`, () => problem(400, 'cursor_invalid'));
  expect(await load({ cursor: 'crafted' })).toMatchObject({
    status: 200,
    props: { kind: 'shown', reviews: { items: [], nextCursor: null }, filters: { cursor: 'crafted' } },
  });
});

it('the profile includes the country’s name, in which browsers differ', async () => {
  expect((await load()).props).toMatchObject({ kind: 'shown', country: 'Polen' });
});

it('the profile keeps the entry code on a hidden profile', async () => {
  engine.on(`GET ${at}`, () => ({ status: 200, body: { ...company, presentation: 'hidden' } }));
  const code = 'c'.repeat(43);
  expect((await load({ code })).props).toMatchObject({ kind: 'hidden', code, search: `?code=${code}` });
});

it('two readings of an unchanged company are identical, including whether it is open', async () => {
  const allWeek = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:30' }));
  engine.on(`GET ${at}`, () => ({ status: 200, body: { ...company, openingHours: allWeek } }));
  // Eleven o'clock in Warsaw.
  const doNotFake = ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'] as const;
  jest.useFakeTimers({ doNotFake: [...doNotFake], now: new Date('2026-11-23T10:00:00.000Z') });
  const first = await load();
  jest.setSystemTime(new Date('2026-11-23T10:00:30.250Z'));
  const second = await load();
  jest.useRealTimers();
  expect(second).toEqual(first);
  expect(first.props).toMatchObject({ openState: { open: true, weekday: 1, changesAt: '17:30' } });
});

describe('a further page of products', () => {
  const item = { id: review.id, slug: 'tea', name: 'Tea', count: 1, average: 4 };

  it('a further page of products is read if the address asks for one', async () => {
    engine.on(`GET ${at}/products`, () => ({ status: 200, body: { items: [item], nextCursor: 'next' } }));
    const { props } = await load({ products: 'abc' });
    expect(props).toMatchObject({ search: '?products=abc', products: { items: [item], nextCursor: 'next' } });
    expect(engine.seen(`GET ${at}/products`).map(({ query }) => query.toString())).toEqual(['cursor=abc&limit=20']);
  });

  it('no further page of products is read otherwise, and an invalid cursor gives an empty one', async () => {
    expect((await load()).props).toMatchObject({ products: null });
    expect(engine.seen(`GET ${at}/products`)).toEqual([]);
    engine.on(`GET ${at}/products`, () => problem(400, 'cursor_invalid'));
    expect(await load({ products: 'x' })).toMatchObject({ status: 200, props: { products: { items: [] } } });
  });
});

describe('a review that the address links to', () => {
  it('a linked review is read with the page', async () => {
    engine.on(`GET /reviews/${review.id}`, () => ({ status: 200, body: { ...review, company: ofCompany } }));
    const { props } = await load({ review: review.id });
    expect(props).toMatchObject({ linked: { id: review.id }, search: `?review=${review.id}` });
  });

  it('a linked review withdrawn for its seller keeps the reason', async () => {
    const params = {
      companyId: ofCompany.id,
      productId: review.id,
      productName: 'Tea',
      productSlug: 'tea',
      grade: 1,
      publishedAt: '2026-01-01T00:00:00Z',
      withdrawnAt: '2026-02-01T00:00:00Z',
      reason: 'complaint_item',
      decidedBy: 'moderator',
    };
    engine.on(`GET /reviews/${review.id}`, () => problem(410, 'review_withdrawn', { params }));
    const { grade, publishedAt, withdrawnAt, reason, decidedBy } = params;
    expect((await load({ review: review.id })).props).toMatchObject({
      linked: {
        id: review.id,
        grade,
        publishedAt,
        withdrawnAt,
        reason,
        decidedBy,
        product: { id: review.id, name: 'Tea', slug: 'tea' },
      },
    });
    engine.on(`GET /reviews/${review.id}`, () =>
      problem(410, 'review_withdrawn', { params: { ...params, companyId: review.id } }),
    );
    expect((await load({ review: review.id })).props).toMatchObject({ linked: 'gone' });
  });

  it.each([
    ['taken down', () => problem(410, 'review_gone')],
    ['of another company', () => ({ status: 200, body: { ...review, company: { ...ofCompany, id: review.id } } })],
  ] as const)('a linked review that is %s is gone, and the page is complete', async (_, reply) => {
    engine.on(`GET /reviews/${review.id}`, reply);
    expect(await load({ review: review.id })).toMatchObject({ status: 200, props: { kind: 'shown', linked: 'gone' } });
  });

  it('a malformed review id is not requested', async () => {
    expect((await load({ review: '../secrets' })).props).toMatchObject({ linked: null, search: '' });
  });
});

it.each([
  ['nobody knows', () => problem(404, 'company_not_found'), 404, 'missing'],
  ['is blocked', () => problem(410, 'company_blocked', { params: { companyName: 'Zła Firma' } }), 410, 'blocked'],
  ['hides its reviews', () => ({ status: 200, body: { ...company, presentation: 'hidden' } }), 200, 'hidden'],
  ['cannot be read now', () => problem(500, 'internal'), 503, 'down'],
] as const)('a company that %s has a page of its own', async (_, reply, status, kind) => {
  engine.on(`GET ${at}`, reply);
  expect(await load()).toMatchObject({ status, props: { kind } });
});

it('the profile requests a numbered page in the order of the address; a page after the last is 404 with the company', async () => {
  const counted = { total: 42, exact: true, page: 3, pages: 5 };
  engine.on(`GET ${at}/reviews`, ({ query }) => ({
    status: 200,
    body: { items: [], nextCursor: null, counted: { ...counted, page: Number(query.get('page')) } },
  }));
  const third = await load({ page: '3', sort: 'lowest' });
  expect([third.status, third.props.search]).toEqual([200, '?sort=lowest&page=3']);
  expect(engine.seen(`GET ${at}/reviews`).map(({ query }) => query.toString())).toEqual([
    'sort=lowest&page=3&limit=10',
  ]);
  const past = await load({ page: '6' });
  expect([past.status, past.props.kind]).toEqual([404, 'shown']);
  for (const page of ['0', '1', '01', '-2', '1.5', 'x', '1001']) expect((await load({ page })).props.search).toBe('');
});

it('the profile offers others of its category, of its city first, and what customers mention', async () => {
  const praise = { reviews: 3, items: [] };
  engine.on(`GET ${at}/praise`, () => ({ status: 200, body: praise }));
  const other = { id: review.id, slug: 'other', name: 'Other' };
  engine.on('GET /companies/top', ({ query }) => ({
    status: 200,
    body: { items: query.has('city') ? [company] : [company, other] },
  }));
  engine.on(`GET ${at}`, () => ({ status: 200, body: { ...company, kind: 'hotels', city: 'Kraków' } }));
  const { props, tags } = await load();
  expect(props).toMatchObject({ praise, related: [other] });
  expect(tags).toBe(`${company.id},${other.id}`);
  expect(engine.seen('GET /companies/top').map(({ query }) => query.get('city'))).toEqual(['Kraków', null]);
  engine.on('GET /companies/top', () => 'lost');
  engine.on(`GET ${at}/praise`, () => 'lost');
  expect((await load()).props).toMatchObject({ kind: 'shown', praise: null, related: [] });
});
