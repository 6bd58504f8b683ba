import { sql } from 'drizzle-orm';
import { translator } from '../../platform/i18n.ts';
import { ANSWERED, ASKED, BAD, questionTest } from './testing.ts';
import type { QuestionTest, Shop } from './testing.ts';

const t = translator('en', 'mails');
const ABOUT = { productName: 'Green tea' };
let test: QuestionTest;
let shop: Shop;
beforeAll(async () => {
  test = await questionTest();
});
beforeEach(async () => {
  // All requests come from one address.
  await test.app.db.queries.execute(sql`delete from engine.throttles`);
  shop = await test.shop();
});
afterAll(() => test.close());

const subjects = (address: string) => test.sink.mailsTo(address).map(({ parsed }) => parsed.subject);

describe('an answer of the company', () => {
  it('an answer is published after screening', async () => {
    const id = await shop.asked();
    expect((await shop.answer(id, ANSWERED).expect(200)).body).toMatchObject({ answer: null, pendingAnswer: ANSWERED });
    await test.work();
    expect((await shop.list()).items[0]?.answer).toMatchObject({
      body: ANSWERED,
      language: 'en',
      edited: false,
      expert: null,
    });
    await shop.answer(id, 'It comes in a tin of 125 grams.').expect(200);
    expect((await shop.list()).items[0]?.answer).toMatchObject({ body: ANSWERED });
    await test.work();
    expect((await shop.list()).items[0]?.answer).toMatchObject({
      body: 'It comes in a tin of 125 grams.',
      edited: true,
    });
    const { rows } = await test.app.db.queries.execute<{ act: string }>(
      sql`select act from engine.audit_log where subject_id = ${id} order by id`,
    );
    expect(rows.map(({ act }) => act)).toEqual(['question.answered', 'question.answered']);
  });

  it('the language of an answer is detected, whether screening or a moderator passes it', async () => {
    const id = await shop.asked({}, 'Die Dose ist aus Blech und fasst hundert Gramm.');
    const language = async () => (await shop.list()).items[0]?.answer?.language;
    expect(await language()).toBe('de');
    await shop.answer(id, 'Napisz do nas na inny@sklep.example, chętnie odpowiemy na wszystkie pytania.').expect(200);
    await test.work();
    expect(await language()).toBe('de');
    const [waiting] = await test.cases(shop.merchant.company.id);
    await test.decide(waiting!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
    expect(await language()).toBe('pl');
  });

  it('an answer can be deleted', async () => {
    const id = await shop.asked({}, ANSWERED);
    const remove = () => shop.merchant.browser.delete(`${shop.merchant.panel}/questions/${id}/answer`);
    await remove().expect(204);
    expect((await shop.list()).items[0]?.answer).toBeNull();
    await remove().expect(404);
  });

  it('an insulting answer waits for a moderator; if refused, the previous answer stays', async () => {
    const id = await shop.asked({}, ANSWERED);
    await shop.answer(id, BAD).expect(200);
    await test.work();
    expect((await shop.panel())[0]).toMatchObject({ answerHeld: true, pendingAnswer: BAD });
    const held = test.sink.mailsTo(shop.merchant.email).at(-1)?.parsed;
    expect(held?.subject).toBe(t('questions.answerDecided.held.subject', ABOUT));
    expect(held?.text).toMatch(/offensive words/);
    const [waiting] = await test.cases(shop.merchant.company.id);
    expect(waiting).toMatchObject({ kind: 'question_answer', answer: BAD, question: { body: ASKED, findings: [] } });
    expect(waiting?.answerFindings.length).toBeGreaterThan(0);
    await test.decide(waiting!.id, { decision: 'refuse', ground: 'offensive' }).expect(200);
    await test.work();
    expect((await shop.list()).items[0]?.answer?.body).toBe(ANSWERED);
    expect(subjects(shop.merchant.email).at(-1)).toBe(t('questions.answerDecided.refused.subject', ABOUT));
  });

  it('a decision about an answer that has changed meanwhile is refused', async () => {
    const id = await shop.asked();
    await shop.answer(id, BAD).expect(200);
    await test.work();
    const [read] = await test.cases(shop.merchant.company.id);
    await shop.answer(id, ANSWERED).expect(200);
    const accept = () => test.decide(read!.id, { decision: 'accept', ground: 'no_violation' });
    expect((await accept().expect(409)).body.code).toBe('case_changed');
    await test.work();
    expect((await accept().expect(409)).body.code).toBe('case_decided');
    expect((await shop.list()).items[0]?.answer?.body).toBe(ANSWERED);
  });

  it('answering gets 402 if the plan has no questions, also after a downgrade', async () => {
    const id = await shop.asked();
    await test.app.db.queries.execute(sql`
      insert into engine.subscriptions (company_id, plan, state, period_end)
      values (${shop.merchant.company.id}, 'trustStart', 'paid', now() + interval '30 days')`);
    for (const refused of [
      await shop.answer(id, ANSWERED),
      await shop.merchant.browser.get(`${shop.merchant.panel}/questions`),
    ])
      expect([refused.status, refused.body.code, refused.body.params.plan]).toEqual([
        402,
        'plan_lacks_feature',
        'trustPro',
      ]);
  });

  it('another company’s questions cannot be answered', async () => {
    const id = await shop.asked();
    const other = await test.shop();
    expect((await other.answer(id, ANSWERED).expect(404)).body.code).toBe('question_not_found');
    expect(await other.panel()).toEqual([]);
  });

  it('questions can be filtered by open and answered', async () => {
    const id = await shop.asked();
    expect((await shop.panel('?state=open')).map((one) => one.id)).toEqual([id]);
    expect(await shop.panel('?state=answered')).toEqual([]);
    await shop.answer(id, ANSWERED).expect(200);
    await test.work();
    expect(await shop.panel('?state=open')).toEqual([]);
    expect((await shop.panel('?state=answered')).map((one) => one.id)).toEqual([id]);
  });
});
