import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { companyWorld, reviewPath } from '../testing/company-world.ts';
import type { CompanyWorld } from '../testing/company-world.ts';
import { eventTypesOf } from '../testing/customers.ts';
import { aReview } from '../testing/factory.ts';
import { holdAnswer, publishAnswer, rejectAnswer, removeAnswer } from './answers.ts';

let api: TestApi;
let merchant: SignedInMerchant;
let world: CompanyWorld;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  world = await companyWorld(api);
  ({ merchant } = world);
});
afterAll(() => api.close());

const answer = (id: string, body = 'Thank you, Anna!', member = merchant) =>
  member.browser.put(reviewPath(member, id, 'answer')).send({ body });

describe('answers to reviews', () => {
  it('an answer is public and counted once it has passed screening, and can be edited and deleted', async () => {
    const id = await world.newReview({ grade: 2 });
    await world.recount();
    expect((await world.page('')).negativeAnsweredShare).toBe(0);
    const { body } = await answer(id).expect(200);
    expect(body).toMatchObject({ id, answer: null, pendingAnswer: 'Thank you, Anna!', answerHeld: false });
    expect((await world.findCard(id)).answer).toBeNull();

    await runOutbox(api.app);
    expect((await world.findCard(id)).answer).toEqual({
      body: 'Thank you, Anna!',
      language: 'en',
      publishedAt: expect.any(String),
    });
    expect((await world.page('')).negativeAnsweredShare).toBe(1);

    const first = (await world.findCard(id)).answer.publishedAt;
    await answer(id, 'Thank you, Anna! The next parcel is on its way.').expect(200);
    expect((await world.findCard(id)).answer.body).toBe('Thank you, Anna!');
    await runOutbox(api.app);
    expect((await world.findCard(id)).answer).toEqual({
      body: 'Thank you, Anna! The next parcel is on its way.',
      language: 'en',
      publishedAt: first,
    });
    expect(await world.recount()).toBe(0);

    await merchant.browser.delete(reviewPath(merchant, id, 'answer')).expect(204);
    await runOutbox(api.app);
    expect((await world.findCard(id)).answer).toBeNull();
    expect((await world.page('')).negativeAnsweredShare).toBe(0);
    expect(await world.recount()).toBe(0);
    await merchant.browser.delete(reviewPath(merchant, id, 'answer')).expect(404);
    expect(await eventTypesOf(api, id)).toEqual(['submitted', 'answered', 'answered', 'answer_removed']);
    expect(await world.auditedActs(id)).toEqual(['review.answered', 'review.answered', 'review.answer_deleted']);
  });

  it('a held answer waits for a moderator while the former answer stays public', async () => {
    const id = await world.newReview();
    await answer(id).expect(200);
    await api.app.db.tx((tx) => publishAnswer(api.app, tx, id, { language: 'en' }));
    await answer(id, 'Write to us at 600 700 800.').expect(200);
    await api.app.db.tx((tx) => holdAnswer(api.app, tx, id, ['personal.phone']));
    await api.app.db.tx((tx) => rejectAnswer(api.app, tx, id));
    expect(await world.findCard(id)).toMatchObject({ answer: { body: 'Thank you, Anna!' } });
    await api.app.db.tx((tx) => removeAnswer(api.app, tx, id, 'moderator'));
    expect((await world.findCard(id)).answer).toBeNull();
    // Nothing waits any more: these have nothing to do.
    await api.app.db.tx((tx) => publishAnswer(api.app, tx, id, { language: 'en' }));
    await api.app.db.tx((tx) => holdAnswer(api.app, tx, id, []));
    expect(await api.app.db.tx((tx) => removeAnswer(api.app, tx, id, 'moderator'))).toBe(false);
    expect(await eventTypesOf(api, id)).toEqual([
      'submitted',
      'answered',
      'answer_held',
      'answer_removed',
      'answer_removed',
    ]);
  });

  it('an answer counts again when its review is reinstated', async () => {
    const id = await world.newReview({ grade: 1 });
    await world.recount();
    await answer(id).expect(200);
    await api.app.db.tx((tx) => transitionReview(api.app, tx, id, 'remove', { actor: 'moderator' }));
    await api.app.db.tx((tx) => publishAnswer(api.app, tx, id, { language: 'en' }));
    expect(await world.recount()).toBe(0);
    await api.app.db.tx((tx) => transitionReview(api.app, tx, id, 'reinstate', { actor: 'moderator' }));
    expect((await world.page('')).negativeAnsweredShare).toBe(1);
    expect(await world.recount()).toBe(0);
  });

  it('an unchanged answer is not screened again', async () => {
    const id = await world.newReview();
    await answer(id).expect(200);
    await api.app.db.tx((tx) => publishAnswer(api.app, tx, id, { language: 'en' }));
    expect((await answer(id).expect(200)).body).toMatchObject({
      pendingAnswer: null,
      answer: { body: 'Thank you, Anna!' },
    });
  });

  it.each(['held', 'in_mediation', 'withdrawn'] as const)(
    'an answer to a review that is %s is refused',
    async (state) => {
      const id = await world.newReview({ state });
      expect((await answer(id).expect(409)).body.code).toBe('review_act_refused');
    },
  );

  it.each([
    ['no text', ''],
    ['one letter', ' a '],
    ['more than 3,000 characters', 'x'.repeat(3001)],
  ])('an answer with %s is refused', async (_name, words) => {
    await answer(await world.newReview(), words).expect(422);
  });

  it('an agent may answer a review', async () => {
    const agent = await api.merchant({}, 'agent');
    const { id } = await api.app.db.tx((tx) => aReview(tx, { companyId: agent.company.id }));
    await answer(id, 'Thank you!', agent).expect(200);
  });
});
