import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import type { Tx } from '../../platform/db.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { recount } from './aggregates-recount.ts';
import { dropAnswer, holdAnswer, publishAnswer, removeAnswer } from './company-acts-answer.ts';
import { aReview } from './factory.ts';
import { act } from './life.ts';
import { eventsOf } from './testing.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  merchant = await api.merchant();
});
afterAll(() => api.close());

type Given = NonNullable<Parameters<typeof aReview>[1]>;
const tx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => api.app.db.tx(work);
const newReview = async (given: Given = {}): Promise<string> =>
  (await tx((one) => aReview(one, { companyId: merchant.company.id, ...given }))).id;
const at = (id: string, name: string, of = merchant) => `${of.panel}/reviews/${id}/${name}`;
const answer = (id: string, body = 'Thank you, Anna!', of = merchant) =>
  of.browser.put(at(id, 'answer', of)).send({ body });
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

describe('an answer', () => {
  it('is public once it has passed screening, is counted, and can be changed and taken back', async () => {
    const id = await newReview({ grade: 2 });
    await countAnew();
    expect((await page('')).negativeAnsweredShare).toBe(0);
    const { body } = await answer(id).expect(200);
    expect(body).toMatchObject({ id, answer: null, pendingAnswer: 'Thank you, Anna!', answerHeld: false });
    expect((await cardOf(id)).answer).toBeNull();

    await runOutbox(api.app);
    expect((await cardOf(id)).answer).toEqual({
      ...{ body: 'Thank you, Anna!', language: 'en', publishedAt: expect.any(String) },
    });
    expect((await page('')).negativeAnsweredShare).toBe(1);

    const first = (await cardOf(id)).answer.publishedAt;
    await answer(id, 'Thank you, Anna! The next parcel is on its way.').expect(200);
    expect((await cardOf(id)).answer.body).toBe('Thank you, Anna!');
    await runOutbox(api.app);
    expect((await cardOf(id)).answer).toEqual({
      body: 'Thank you, Anna! The next parcel is on its way.',
      language: 'en',
      publishedAt: first,
    });
    expect(await countAnew()).toBe(0);

    await merchant.browser.delete(at(id, 'answer')).expect(204);
    await runOutbox(api.app);
    expect((await cardOf(id)).answer).toBeNull();
    expect((await page('')).negativeAnsweredShare).toBe(0);
    expect(await countAnew()).toBe(0);
    await merchant.browser.delete(at(id, 'answer')).expect(404);
    expect(await eventsOf(api, id)).toEqual(['submitted', 'answered', 'answered', 'answer_removed']);
    expect(await auditOf(id)).toEqual(['review.answered', 'review.answered', 'review.answer_deleted']);
  });

  it('that screening holds waits, with the former one still there, until a moderator decides', async () => {
    const id = await newReview();
    await answer(id).expect(200);
    await tx((one) => publishAnswer(api.app, one, id, { language: 'en' }));
    await answer(id, 'Write to us at 600 700 800.').expect(200);
    await tx((one) => holdAnswer(api.app, one, id, ['personal.phone']));
    await tx((one) => dropAnswer(api.app, one, id));
    expect(await cardOf(id)).toMatchObject({ answer: { body: 'Thank you, Anna!' } });
    await tx((one) => removeAnswer(api.app, one, id, 'moderator'));
    expect((await cardOf(id)).answer).toBeNull();
    // Nothing waits any more: these have nothing to do.
    await tx((one) => publishAnswer(api.app, one, id, { language: 'en' }));
    await tx((one) => holdAnswer(api.app, one, id, []));
    expect(await tx((one) => removeAnswer(api.app, one, id, 'moderator'))).toBe(false);
    expect(await eventsOf(api, id)).toEqual([
      'submitted',
      'answered',
      'answer_held',
      'answer_removed',
      'answer_removed',
    ]);
  });

  it('counts again when its review comes back', async () => {
    const id = await newReview({ grade: 1 });
    await countAnew();
    await answer(id).expect(200);
    await tx((one) => act(api.app, one, id, 'remove', { actor: 'moderator' }));
    await tx((one) => publishAnswer(api.app, one, id, { language: 'en' }));
    expect(await countAnew()).toBe(0);
    await tx((one) => act(api.app, one, id, 'reinstate', { actor: 'moderator' }));
    expect((await page('')).negativeAnsweredShare).toBe(1);
    expect(await countAnew()).toBe(0);
  });

  it('of the same words again needs no second look', async () => {
    const id = await newReview();
    await answer(id).expect(200);
    await tx((one) => publishAnswer(api.app, one, id, { language: 'en' }));
    expect((await answer(id).expect(200)).body).toMatchObject({
      pendingAnswer: null,
      answer: { body: 'Thank you, Anna!' },
    });
  });

  it.each(['held', 'in_mediation', 'withdrawn'] as const)('to a review that is %s is refused', async (state) => {
    const id = await newReview({ state });
    expect((await answer(id).expect(409)).body.code).toBe('review_act_refused');
  });

  it.each([
    ['no words', ''],
    ['one letter', ' a '],
    ['a book', 'x'.repeat(3001)],
  ])('of %s is none', async (_name, words) => {
    await answer(await newReview(), words).expect(422);
  });

  it('may be given by an agent', async () => {
    const agent = await api.merchant({}, 'agent');
    const { id } = await tx((one) => aReview(one, { companyId: agent.company.id }));
    await answer(id, 'Thank you!', agent).expect(200);
  });
});
