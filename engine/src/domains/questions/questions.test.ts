import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../http/paths.ts';
import { newId } from '../../kernel/ids.ts';
import { translator } from '../../platform/i18n.ts';
import { sweepMoot } from '../moderation/public.ts';
import { actOnQuestion } from './public.ts';
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
  // All of them come from one address.
  await test.app.db.read.execute(sql`delete from engine.throttles`);
  shop = await test.shop();
});
afterAll(() => test.close());

const subjects = (address: string) => test.sink.mailsTo(address).map(({ parsed }) => parsed.subject);
const confirm = (token: string) => test.program().post(`${API_ROOT}/questions/confirmations`).send({ token });

/** A public question, answered in public where the test says so. */
async function asked(given: object = {}, answer?: string): Promise<string> {
  await shop.ask(given).expect(202);
  await test.work();
  const { id } = await shop.only();
  if (answer) await shop.answer(id, answer).expect(200);
  await test.work();
  return id;
}

describe('a question of a visitor', () => {
  it('is public once it has passed screening, and the company is told', async () => {
    await shop.ask().expect(202);
    expect((await shop.list()).items).toEqual([]);
    await test.work();
    const { items } = await shop.list();
    expect(items).toEqual([expect.objectContaining({ name: 'Anna', body: ASKED, language: 'en', answer: null })]);
    expect(JSON.stringify(items)).not.toContain('email');
    expect(subjects(shop.merchant.email)).toEqual([t('questions.asked.subject', ABOUT)]);
    expect(test.sink.mailsTo(shop.merchant.email)[0]?.parsed.text).toContain(`“${ASKED}” (Anna)`);
    const page = await test.program().get(`${API_ROOT}/products/${shop.productId}`).expect(200);
    expect(page.body.questions).toEqual({ open: true, asked: 1, answered: 0 });
  });

  it.each([
    ['insults', { body: BAD }],
    ['somebody’s address', { body: 'Please write to me at anna.kowalska@mail.example about the tin.' }],
    ['a link as the name', { name: 'www.cheap-tea.example' }],
  ])('with %s waits for a moderator, who may release it', async (_name, given) => {
    await asked(given);
    expect((await shop.only()).state).toBe('held');
    expect(subjects(shop.merchant.email)).toEqual([]);
    const [waiting] = await test.cases(shop.merchant.company.id);
    expect(waiting).toMatchObject({ kind: 'question', review: null, question: { product: 'Green tea' } });
    expect(waiting?.question?.findings.length).toBeGreaterThan(0);
    await test.decide(waiting!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
    await test.work();
    expect((await shop.list()).items).toHaveLength(1);
    expect(subjects(shop.merchant.email)).toEqual([t('questions.asked.subject', ABOUT)]);
  });

  it('may name the company’s own page', async () => {
    await asked({ body: 'At https://tea-house.example/tins it says paper bag: which is it?' });
    expect((await shop.only()).state).toBe('published');
  });

  it('that a moderator refuses stays away; its asker is told why, once the address is confirmed', async () => {
    const email = `asker-${newId()}@mail.example`;
    await asked({ body: BAD, email });
    await confirm(test.tokenTo(email)).expect(200);
    const [waiting] = await test.cases(shop.merchant.company.id);
    expect((await test.decide(waiting!.id, { decision: 'refuse', ground: 'no_violation' })).status).toBe(422);
    await test.decide(waiting!.id, { decision: 'refuse', ground: 'offensive' }).expect(200);
    await test.work();
    expect((await shop.only()).state).toBe('rejected');
    expect((await shop.list()).items).toEqual([]);
    const told = test.sink.mailsTo(email).at(-1)?.parsed;
    expect(told?.subject).toBe(t('questions.refused.subject', ABOUT));
    for (const words of [/Insulting or vulgar language/, /offensive words/, /made by a person/])
      expect(told?.text).toMatch(words);
  });

  it('sent again with the same key is one question', async () => {
    const key = newId();
    await shop.ask().set('Idempotency-Key', key).expect(202);
    await shop.ask().set('Idempotency-Key', key).expect(202);
    expect((await shop.only()).state).toBe('screening');
  });

  it('of a program that fills in everything is thrown away', async () => {
    await shop.ask({ website: 'https://spam.example' }).expect(202);
    await expect(shop.only()).rejects.toThrow('0 questions');
  });

  it.each([
    ['too short', { body: 'Why?' }],
    ['too long', { body: 'tea '.repeat(300) }],
    ['nobody’s', { name: '' }],
    ['of a wrong address', { email: 'anna' }],
  ])('that is %s is refused', async (_name, given) => {
    expect((await shop.ask(given).expect(422)).body.code).toBe('validation_failed');
  });

  it('is not taken where nobody may answer, and what is public stays', async () => {
    const start = await test.shop('trustStart');
    expect((await start.ask().expect(409)).body.code).toBe('questions_closed');
    await asked({}, ANSWERED);
    await test.app.db.read.execute(sql`
      insert into engine.subscriptions (company_id, plan, state, period_end)
      values (${shop.merchant.company.id}, 'trustStart', 'paid', now() + interval '30 days')`);
    await shop.ask().expect(409);
    expect((await shop.list()).items).toHaveLength(1);
    const page = await test.program().get(`${API_ROOT}/products/${shop.productId}`);
    expect(page.body.questions).toEqual({ open: false, asked: 1, answered: 1 });
  });

  it('about a product that is nowhere, hidden or blocked is not taken', async () => {
    const post = (id: string) =>
      test.browser().post(`${API_ROOT}/products/${id}/questions`).send({ name: 'Anna', body: ASKED });
    await post(newId()).expect(404);
    const set = (column: 'presentation' | 'state', value: string) =>
      test.app.db.read.execute(
        sql`update engine.companies set ${sql.identifier(column)} = ${value} where id = ${shop.merchant.company.id}`,
      );
    await set('presentation', 'hidden');
    await post(shop.productId).expect(409);
    expect((await shop.list()).items).toEqual([]);
    await set('state', 'blocked');
    await post(shop.productId).expect(410);
  });

  it('of one client comes twenty times an hour', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await shop.ask({ website: 'x' })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(202), 429, 429]);
  });
});

