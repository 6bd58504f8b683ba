import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { ensureProducts } from '../../catalog/public.ts';
import { aCompany } from '../../companies/testing.ts';
import { aReview } from '../testing/factory.ts';
import { transitionReview } from '../lifecycle/transition.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const get = (path: string) => api.program().get(`${API_ROOT}${path}`);

it('a public review is returned with its company and without personal data', async () => {
  const { id } = await api.app.db.tx((tx) => aReview(tx, { grade: 3, body: 'Neither good nor bad.' }));
  const { body } = await get(`/reviews/${id}`).expect(200);
  expect(body).toMatchObject({
    id,
    grade: 3,
    body: 'Neither good nor bad.',
    company: { name: 'Test company', logo: null, timeZone: 'Europe/Warsaw' },
  });
  expect(JSON.stringify(body)).not.toMatch(/email|order|device/i);
});

it('a review that was never public is reported like one that does not exist', async () => {
  for (const state of ['awaiting_confirmation', 'screening', 'held', 'rejected', 'deleted'] as const) {
    // An imported one has the date of its source from the start.
    const { id } = await api.app.db.tx((tx) => aReview(tx, { state, publishedAt: new Date() }));
    const [hidden, unknown] = [await get(`/reviews/${id}`).expect(404), await get(`/reviews/${newId()}`).expect(404)];
    const { requestId: _a, ...one } = hidden.body;
    const { requestId: _b, ...other } = unknown.body;
    expect(one).toEqual(other);
  }
});

it('a review that was public is reported as gone, one in mediation as not found', async () => {
  for (const command of ['remove', 'delete'] as const) {
    const { id } = await api.app.db.tx((tx) => aReview(tx));
    await api.app.db.tx((tx) => transitionReview(api.app, tx, id, command, { actor: 'moderator' }));
    expect((await get(`/reviews/${id}`).expect(410)).body.code).toBe('review_gone');
  }
  const { id } = await api.app.db.tx((tx) => aReview(tx, { state: 'in_mediation', publishedAt: new Date() }));
  await get(`/reviews/${id}`).expect(404);
});

it('a review of a company that hides its reviews is not found', async () => {
  const { id, companyId } = await api.app.db.tx((tx) => aReview(tx));
  await api.app.db.queries.execute(sql`update engine.companies set presentation = 'hidden' where id = ${companyId}`);
  await get(`/reviews/${id}`).expect(404);
});

it('reviews of a product come in pages, under its own company only', async () => {
  const { company, other, productId } = await api.app.db.tx(async (tx) => {
    const [company, other] = [await aCompany(tx), await aCompany(tx)];
    const known = await ensureProducts(tx, company.id, [{ externalId: 'A', name: 'Tea', url: null }], new Date());
    return { company, other, productId: known.get('A') ?? '' };
  });
  for (let n = 1; n <= 3; n++)
    await api.app.db.tx((tx) =>
      aReview(tx, { companyId: company.id, productId, submittedAt: new Date(Date.UTC(2026, 0, n)), body: `Tea ${n}` }),
    );
  await api.app.db.tx((tx) => aReview(tx, { companyId: company.id, productId, state: 'held' }));
  await api.app.db.tx((tx) => aReview(tx, { companyId: company.id }));
  const path = `/companies/${company.slug}/products/${productId}/reviews?limit=2`;
  const first = (await get(path).expect(200)).body;
  expect(first.product).toMatchObject({ id: productId, name: 'Tea' });
  const rest = (await get(`${path}&cursor=${first.nextCursor}`).expect(200)).body;
  const bodies = [...first.items, ...rest.items].map(({ body }: { body: string }) => body);
  expect(bodies).toEqual(['Tea 3', 'Tea 2', 'Tea 1']);
  expect(rest.nextCursor).toBeNull();
  const foreign = await get(`/companies/${other.slug}/products/${productId}/reviews`).expect(404);
  expect(foreign.body.code).toBe('product_not_found');
});

it('the newest reviews of all companies do not include erased ones', async () => {
  const [older, newest] = [Date.UTC(2126, 0, 1), Date.UTC(2126, 0, 2)].map((at) => new Date(at));
  const kept = await api.app.db.tx((tx) => aReview(tx, { submittedAt: older, body: 'Still here.' }));
  const erased = await api.app.db.tx((tx) => aReview(tx, { submittedAt: newest }));
  const listed = async () => (await get('/reviews/latest?limit=1').expect(200)).body.items as { id: string }[];
  expect(await listed()).toMatchObject([{ id: erased.id }]);
  await api.app.db.tx((tx) => transitionReview(api.app, tx, erased.id, 'erase', { actor: 'reviewer' }));
  expect(await listed()).toMatchObject([{ id: kept.id, body: 'Still here.' }]);
});

it('the newest reviews in the reader’s language come first, and others fill the list', async () => {
  const day = (n: number) => new Date(Date.UTC(2126, 1, n));
  const written = async (n: number, language: 'de' | 'pl') =>
    (await api.app.db.tx((tx) => aReview(tx, { submittedAt: day(n), language }))).id;
  const [german, polish, newest] = [await written(1, 'de'), await written(2, 'pl'), await written(3, 'pl')];
  const ids = async (query: string) =>
    ((await get(`/reviews/latest?limit=3${query}`).expect(200)).body.items as { id: string }[]).map(({ id }) => id);
  expect(await ids('')).toEqual([newest, polish, german]);
  expect(await ids('&language=de')).toEqual([german, newest, polish]);
});
