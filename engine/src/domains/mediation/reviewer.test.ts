import { API_ROOT } from '../../http/paths.ts';
import { recountAggregates } from '../reviews/public.ts';
import { sweepMediations } from './sweeps.ts';
import { mediationTest } from './testing.ts';
import type { MediationTest } from './testing.ts';

let test: MediationTest;
beforeEach(async () => {
  test = await mediationTest();
});
afterEach(() => test.close());

const better = { grade: 4, body: 'The parcel came late, but they sent a new one at once.' };
const ours = () => test.browser();

describe('a revision in mediation', () => {
  it('a revision that passes ends the mediation and is published', async () => {
    const { reviewId, reviewer, merchant, email } = await test.openAndWrite();
    const changed = await ours().put(`${reviewer}/review`).send(better).expect(200);
    expect(changed.body).toMatchObject({ state: 'talking', review: { ...better, pending: true, held: false } });
    expect(await test.review(reviewId)).toMatchObject({ state: 'in_mediation', grade: 2 });

    await test.transition(reviewId, 'pass', { actor: 'screening', language: 'en' });
    await test.settle();
    expect(await test.review(reviewId)).toMatchObject({ state: 'published', mediation_outcome: 'changed', ...better });
    expect(await test.app.db.tx((tx) => recountAggregates(tx))).toBe(0);
    const [, ended] = test.mail.mailsTo(email);
    expect(ended?.parsed.text).toContain('The new version of your review is published.');
    expect(test.mail.mailsTo(merchant.email).at(-1)?.parsed.text).toContain('The rating is now 4 out of 5.');
  });

  it('a revision that is held keeps the review hidden until a moderator releases it', async () => {
    const { reviewId, reviewer, panel, merchant } = await test.openAndWrite();
    await ours().put(`${reviewer}/review`).send(better).expect(200);
    await test.transition(reviewId, 'hold', { actor: 'screening', language: 'en' });
    expect((await ours().get(reviewer)).body.review).toMatchObject({ pending: true, held: true });
    // What is still being checked is nobody else's to read.
    expect((await merchant.browser.get(panel)).body).toMatchObject({
      grade: 2,
      body: expect.stringContaining('crushed'),
    });
    const publish = await ours().post(`${reviewer}/publish`);
    expect(publish).toMatchObject({ status: 409, body: { code: 'mediation_edit_waits' } });

    await test.transition(reviewId, 'release');
    await test.settle();
    expect(await test.review(reviewId)).toMatchObject({ state: 'published', mediation_outcome: 'changed', ...better });
  });

  it('a revision that is rejected leaves the mediation open', async () => {
    const { reviewId, reviewer } = await test.openAndWrite();
    await ours().put(`${reviewer}/review`).send(better).expect(200);
    await test.transition(reviewId, 'hold', { actor: 'screening', language: 'en' });
    await test.transition(reviewId, 'reject');
    await test.settle();
    expect(await test.mediation(reviewId)).toMatchObject({ state: 'talking' });
    expect((await ours().get(reviewer)).body.review).toMatchObject({ grade: 2, pending: false });
    await ours().post(`${reviewer}/publish`).expect(200);
    expect(await test.review(reviewId)).toMatchObject({ state: 'published', grade: 2 });
  });

  it('a revision still held after 21 days waits on, while the last text that passed is published', async () => {
    const { reviewId, reviewer } = await test.openAndWrite();
    await ours().put(`${reviewer}/review`).send(better).expect(200);
    await test.transition(reviewId, 'hold', { actor: 'screening', language: 'en' });
    await test.shiftClock('21 days');
    await sweepMediations(test.app);
    expect(await test.review(reviewId)).toMatchObject({ state: 'published', grade: 2 });
    await test.transition(reviewId, 'release');
    await test.settle();
    expect(await test.review(reviewId)).toMatchObject({ state: 'published', ...better });
    expect(await test.app.db.tx((tx) => recountAggregates(tx))).toBe(0);
  });

  it('a revision being checked keeps the review hidden beyond 72 hours of silence', async () => {
    const { reviewId, reviewer } = await test.open();
    await ours().put(`${reviewer}/review`).send(better).expect(200);
    await test.transition(reviewId, 'hold', { actor: 'screening', language: 'en' });
    await test.shiftClock('80 hours');
    expect(await sweepMediations(test.app)).toBe(0);
    await test.transition(reviewId, 'reject');
    expect(await sweepMediations(test.app)).toBe(1);
    expect(await test.review(reviewId)).toMatchObject({ state: 'published', mediation_outcome: 'merchant_silent' });
  });

  it('a revision without a change does nothing, and one below the minimum length is refused', async () => {
    const { reviewId, reviewer } = await test.openAndWrite();
    const { grade, body } = await test.review(reviewId);
    expect((await ours().put(`${reviewer}/review`).send({ grade, body }).expect(200)).body.review.pending).toBe(false);
    const short = await ours().put(`${reviewer}/review`).send({ grade: 5, body: 'Good.' });
    expect(short).toMatchObject({ status: 422, body: { errors: [{ path: 'body' }] } });
  });
});

