import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { ensureProducts } from '../catalog/public.ts';
import { aCompany } from '../companies/factory.ts';
import { aReview } from './factory.ts';
import { act } from './life.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const get = (path: string) => api.program().get(`${API_ROOT}${path}`);

it('gives one public review with its company', async () => {
  const { id } = await api.app.db.tx((tx) => aReview(tx, { grade: 3, body: 'Neither good nor bad.' }));
  const { body } = await get(`/reviews/${id}`).expect(200);
  expect(body).toMatchObject({ id, grade: 3, body: 'Neither good nor bad.', company: { name: 'Test company' } });
  expect(JSON.stringify(body)).not.toMatch(/email|order|device/i);
});

it('answers alike for what never was public and for what does not exist', async () => {
  for (const state of ['awaiting_confirmation', 'screening', 'held', 'rejected', 'deleted'] as const) {
    // An imported one has the date of its source from the start.
    const { id } = await api.app.db.tx((tx) => aReview(tx, { state, publishedAt: new Date() }));
    const [hidden, unknown] = [await get(`/reviews/${id}`).expect(404), await get(`/reviews/${newId()}`).expect(404)];
    const { requestId: _a, ...one } = hidden.body;
    const { requestId: _b, ...other } = unknown.body;
    expect(one).toEqual(other);
  }
});

it('says that what was public is gone; what may come back out of mediation is only not there', async () => {
  for (const command of ['remove', 'delete'] as const) {
    const { id } = await api.app.db.tx((tx) => aReview(tx));
    await api.app.db.tx((tx) => act(api.app, tx, id, command, { actor: 'moderator' }));
    expect((await get(`/reviews/${id}`).expect(410)).body.code).toBe('review_gone');
  }
  const { id } = await api.app.db.tx((tx) => aReview(tx, { state: 'in_mediation', publishedAt: new Date() }));
  await get(`/reviews/${id}`).expect(404);
});

it('shows nothing of a company that hides its reviews', async () => {
  const { id, companyId } = await api.app.db.tx((tx) => aReview(tx));
  await api.app.db.read.execute(sql`update engine.companies set presentation = 'hidden' where id = ${companyId}`);
  await get(`/reviews/${id}`).expect(404);
});

it('pages through the reviews of one product, and knows only the company’s own', async () => {
  const { company, other, productId } = await api.app.db.tx(async (tx) => {
    const of = [await aCompany(tx), await aCompany(tx)] as const;
    const known = await ensureProducts(tx, of[0].id, [{ externalId: 'A', name: 'Tea', url: null }], new Date());
    return { company: of[0], other: of[1], productId: known.get('A') ?? '' };
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

it('lists the newest of all companies without those whose words are gone', async () => {
  const [older, newest] = [Date.UTC(2126, 0, 1), Date.UTC(2126, 0, 2)].map((at) => new Date(at));
  const kept = await api.app.db.tx((tx) => aReview(tx, { submittedAt: older, body: 'Still here.' }));
  const erased = await api.app.db.tx((tx) => aReview(tx, { submittedAt: newest }));
  const listed = async () => (await get('/reviews/latest?limit=1').expect(200)).body.items as { id: string }[];
  expect(await listed()).toMatchObject([{ id: erased.id }]);
  await api.app.db.tx((tx) => act(api.app, tx, erased.id, 'erase', { actor: 'reviewer' }));
  expect(await listed()).toMatchObject([{ id: kept.id, body: 'Still here.' }]);
});
