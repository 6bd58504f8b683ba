import { sql } from 'drizzle-orm';
import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/db.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { recount } from './aggregates-recount.ts';
import { aReview } from './factory.ts';
import { act } from './life.ts';
import { eventsOf } from './testing.ts';

let mail: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
});
beforeEach(async () => {
  merchant = await api.merchant();
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});

type Given = NonNullable<Parameters<typeof aReview>[1]>;
const tx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => api.app.db.tx(work);
const newReview = async (given: Given = {}): Promise<string> =>
  (await tx((one) => aReview(one, { companyId: merchant.company.id, ...given }))).id;
async function aProductReview(given: Given = {}): Promise<string> {
  const productId = newId();
  await api.app.db.read.execute(sql`
    insert into engine.products (id, company_id, external_id, slug, name, created_at)
    values (${productId}, ${merchant.company.id}, ${productId}, ${`p-${productId}`}, 'Green tea', now())`);
  return newReview({ productId, ...given });
}
const at = (id: string, name: string, of = merchant) => `${of.panel}/reviews/${id}/${name}`;
const page = async (path = '/reviews') =>
  (await api.program().get(`${API_ROOT}/companies/${merchant.company.slug}${path}`).expect(200)).body;
const cardOf = async (id: string) => (await page()).items.find((one: { id: string }) => one.id === id);
const auditOf = async (id: string) => {
  const { rows } = await api.app.db.read.execute<{ act: string }>(
    sql`select act from engine.audit_log where subject_id = ${id} and actor_kind = 'merchant' order by id`,
  );
  return rows.map((row) => row.act);
};
/** The reviews were put there without being counted: from here on every change has to be. */
const countAnew = () => tx((one) => recount(one, { companyId: merchant.company.id }));