describe('the rate limit of revisions', () => {
  it('revisions of a client share one rate limit with the author’s own page', async () => {
    const { reviewId, reviewer } = await test.openAndWrite();
    const here = () => ours().set('X-Forwarded-For', '203.0.113.99');
    await here().put(`${reviewer}/review`).send(better).expect(200);
    for (let n = 1; n < 120; n++) await test.app.throttle.consume('reviseClient', '203.0.113.99');
    const refused = await here().put(`${reviewer}/review`).send({ grade: 1, body: better.body });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    await here().get(reviewer).expect(200);
    expect(await test.events(reviewId, 'revised')).toBe(1);
    await here()
      .put(`${API_ROOT}/my-reviews/${test.app.tokens.derive('review', reviewId)}/${reviewId}`)
      .send(better)
      .expect(429);
  });
});

describe('the author in mediation', () => {
  it('the author can publish at once', async () => {
    const { reviewId, reviewer } = await test.openAndWrite();
    const answer = await ours().post(`${reviewer}/publish`).expect(200);
    expect(answer.body).toMatchObject({
      state: 'ended',
      outcome: 'published_by_author',
      review: { state: 'published' },
    });
    expect(await test.review(reviewId)).toMatchObject({ state: 'published', mediation_outcome: 'published_by_author' });
    expect((await ours().post(`${reviewer}/publish`)).status).toBe(409);
  });

  it('deletion by the author erases text, name, address and messages at once', async () => {
    const { reviewId, reviewer, panel, merchant, email } = await test.openAndWrite();
    await ours().post(`${reviewer}/messages`).send({ body: 'Please call me on 600 100 200.' }).expect(201);
    await ours().delete(`${reviewer}/review`).expect(204);
    await test.settle();
    expect(await test.review(reviewId)).toMatchObject({
      state: 'deleted',
      body: '',
      mediation_outcome: 'deleted_by_author',
    });
    const left = await merchant.browser.get(panel).expect(200);
    expect(left.body).toMatchObject({ outcome: 'deleted_by_author', body: '', authorName: '', orderId: null });
    expect(left.body.messages.map(({ body }: { body: string }) => body)).toEqual(['', '']);
    expect(test.mail.mailsTo(email)).toHaveLength(1);
    expect((await ours().delete(`${reviewer}/review`)).status).toBe(409);
  });

  it('the author can write only after the company has written', async () => {
    const { reviewer, panel, merchant } = await test.open();
    const early = await ours().post(`${reviewer}/messages`).send({ body: 'Is anybody there?' });
    expect(early).toMatchObject({ status: 409, body: { code: 'mediation_not_begun' } });
    await merchant.browser.post(`${panel}/messages`).send({ body: 'We are sorry.' }).expect(201);
    const key = { 'idempotency-key': 'answer-of-anna-1' };
    const send = () => ours().post(`${reviewer}/messages`).set(key).send({ body: 'Thank you for writing.' });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    await test.settle();
    expect((await merchant.browser.get(panel)).body).toMatchObject({
      state: 'talking',
      last: { from: 'reviewer' },
      messages: [{ from: 'merchant' }, { from: 'reviewer', body: 'Thank you for writing.' }],
    });
    expect(test.mail.mailsTo(merchant.email).at(-1)?.parsed.subject).toBe('Your customer has answered');
  });

  it('only the link of this mediation opens it', async () => {
    const { reviewId, reviewer } = await test.openAndWrite();
    const other = await test.openAndWrite();
    const unknown = test.app.tokens.derive('mediation', other.merchant.company.id);
    const wrong = [
      reviewer.slice(0, -1) + (reviewer.endsWith('A') ? 'B' : 'A'),
      reviewer.replace(/[^/]+$/, test.app.tokens.derive('invitation', reviewId)),
      reviewer.replace(/[^/]+$/, test.app.tokens.derive('mediation', reviewId, 2)),
      reviewer.replace(/[^/]+$/, unknown),
    ];
    const bodies = new Set<string>();
    for (const address of wrong) {
      const answers = [
        await ours().get(address),
        await ours().post(`${address}/messages`).send({ body: 'Let me in.' }),
        await ours().put(`${address}/review`).send(better),
        await ours().post(`${address}/publish`),
        await ours().delete(`${address}/review`),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(404);
        bodies.add(JSON.stringify({ ...body, requestId: '', instance: '' }));
      }
    }
    expect(bodies.size).toBe(1);
    expect(await test.review(reviewId)).toMatchObject({ state: 'in_mediation' });
  });
});
