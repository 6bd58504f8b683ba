import { sql } from 'drizzle-orm';
import { linksOf } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { newId } from '../../kernel/ids.ts';
import { translator } from '../../platform/i18n.ts';
import { TRANSITIONS, nextQuestionState } from './model.ts';
import type { QuestionCommand, QuestionState } from './model.ts';
import { eraseQuestions, applyQuestionRetention } from './public.ts';
import { ANSWERED, ASKED, questionTest } from './testing.ts';
import type { QuestionTest, Shop } from './testing.ts';

let test: QuestionTest;
let shop: Shop;
let email: string;
beforeAll(async () => {
  test = await questionTest();
});
beforeEach(async () => {
  // All requests come from one address.
  await test.app.db.queries.execute(sql`delete from engine.throttles`);
  shop = await test.shop();
  email = `asker-${newId()}@mail.example`;
});
afterAll(() => test.close());

const confirm = (token: string) => test.program().post(`${API_ROOT}/questions/confirmations`).send({ token });
const subjects = () => test.sink.mailsTo(email).map(({ parsed }) => parsed.subject);
const keptAddress = async () => {
  const { id } = await shop.only();
  const { rows } = await test.app.db.queries.execute<{ email: string | null }>(
    sql`select email from engine.question_askers where question_id = ${id}`,
  );
  return rows[0]?.email;
};
const ask = async () => {
  await shop.ask({ email }).expect(202);
  await test.work();
};
const answer = async () => {
  await shop.answer((await shop.only()).id, ANSWERED).expect(200);
  await test.work();
};
const t = translator('en', 'mails');
const CONFIRM = t('questions.confirm.subject', { productName: 'Green tea' });
const TOLD = t('questions.answered.subject', { companyName: 'Tea house' });

describe('an address that is given with a question', () => {
  it('an address is confirmed, notified of the answer once, and then erased', async () => {
    await ask();
    expect(subjects()).toEqual([CONFIRM]);
    // The owner of the inbox is not known yet, so the mail contains nothing typed.
    expect(test.sink.mailsTo(email)[0]?.parsed.text).not.toContain('paper bag');
    const { body } = await confirm(test.tokenTo(email)).expect(200);
    expect(body).toMatchObject({ product: { id: shop.productId, name: 'Green tea' }, answered: false });
    await answer();
    expect(subjects()).toEqual([CONFIRM, TOLD]);
    expect(test.sink.mailsTo(email)[1]?.parsed.text).toContain(ANSWERED);
    expect(await keptAddress()).toBeNull();
    await shop.answer((await shop.only()).id, 'It comes in a tin of 125 grams.').expect(200);
    await test.work();
    expect(subjects()).toHaveLength(2);
  });

  it('an unconfirmed address is not notified', async () => {
    await ask();
    await answer();
    expect(subjects()).toEqual([CONFIRM]);
  });

  it('an address confirmed after the answer is notified once', async () => {
    await ask();
    await answer();
    const token = test.tokenTo(email);
    expect((await confirm(token).expect(200)).body.answered).toBe(true);
    await confirm(token).expect(200);
    await test.work();
    expect(subjects()).toEqual([CONFIRM, TOLD]);
    expect((await confirm(token).expect(200)).body.answered).toBe(true);
    await test.work();
    expect(subjects()).toHaveLength(2);
  });

  it('an address not confirmed within a week is erased, and its link becomes invalid', async () => {
    await ask();
    const token = test.tokenTo(email);
    await test.app.db.queries.execute(sql`update engine.question_askers set at = at - interval '8 days'`);
    await applyQuestionRetention(test.app);
    expect(await keptAddress()).toBeNull();
    expect((await confirm(token).expect(404)).body.code).toBe('token_invalid');
  });

  it('an address cannot be confirmed with a token of another purpose', async () => {
    await ask();
    const { id } = await shop.only();
    await confirm(test.app.tokens.derive('review', id)).expect(404);
    await confirm(test.app.tokens.derive('question', newId())).expect(404);
  });

  it('an address gets at most five confirmation mails a day', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await (await test.shop()).ask({ email, body: `How long does tin ${n} keep?` })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('questions are part of exports and erasures of an address', async () => {
    await ask();
    const linkFor = async (kind: 'export' | 'erasure') => {
      await test.browser().post(`${API_ROOT}/privacy-requests`).send({ email, kind, language: 'en' }).expect(202);
      await test.work();
      const links = linksOf(test.sink.mailsTo(email).at(-1)!);
      const token = links.map((link) => /\/privacy\/([\w-]{40,})$/.exec(link)?.[1]).find(Boolean);
      return test.browser().post(`${API_ROOT}/privacy-requests/${token}/complete`);
    };
    const { body } = await linkFor('export');
    expect(body.messages).toEqual([expect.objectContaining({ topic: 'question', message: ASKED, state: 'published' })]);
    await linkFor('erasure');
    await test.work();
    expect((await shop.only()).state).toBe('deleted');
  });

  it('erasure of an address deletes its questions', async () => {
    await ask();
    await answer();
    await test.app.db.tx((tx) => eraseQuestions(test.app, tx, email.toUpperCase()));
    expect(await shop.only()).toMatchObject({ state: 'deleted', answer: null });
    expect((await shop.list()).items).toEqual([]);
    expect(await keptAddress()).toBeNull();
    expect((await confirm(test.tokenTo(email)).expect(404)).body.code).toBe('token_invalid');
  });
});

it('every state of a question is reachable, and the last is final', () => {
  const reached = new Set<QuestionState>(['screening']);
  for (const state of reached)
    for (const command of Object.keys(TRANSITIONS[state]) as QuestionCommand[]) {
      const to = nextQuestionState(state, command);
      if (to) reached.add(to);
    }
  expect([...reached].sort()).toEqual(Object.keys(TRANSITIONS).sort());
  expect(nextQuestionState('rejected', 'publish')).toBeNull();
  expect(nextQuestionState('deleted', 'erase')).toBeNull();
});
