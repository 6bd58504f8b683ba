import { sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import { forgetOld } from '../../platform/retention.ts';
import { deadLetters, mailDeliveries } from '../../platform/schema.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aCompany } from '../companies/factory.ts';
import { invitationConfigs, invitations, orderContacts, orderImports, orders } from '../invitations/schema.ts';
import { appeals, reports, statementsOfReasons } from '../moderation/schema.ts';
import { aReview } from '../reviews/factory.ts';
import { reviewVotes, reviews } from '../reviews/schema.ts';
import { forgetPersonalData } from './retention.ts';
import { privacyRequests } from './schema.ts';

let test: TestApp;
let companyId: string;
beforeEach(async () => {
  test = await testApp();
  companyId = (await test.app.db.tx((tx) => aCompany(tx))).id;
});
afterEach(() => test.close());

const forget = async () => {
  await forgetOld(test.app);
  await forgetPersonalData(test.app);
};
const rows = async (table: string, condition = 'true') =>
  Number(
    (
      await test.app.db.read.execute(
        sql`select count(*) n from ${sql.raw(`engine.${table}`)} where ${sql.raw(condition)}`,
      )
    ).rows[0]!['n'],
  );

async function anInvitation(state: 'completed' | 'expired' | 'sent' | 'scheduled'): Promise<void> {
  const now = new Date();
  const configId = newId();
  await test.app.db.read.insert(invitationConfigs).values({
    ...{ id: configId, companyId, name: 'c', delayDays: 7, windowStart: 9, windowEnd: 20, senderName: 's' },
    ...{ defaultLanguage: 'pl', createdAt: now, updatedAt: now },
  });
  const orderId = newId();
  const order = { companyId, orderRef: orderId, purchasedAt: now, language: 'pl', basis: 'consent' as const };
  await test.app.db.read.insert(orders).values({ id: orderId, ...order, source: 'api', createdAt: now });
  await test.app.db.read.insert(orderContacts).values({ orderId, companyId, email: `${state}@mail.example` });
  await test.app.db.read.insert(invitations).values({
    ...{ id: newId(), companyId, orderId, configId, state, language: 'pl', dueAt: now, createdAt: now },
    ...(state === 'completed' ? { completedAt: now } : {}),
    ...(state === 'expired' ? { expiresAt: now } : {}),
  });
}

it('customers are forgotten 400 days after the end of their invitation, never before it', async () => {
  for (const state of ['completed', 'expired', 'sent', 'scheduled'] as const) await anInvitation(state);
  await test.shiftClock('399 days');
  await forget();
  expect(await rows('order_contacts')).toBe(4);
  await test.shiftClock('2 days');
  await forget();
  const left = await test.app.db.read.select({ email: orderContacts.email }).from(orderContacts);
  expect(left.map(({ email }) => email).sort()).toEqual(['scheduled@mail.example', 'sent@mail.example']);
  // The orders and invitations themselves stay: links that were mailed go on working.
  expect(await rows('invitations')).toBe(4);
});

it('devices that voted are forgotten, their votes stay counted', async () => {
  const { id: reviewId } = await test.app.db.tx((tx) => aReview(tx, { companyId }));
  await test.app.db.read
    .update(reviews)
    .set({ helpfulUp: 1 })
    .where(sql`id = ${reviewId}`);
  await test.app.db.read
    .insert(reviewVotes)
    .values({ reviewId, companyId, deviceHash: 'hash', value: 1, at: new Date() });
  await test.shiftClock('401 days');
  await forget();
  expect(await rows('review_votes')).toBe(0);
  expect(await rows('reviews', 'helpful_up = 1')).toBe(1);
});

it('addresses of privacy requests go after a week, but for an erasure that is under way', async () => {
  const request = { language: 'pl', email: 'me@mail.example', at: new Date() };
  await test.app.db.read.insert(privacyRequests).values([
    { id: newId(), kind: 'export', ...request },
    { id: newId(), kind: 'erasure', ...request },
    { id: newId(), kind: 'erasure', ...request, confirmedAt: new Date() },
    { id: newId(), kind: 'erasure', ...request, confirmedAt: new Date(), doneAt: new Date() },
  ]);
  await test.shiftClock('6 days');
  await forget();
  expect(await rows('privacy_requests', 'email is not null')).toBe(4);
  await test.shiftClock('2 days');
  await forget();
  expect(await rows('privacy_requests', 'email is not null')).toBe(1);
  expect(await rows('privacy_requests', 'email is not null and confirmed_at is not null')).toBe(1);
});

it('addresses of devices that voted go with the salts', async () => {
  const { id: reviewId } = await test.app.db.tx((tx) => aReview(tx, { companyId }));
  const vote = { reviewId, companyId, deviceHash: 'hash', addressHash: 'address', value: 1, at: new Date() };
  await test.app.db.read.insert(reviewVotes).values(vote);
  await test.shiftClock('29 days');
  await forget();
  expect(await rows('review_votes', 'address_hash is not null')).toBe(1);
  await test.shiftClock('2 days');
  await forget();
  expect(await rows('review_votes', 'address_hash is null')).toBe(1);
});

it('words of reports and appeals, and the devices of reporters, go 400 days after the decision', async () => {
  const { id: reviewId } = await test.app.db.tx((tx) => aReview(tx, { companyId }));
  const at = new Date();
  const report = { companyId, reviewId, text: 'words', language: 'pl', weight: 1, at };
  await test.app.db.read.insert(reports).values([
    { ...report, id: newId(), reporterHash: 'a', side: 'visitor', reason: 'other', state: 'dismissed', decidedAt: at },
    { ...report, id: newId(), reporterHash: 'b', side: 'visitor', reason: 'other', state: 'open' },
    { ...report, id: newId(), reporterHash: 'c', side: 'merchant', reason: 'other', state: 'accepted', decidedAt: at },
  ]);
  const statementId = newId();
  await test.app.db.read.insert(statementsOfReasons).values({
    ...{ id: statementId, companyId, reviewId, revision: 1, effect: 'held', ground: 'offensive', at },
    decidedBy: 'screening',
  });
  await test.app.db.read.insert(appeals).values([
    {
      id: newId(),
      companyId,
      statementId,
      reviewId,
      side: 'author',
      text: 'words',
      state: 'upheld',
      at,
      decidedAt: at,
    },
    { id: newId(), companyId, statementId, reviewId, side: 'merchant', text: 'words', state: 'open', at },
  ]);
  await test.shiftClock('399 days');
  await forget();
  expect(await rows('reports', "text = 'words'")).toBe(3);
  await test.shiftClock('2 days');
  await forget();
  await forget();
  expect(await rows('reports', 'text is null and reporter_hash = id::text')).toBe(1);
  expect(await rows('reports', "text is null and side = 'merchant' and reporter_hash = 'c'")).toBe(1);
  expect(await rows('reports', "text = 'words' and reporter_hash = 'b'")).toBe(1);
  expect(await rows('appeals', "text is null and side = 'author'")).toBe(1);
  expect(await rows('appeals', "text = 'words'")).toBe(1);
});

it('reporters whom nobody has answered are forgotten after 400 days', async () => {
  const { id: reviewId } = await test.app.db.tx((tx) => aReview(tx, { companyId }));
  await test.app.db.read.insert(reports).values({
    ...{ id: newId(), companyId, reviewId, side: 'visitor', reporterHash: 'h', reason: 'other', language: 'pl' },
    ...{ email: 'me@mail.example', weight: 1, state: 'open', at: new Date() },
  });
  await test.shiftClock('401 days');
  await forget();
  expect(await rows('reports', 'email is null')).toBe(1);
});

it('deliveries, dead letters and files of imports go in their time', async () => {
  const at = new Date();
  await test.app.db.read
    .insert(mailDeliveries)
    .values({ id: newId(), mail: 'invitation', subjectId: newId(), messageId: 'm', outcome: 'delivered', at });
  await test.app.db.read.insert(deadLetters).values({ id: newId(), job: 'x', data: {}, error: 'e', attempts: 8 });
  await test.app.db.read.insert(orderImports).values({
    ...{ id: newId(), companyId, fileName: 'orders.csv', content: Buffer.from('me@mail.example'), encoding: 'utf-8' },
    ...{ state: 'failed', rows: 1, createdAt: at, finishedAt: at },
  });
  await test.shiftClock('31 days');
  await forget();
  expect(await rows('order_imports', 'content is null')).toBe(1);
  expect(await rows('mail_deliveries')).toBe(1);
  await test.shiftClock('150 days');
  await forget();
  expect([await rows('mail_deliveries'), await rows('dead_letters'), await rows('order_imports')]).toEqual([0, 0, 1]);
  await test.shiftClock('220 days');
  await forget();
  expect(await rows('order_imports')).toBe(0);
});

it('takes as many as there are, some at a time', async () => {
  await test.app.db.read.execute(sql`
    insert into engine.mail_deliveries (id, mail, subject_id, message_id, outcome, at)
    select gen_random_uuid(), 'invitation', gen_random_uuid(), 'm', 'delivered', now() - interval '1 year'
    from generate_series(1, 12000)`);
  await forget();
  expect(await rows('mail_deliveries')).toBe(0);
});