describe('a pin', () => {
  const pin = (id: string) => merchant.browser.put(at(id, 'pin'));

  it('puts a review first, three of them at most, however many are tried at once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => newReview()));
    const [first = '', ...others] = ids;
    await pin(first).expect(204);
    await pin(first).expect(204);
    const answers = await Promise.all(others.map((id) => pin(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'pin_limit',
      params: { maximum: 3 },
    });
    expect((await page()).items.map(({ pinned }: { pinned: boolean }) => pinned)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    await merchant.browser.delete(at(first, 'pin')).expect(204);
    expect((await cardOf(first)).pinned).toBe(false);
    expect(await eventsOf(api, first)).toEqual(['submitted', 'pinned', 'unpinned']);
    expect(await auditOf(first)).toEqual(['review.pinned', 'review.unpinned']);
  });

  it('is for public reviews, and goes when its review is not public any more', async () => {
    expect((await pin(await newReview({ state: 'held' })).expect(409)).body.code).toBe('review_act_refused');
    const id = await newReview();
    await pin(id).expect(204);
    await tx((one) => act(api.app, one, id, 'remove', { actor: 'moderator' }));
    await tx((one) => act(api.app, one, id, 'reinstate', { actor: 'moderator' }));
    expect((await cardOf(id)).pinned).toBe(false);
  });
});

describe('a request that a review be withdrawn', () => {
  const withdraw = (id: string, given: object = {}, of = merchant) =>
    of.browser
      .post(at(id, 'withdrawal', of))
      .send({ reason: 'complaint_item', explanation: 'We exchange the broken cup as a complaint.', ...given });
  const withdrawn = { body: 'The cup came cracked, I am waiting for the refund.', grade: 2 };

  it('leaves it in its place by the seller’s word alone, counted and unchanged', async () => {
    const id = await aProductReview({ grade: 1, body: 'Worst tea that I ever had, never again.' });
    await countAnew();
    const { body } = await withdraw(id).expect(200);
    expect(body).toMatchObject({ id, state: 'published' });
    expect(body.withdrawal).toMatchObject({ reason: 'complaint_item', state: 'requested', decidedBy: null });
    await runOutbox(api.app);
    expect(await countAnew()).toBe(0);
    await api.program().get(`${API_ROOT}/reviews/${id}`).expect(200);
    expect(await eventsOf(api, id)).toEqual(['submitted', 'withdrawal_requested']);
    expect(await auditOf(id)).toEqual(['review.withdrawal_requested']);
    expect((await withdraw(id).expect(409)).body.code).toBe('review_act_refused');
  });

  it('takes it off its page and out of the counts where its own words bear the reason out, and tells its author', async () => {
    const id = await aProductReview(withdrawn);
    await countAnew();
    await api.app.db.read.execute(
      sql`update engine.review_authors set email = ${`${id}@mail.example`} where review_id = ${id}`,
    );
    await withdraw(id).expect(200);
    await runOutbox(api.app);
    expect(await countAnew()).toBe(0);
    expect(await eventsOf(api, id)).toEqual(['submitted', 'withdrawal_requested', 'withdrawn']);
    const { parsed } = await mail.waitForMail(`${id}@mail.example`);
    expect(parsed.subject).toContain('Green tea');
    expect(parsed.text).toContain('suitable for a complaint');
    expect(parsed.text).toContain('We exchange the broken cup as a complaint.');
    expect(parsed.text).toContain('by a program, without a person');
    const [token] = /(?<=\/edit\/)[\w-]+/.exec(parsed.text ?? '') ?? [];
    const mine = await api.browser().get(`${API_ROOT}/my-reviews/${token}`).expect(200);
    expect(mine.body.reviews).toEqual([expect.objectContaining({ id, state: 'withdrawn', mayDelete: true })]);
    const { body } = await merchant.browser.get(`${merchant.panel}/reviews?state=withdrawn`).expect(200);
    expect(body.items).toEqual([
      expect.objectContaining({ id, withdrawal: expect.objectContaining({ state: 'granted', decidedBy: 'words' }) }),
    ]);
  });

  it('leaves a trace where it stood: who asked, why, and who decided', async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    const productId = newId();
    const older = await aProductReview({ submittedAt: day(1) });
    await api.app.db.read.execute(sql`
      insert into engine.products (id, company_id, external_id, slug, name, created_at)
      values (${productId}, ${merchant.company.id}, ${productId}, ${`p-${productId}`}, 'Cup', now())`);
    const id = await newReview({ productId, submittedAt: day(2), ...withdrawn });
    const newest = await newReview({ productId, submittedAt: day(3) });
    await withdraw(id).expect(200);
    await runOutbox(api.app);
    const left = {
      id,
      grade: 2,
      publishedAt: day(2).toISOString(),
      reason: 'complaint_item',
      decidedBy: 'words',
      product: { id: productId, name: 'Cup', slug: `p-${productId}` },
    };
    const ids = (items: { id: string }[] = []) => items.map((item) => item.id);
    const of = await page(`/products/${productId}/reviews`);
    expect([ids(of.items), of.withdrawn]).toEqual([[newest], [expect.objectContaining(left)]]);
    expect(JSON.stringify(of)).not.toContain(withdrawn.body);
    // Of a list in pages it is on the one where it would stand, and on no page that is filtered without it.
    const first = await page('/reviews?about=products&limit=1');
    const second = await page(`/reviews?about=products&limit=1&cursor=${first.nextCursor}`);
    expect([ids(first.items), ids(first.withdrawn)]).toEqual([[newest], []]);
    expect([ids(second.items), ids(second.withdrawn)]).toEqual([[older], [id]]);
    for (const other of ['grade=5', 'language=fi', 'words=refund', 'photos=yes'])
      expect((await page(`/products/${productId}/reviews?${other}`)).withdrawn).toBeUndefined();
    expect((await page('/reviews')).withdrawn).toBeUndefined();
    const { body } = await api.program().get(`${API_ROOT}/reviews/${id}`).expect(410);
    expect(body).toMatchObject({ code: 'review_withdrawn', params: { reason: 'complaint_item', decidedBy: 'words' } });
    expect(body.title).not.toContain('moderator');
    // Its author deletes it: then nothing is left of it.
    await tx((one) => act(api.app, one, id, 'delete', { actor: 'reviewer' }));
    expect((await page(`/products/${productId}/reviews`)).withdrawn).toBeUndefined();
    expect((await api.program().get(`${API_ROOT}/reviews/${id}`).expect(410)).body.code).toBe('review_gone');
  });

  it('of the company’s own review is refused, and points to mediation', async () => {
    const id = await newReview({ grade: 1 });
    const { body } = await withdraw(id).expect(422);
    expect(body).toMatchObject({ code: 'withdrawal_refused', params: { instead: 'mediation' } });
    expect(body.detail).toContain('mediation');
    expect(await cardOf(id)).toBeDefined();
  });

  it('needs one of two reasons and an explanation', async () => {
    const id = await aProductReview();
    await withdraw(id, { reason: 'too_negative' }).expect(422);
    await withdraw(id, { explanation: 'no' }).expect(422);
  });

  it('is not for agents', async () => {
    const agent = await api.merchant({}, 'agent');
    expect((await withdraw(newId(), {}, agent).expect(403)).body.code).toBe('role_forbidden');
  });
});

describe('another company’s review', () => {
  it.each([
    ['put', 'answer', { body: 'Thank you!' }],
    ['delete', 'answer', {}],
    ['put', 'pin', {}],
    ['delete', 'pin', {}],
    ['post', 'withdrawal', { reason: 'complaint_item', explanation: 'It is not about us at all.' }],
  ] as const)('%s %s: is as unknown as none', async (method, name, body) => {
    const mine = await aProductReview();
    const other = await api.merchant();
    for (const id of [mine, newId()]) {
      const refused = await other.browser[method](at(id, name, other))
        .send(body)
        .expect(404);
      expect(refused.body.code).toBe('review_not_found');
    }
    expect(await eventsOf(api, mine)).toEqual(['submitted']);
  });
});