describe('the public list', () => {
  it('goes on newest first, none twice', async () => {
    const bodies = [1, 2, 3, 4, 5].map((n) => `Question number ${n}: how long does it keep?`);
    for (const body of bodies) await shop.ask({ body }).expect(202);
    await test.work();
    // All of one moment: the id decides.
    await test.app.db.read.execute(sql`update engine.product_questions set published_at = '2026-01-01'`);
    const seen: string[] = [];
    for (let query = '?limit=2'; query !== '';) {
      const { items, nextCursor } = await shop.list(query);
      seen.push(...items.map(({ body }) => body));
      query = nextCursor ? `?limit=2&cursor=${nextCursor}` : '';
    }
    expect(seen).toEqual(bodies.toReversed());
    await test.program().get(`${API_ROOT}/products/${shop.productId}/questions?cursor=x`).expect(400);
  });
});

describe('an answer of the company', () => {
  it('is public once it has passed screening', async () => {
    const id = await asked();
    expect((await shop.answer(id, ANSWERED).expect(200)).body).toMatchObject({ answer: null, pendingAnswer: ANSWERED });
    await test.work();
    expect((await shop.list()).items[0]?.answer).toMatchObject({
      ...{ body: ANSWERED, language: 'en', edited: false },
    });
    await shop.answer(id, 'It comes in a tin of 125 grams.').expect(200);
    expect((await shop.list()).items[0]?.answer).toMatchObject({ body: ANSWERED });
    await test.work();
    expect((await shop.list()).items[0]?.answer).toMatchObject({
      body: 'It comes in a tin of 125 grams.',
      edited: true,
    });
    const { rows } = await test.app.db.read.execute<{ act: string }>(
      sql`select act from engine.audit_log where subject_id = ${id} order by id`,
    );
    expect(rows.map(({ act }) => act)).toEqual(['question.answered', 'question.answered']);
  });

  it('has the language of its own words, whoever lets it pass', async () => {
    const id = await asked({}, 'Die Dose ist aus Blech und fasst hundert Gramm.');
    const language = async () => (await shop.list()).items[0]?.answer?.language;
    expect(await language()).toBe('de');
    await shop.answer(id, 'Napisz do nas na inny@sklep.example, chętnie odpowiemy na wszystkie pytania.').expect(200);
    await test.work();
    expect(await language()).toBe('de');
    const [waiting] = await test.cases(shop.merchant.company.id);
    await test.decide(waiting!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
    expect(await language()).toBe('pl');
  });

  it('may be taken back', async () => {
    const id = await asked({}, ANSWERED);
    const remove = () => shop.merchant.browser.delete(`${shop.merchant.panel}/questions/${id}/answer`);
    await remove().expect(204);
    expect((await shop.list()).items[0]?.answer).toBeNull();
    await remove().expect(404);
  });

  it('with insults waits for a moderator, and the company reads why; refused, the former one stays', async () => {
    const id = await asked({}, ANSWERED);
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

  it('that is changed while a moderator reads it is not decided by what he read', async () => {
    const id = await asked();
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

  it('is refused with 402 when the plan has no questions, also after a downgrade', async () => {
    const id = await asked();
    await test.app.db.read.execute(sql`
      insert into engine.subscriptions (company_id, plan, state, period_end)
      values (${shop.merchant.company.id}, 'trustStart', 'paid', now() + interval '30 days')`);
    for (const refused of [
      await shop.answer(id, ANSWERED),
      await shop.merchant.browser.get(`${shop.merchant.panel}/questions`),
    ])
      expect([refused.status, refused.body.code, refused.body.params.plan]).toEqual([
        ...[402, 'plan_lacks_feature', 'trustPro'],
      ]);
  });

  it('is for the company’s own questions', async () => {
    const id = await asked();
    const other = await test.shop();
    expect((await other.answer(id, ANSWERED).expect(404)).body.code).toBe('question_not_found');
    expect(await other.panel()).toEqual([]);
  });

  it('is looked for among those that are open or answered', async () => {
    const id = await asked();
    expect((await shop.panel('?state=open')).map((one) => one.id)).toEqual([id]);
    expect(await shop.panel('?state=answered')).toEqual([]);
    await shop.answer(id, ANSWERED).expect(200);
    await test.work();
    expect(await shop.panel('?state=open')).toEqual([]);
    expect((await shop.panel('?state=answered')).map((one) => one.id)).toEqual([id]);
  });
});

describe('a public question', () => {
  const report = (id: string, given: object = {}) =>
    test
      .browser()
      .post(`${API_ROOT}/questions/${id}/reports`)
      .send({ reason: 'advertising', text: 'He sells tins himself.', ...given });

  it('that is reported waits for a moderator, who takes it down; its asker is told', async () => {
    const email = `asker-${newId()}@mail.example`;
    const id = await asked({ email });
    await confirm(test.tokenTo(email)).expect(200);
    await report(id).expect(202);
    const [waiting] = await test.cases(shop.merchant.company.id);
    expect(waiting).toMatchObject({
      ...{ kind: 'question', question: { id, findings: [] } },
      reports: [{ side: 'visitor', reason: 'advertising', text: 'He sells tins himself.' }],
    });
    await test.decide(waiting!.id, { decision: 'refuse', ground: 'link' }).expect(200);
    await test.work();
    expect((await shop.list()).items).toEqual([]);
    expect(subjects(email).at(-1)).toBe(t('questions.removed.subject', ABOUT));
    await report(id).expect(404);
  });

  it('stays when the moderator finds nothing, and one device reports it once', async () => {
    const id = await asked();
    const browser = test.browser();
    const again = () => browser.post(`${API_ROOT}/questions/${id}/reports`).send({ reason: 'other' });
    await again().expect(202);
    expect((await again().expect(409)).body.code).toBe('already_reported');
    const [waiting] = await test.cases(shop.merchant.company.id);
    await test.decide(waiting!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
    expect((await shop.list()).items).toHaveLength(1);
    expect(await test.cases(shop.merchant.company.id)).toEqual([]);
  });
});

describe('a moderator’s desk', () => {
  it('forgets a case whose question or answer is gone', async () => {
    await asked({ body: BAD });
    const { id } = await shop.only();
    await test.app.db.tx((tx) => actOnQuestion(test.app, tx, id, 'erase'));
    await sweepMoot(test.app);
    expect(await test.cases(shop.merchant.company.id)).toEqual([]);
  });
});
