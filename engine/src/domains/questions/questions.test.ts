import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../http/paths.ts';
import { newId } from '../../kernel/ids.ts';
import { translator } from '../../platform/i18n.ts';
import { sweepObsoleteCases } from '../moderation/public.ts';
import { transitionQuestion } from './public.ts';
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
const confirm = (token: string) => test.program().post(`${API_ROOT}/questions/confirmations`).send({ token });

describe('a question of a visitor', () => {
  it('a question is published after screening, and the company is notified', async () => {
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
  ])('a question with %s waits for a moderator, who may publish it', async (_name, given) => {
    await shop.asked(given);
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

  it('a question may link to the company’s own website', async () => {
    await shop.asked({ body: 'At https://tea-house.example/tins it says paper bag: which is it?' });
    expect((await shop.only()).state).toBe('published');
  });

  it('a refused question is not published, and an asker with a confirmed address is told why', async () => {
    const email = `asker-${newId()}@mail.example`;
    await shop.asked({ body: BAD, email });
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

  it('a repeated idempotency key adds one question only', async () => {
    const key = newId();
    await shop.ask().set('Idempotency-Key', key).expect(202);
    await shop.ask().set('Idempotency-Key', key).expect(202);
    expect((await shop.only()).state).toBe('screening');
  });

  it('a question with the honeypot field filled in is discarded', async () => {
    await shop.ask({ website: 'https://spam.example' }).expect(202);
    await expect(shop.only()).rejects.toThrow('0 questions');
  });

  it.each([
    ['too short', { body: 'Why?' }],
    ['too long', { body: 'tea '.repeat(300) }],
    ['nobody’s', { name: '' }],
    ['of a wrong address', { email: 'anna' }],
  ])('a question is refused if it is %s', async (_name, given) => {
    expect((await shop.ask(given).expect(422)).body.code).toBe('validation_failed');
  });

  it('without the feature no questions are taken, but published ones stay', async () => {
    const start = await test.shop('trustStart');
    expect((await start.ask().expect(409)).body.code).toBe('questions_closed');
    await shop.asked({}, ANSWERED);
    await test.app.db.queries.execute(sql`
      insert into engine.subscriptions (company_id, plan, state, period_end)
      values (${shop.merchant.company.id}, 'trustStart', 'paid', now() + interval '30 days')`);
    await shop.ask().expect(409);
    expect((await shop.list()).items).toHaveLength(1);
    const page = await test.program().get(`${API_ROOT}/products/${shop.productId}`);
    expect(page.body.questions).toEqual({ open: false, asked: 1, answered: 1 });
  });

  it('questions about unknown, hidden or blocked products are refused', async () => {
    const post = (id: string) =>
      test.browser().post(`${API_ROOT}/products/${id}/questions`).send({ name: 'Anna', body: ASKED });
    await post(newId()).expect(404);
    const set = (column: 'presentation' | 'state', value: string) =>
      test.app.db.queries.execute(
        sql`update engine.companies set ${sql.identifier(column)} = ${value} where id = ${shop.merchant.company.id}`,
      );
    await set('presentation', 'hidden');
    await post(shop.productId).expect(409);
    expect((await shop.list()).items).toEqual([]);
    await set('state', 'blocked');
    await post(shop.productId).expect(410);
  });

  it('a client can ask twenty questions an hour', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) statuses.push((await shop.ask({ website: 'x' })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(202), 429, 429]);
  });
});

describe('the public list', () => {
  it('published questions are listed page by page, newest first', async () => {
    const bodies = [1, 2, 3, 4, 5].map((n) => `Question number ${n}: how long does it keep?`);
    for (const body of bodies) await shop.ask({ body }).expect(202);
    await test.work();
    // With equal dates the id decides.
    await test.app.db.queries.execute(sql`update engine.product_questions set published_at = '2026-01-01'`);
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

describe('a public question', () => {
  const report = (id: string, given: object = {}) =>
    test
      .browser()
      .post(`${API_ROOT}/questions/${id}/reports`)
      .send({ reason: 'advertising', text: 'He sells tins himself.', ...given });

  it('a moderator can remove a reported question, and its asker is told', async () => {
    const email = `asker-${newId()}@mail.example`;
    const id = await shop.asked({ email });
    await confirm(test.tokenTo(email)).expect(200);
    await report(id).expect(202);
    const [waiting] = await test.cases(shop.merchant.company.id);
    expect(waiting).toMatchObject({
      kind: 'question',
      question: { id, findings: [] },
      reports: [{ side: 'visitor', reason: 'advertising', text: 'He sells tins himself.' }],
    });
    await test.decide(waiting!.id, { decision: 'refuse', ground: 'link' }).expect(200);
    await test.work();
    expect((await shop.list()).items).toEqual([]);
    expect(subjects(email).at(-1)).toBe(t('questions.removed.subject', ABOUT));
    await report(id).expect(404);
  });

  it('a reported question stays if the moderator accepts it, and a device can report it once', async () => {
    const id = await shop.asked();
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
  it('cases about deleted questions and answers are closed', async () => {
    await shop.asked({ body: BAD });
    const { id } = await shop.only();
    await test.app.db.tx((tx) => transitionQuestion(test.app, tx, id, 'erase'));
    await sweepObsoleteCases(test.app);
    expect(await test.cases(shop.merchant.company.id)).toEqual([]);
  });
});
