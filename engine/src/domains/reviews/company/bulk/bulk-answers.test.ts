import { sql } from 'drizzle-orm';
import type { BulkAnswer, CreateBulkAnswer } from '@app/contracts/company-reviews/bulk-answers';
import { testApi } from '../../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../../http/testing.ts';
import { runOutbox } from '../../../../testing/jobs.ts';
import { aReview } from '../../testing/factory.ts';
import { sweepBulkAnswers } from './send-bulk-answers.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  merchant = await api.merchant({ name: 'Tea House' });
});
afterAll(() => api.close());

const run = (statement: ReturnType<typeof sql>) => api.app.db.queries.execute(statement);
const newReview = async (given: Parameters<typeof aReview>[1] = {}): Promise<string> =>
  (await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id, ...given }))).id;
const newTemplate = async (language: string, body: string): Promise<string> =>
  (
    await merchant.browser
      .post(`${merchant.panel}/answer-templates`)
      .send({ title: `In ${language}`, language, body })
      .expect(201)
  ).body.id;
const order = async (body: object, status = 201) =>
  (await merchant.browser.post(`${merchant.panel}/bulk-answers`).send(body).expect(status)).body;
const found = async (id: string): Promise<BulkAnswer> =>
  (await merchant.browser.get(`${merchant.panel}/bulk-answers/${id}`).expect(200)).body;
const skipped = async (id: string) =>
  (await merchant.browser.get(`${merchant.panel}/bulk-answers/${id}/skipped`).expect(200)).body.items;
const answerOf = async (id: string): Promise<string | null> =>
  (await run(sql`select coalesce(answer, pending_answer) as answer from engine.reviews where id = ${id}`)).rows[0]?.[
    'answer'
  ] as string | null;
/** Lets the time for undoing pass, and does the work of a worker. */
async function send(id: string): Promise<void> {
  await run(sql`update engine.bulk_answers set due_at = engine.app_now() where id = ${id}`);
  while ((await sweepBulkAnswers(api.app)) > 0);
}

it('reviews that match are answered in their language, and the others listed with the reason', async () => {
  const [english, polish] = [
    await newTemplate('en', 'Thank you, {name}. {company}'),
    await newTemplate('pl', 'Dziękujemy, {name}!'),
  ];
  const inEnglish = await newReview({ authorName: 'Ann B.' });
  const inPolish = await newReview({ language: 'pl', authorName: 'Ola' });
  const inGerman = await newReview({ language: 'de' });
  const answered = await newReview();
  await run(sql`update engine.reviews set answer = 'Thanks', answered_at = now() where id = ${answered}`);
  const talked = await newReview({ state: 'in_mediation', grade: 1 });
  const elsewhere = await newReview({ grade: 4 });
  const filter: CreateBulkAnswer['filter'] = { grade: '1,5' } as never;
  const { id, total, state } = await order({ filter, templateIds: [english, polish] });
  expect({ total, state }).toEqual({ total: 5, state: 'scheduled' });

  // Nothing is written while it can be undone.
  expect(await sweepBulkAnswers(api.app)).toBe(0);
  expect(await answerOf(inEnglish)).toBeNull();
  await send(id);
  expect(await found(id)).toMatchObject({ state: 'done', answered: 2, skipped: 3, finishedAt: expect.any(String) });
  expect(await answerOf(inEnglish)).toBe('Thank you, Ann B.. Tea House');
  expect(await answerOf(inPolish)).toBe('Dziękujemy, Ola!');
  expect(await answerOf(answered)).toBe('Thanks');
  expect(await answerOf(elsewhere)).toBeNull();
  const reasons = Object.fromEntries(
    (await skipped(id)).map(({ reviewId, reason }: { reviewId: string; reason: string }) => [reviewId, reason]),
  );
  expect(reasons).toEqual({ [inGerman]: 'no_template', [answered]: 'answered', [talked]: 'not_public' });
  // They are screened like any other answer.
  await runOutbox(api.app);
  const { rows } = await run(sql`select answer from engine.reviews where id = ${inPolish}`);
  expect(rows).toEqual([{ answer: 'Dziękujemy, Ola!' }]);
});

it('a bulk answer can be undone for a minute, and not afterwards', async () => {
  const [template, review] = [await newTemplate('en', 'Thank you.'), await newReview()];
  const first = await order({ reviewIds: [review], templateIds: [template] });
  const path = (id: string) => `${merchant.panel}/bulk-answers/${id}`;
  expect((await merchant.browser.delete(path(first.id)).expect(200)).body.state).toBe('undone');
  await send(first.id);
  expect(await answerOf(review)).toBeNull();
  const second = await order({ reviewIds: [review], templateIds: [template] });
  await send(second.id);
  expect((await merchant.browser.delete(path(second.id)).expect(409)).body.code).toBe('bulk_answer_sent');
  expect(await answerOf(review)).toBe('Thank you.');
});

it('more reviews than one run deals with are all answered once', async () => {
  const template = await newTemplate('en', 'Thank you.');
  await api.app.db.tx(async (tx) => {
    for (let n = 0; n < 205; n++) await aReview(tx, { companyId: merchant.company.id });
  });
  const { id } = await order({ filter: {}, templateIds: [template] });
  await run(sql`update engine.bulk_answers set due_at = engine.app_now() where id = ${id}`);
  // Two workers at a time.
  for (let done = 1; done > 0;)
    done = Math.max(...(await Promise.all([sweepBulkAnswers(api.app), sweepBulkAnswers(api.app)])));
  expect(await found(id)).toMatchObject({ state: 'done', total: 205, answered: 205, skipped: 0 });
  const { rows } = await run(
    sql`select count(*)::int as count from engine.audit_log where company_id = ${merchant.company.id} and act = 'review.answered'`,
  );
  expect(rows).toEqual([{ count: 205 }]);
});

it('a name that asks for passwords is not repeated in an answer', async () => {
  const template = await newTemplate('en', 'Dear {name}, thank you.');
  const review = await newReview({ authorName: 'Send us your password now' });
  const { id } = await order({ reviewIds: [review], templateIds: [template] });
  await send(id);
  expect(await skipped(id)).toEqual([{ reviewId: review, reason: 'phishing' }]);
});

it('two templates of one language, both a list and a filter, and foreign reviews are refused or left out', async () => {
  const [one, two, review] = [await newTemplate('en', 'One.'), await newTemplate('en', 'Two.'), await newReview()];
  const twice = await order({ reviewIds: [review], templateIds: [one, two] }, 422);
  expect(twice.errors).toEqual([expect.objectContaining({ path: 'templateIds.1' })]);
  const both = await order({ reviewIds: [review], filter: {}, templateIds: [one] }, 422);
  expect(both.errors).toEqual([expect.objectContaining({ path: 'filter' })]);
  const other = await api.app.db.tx((tx) => aReview(tx));
  expect((await order({ reviewIds: [other.id], templateIds: [one] })).total).toBe(0);
});
