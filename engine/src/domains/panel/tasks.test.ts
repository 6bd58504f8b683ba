import { sql } from 'drizzle-orm';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { aReview } from '../reviews/testing/factory.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
  merchant = await api.merchant();
});
afterAll(() => api.close());

const run = (statement: ReturnType<typeof sql>) => api.app.db.queries.execute(statement);
const newReview = async (given: Parameters<typeof aReview>[1] = {}): Promise<string> =>
  (await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id, ...given }))).id;
const tasks = async () => (await merchant.browser.get(`${merchant.panel}/tasks`).expect(200)).body;
const exactly = (count: number) => ({ count, more: false });

it('a company without reviews has nothing to do', async () => {
  const { nextMediationDeadline, ...counts } = await tasks();
  expect(nextMediationDeadline).toBeNull();
  for (const count of Object.values(counts)) expect(count).toEqual(exactly(0));
});

it('the list of tasks counts what needs doing, without held reviews, sent answers and other companies’ tasks', async () => {
  const companyId = merchant.company.id;
  await newReview({ grade: 2 });
  await newReview({ grade: 5 });
  await newReview({ grade: 1, state: 'held' });
  const [answered, sent, refused] = [await newReview(), await newReview(), await newReview({ grade: 3 })];
  await run(sql`update engine.reviews set answer = 'Thanks', answered_at = now() where id = ${answered}`);
  await run(sql`update engine.reviews set pending_answer = 'Thanks' where id = ${sent}`);
  await run(sql`update engine.reviews set answer_rejected = true where id = ${refused}`);
  const [awaiting, talking] = [
    await newReview({ state: 'in_mediation', grade: 1 }),
    await newReview({ state: 'in_mediation', grade: 1 }),
  ];
  for (const [id, state] of [
    [awaiting, 'awaiting_merchant'],
    [talking, 'talking'],
  ] as const)
    await run(sql`
      insert into engine.mediations (review_id, company_id, state, grade_before, opened_at, answer_by, ends_at)
      values (${id}, ${companyId}, ${state}, 1, now(), '2030-01-02T03:04:05Z', '2030-02-01')`);
  await run(sql`
    insert into engine.order_imports (id, company_id, file_name, encoding, state, rows, rejected, created_at, finished_at)
    values (${newId()}, ${companyId}, 'a.csv', 'utf-8', 'done', 2, 1, now(), now()),
      (${newId()}, ${companyId}, 'b.csv', 'utf-8', 'done', 2, 0, now(), now()),
      (${newId()}, ${companyId}, 'c.csv', 'utf-8', 'failed', 2, 0, now(), now() - interval '31 days')`);
  const productId = newId();
  await run(sql`
    insert into engine.products (id, company_id, external_id, slug, name, created_at)
    values (${productId}, ${companyId}, 'T', 'tea', 'Tea', now())`);
  await run(sql`
    insert into engine.product_questions (id, company_id, product_id, state, body, language, asked_at, published_at, answer)
    values (${newId()}, ${companyId}, ${productId}, 'published', 'Is it loose?', 'en', now(), now(), null),
      (${newId()}, ${companyId}, ${productId}, 'published', 'Is it green?', 'en', now(), now(), 'Yes'),
      (${newId()}, ${companyId}, ${productId}, 'held', 'Is it bad?', 'en', now(), null, null)`);
  const other = await api.merchant();
  await api.app.db.tx((tx) => aReview(tx, { companyId: other.company.id, grade: 1 }));

  expect(await tasks()).toEqual({
    unansweredNegative: exactly(1),
    unanswered: exactly(2),
    rejectedAnswers: exactly(1),
    mediationsToAnswer: exactly(1),
    openMediations: exactly(2),
    nextMediationDeadline: '2030-01-02T03:04:05.000Z',
    openQuestions: exactly(1),
    importsWithErrors: exactly(1),
  });
});
