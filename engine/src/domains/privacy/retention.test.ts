import { sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import { forgetExpiredRows } from '../../platform/retention.ts';
import { deadLetters, mailDeliveries } from '../../platform/schema.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aCompany } from '../companies/testing.ts';
import { invitationConfigs, invitations, orderContacts, orderImports, orders } from '../invitations/schema.ts';
import { appeals, reports, statementsOfReasons } from '../moderation/schema.ts';
import { aReview } from '../reviews/testing/factory.ts';
import { reviewVotes } from '../reviews/schema-votes.ts';
import { reviews } from '../reviews/schema.ts';
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
  await forgetExpiredRows(test.app);
  await forgetPersonalData(test.app);
};
const rows = async (table: string, condition = 'true') =>
  Number(
    (
      await test.app.db.queries.execute(
        sql`select count(*) n from ${sql.raw(`engine.${table}`)} where ${sql.raw(condition)}`,
      )
    ).rows[0]!['n'],
  );

async function anInvitation(state: 'completed' | 'expired' | 'sent' | 'scheduled'): Promise<void> {
  const now = new Date();
  const configId = newId();
  await test.app.db.queries.insert(invitationConfigs).values({
    id: configId,
    companyId,
    name: 'c',
    delayDays: 7,
    windowStart: 9,
    windowEnd: 20,
    senderName: 's',
    defaultLanguage: 'pl',
    createdAt: now,
    updatedAt: now,
  });
  const orderId = newId();
  const order = { companyId, orderRef: orderId, purchasedAt: now, language: 'pl', basis: 'consent' as const };
  await test.app.db.queries.insert(orders).values({ id: orderId, ...order, source: 'api', createdAt: now });
  await test.app.db.queries.insert(orderContacts).values({ orderId, companyId, email: `${state}@mail.example` });
  await test.app.db.queries.insert(invitations).values({
    id: newId(),
    companyId,
    orderId,
    configId,
    state,
    language: 'pl',
    dueAt: now,
    createdAt: now,
    ...(state === 'completed' ? { completedAt: now } : {}),
    ...(state === 'expired' ? { expiresAt: now } : {}),
  });
}

it('customers are deleted 400 days after the end of their invitation, not before', async () => {
  for (const state of ['completed', 'expired', 'sent', 'scheduled'] as const) await anInvitation(state);
  await test.shiftClock('399 days');
  await forget();
  expect(await rows('order_contacts')).toBe(4);
  await test.shiftClock('2 days');
  await forget();
  const left = await test.app.db.queries.select({ email: orderContacts.email }).from(orderContacts);
  expect(left.map(({ email }) => email).sort()).toEqual(['scheduled@mail.example', 'sent@mail.example']);
  // The orders and invitations themselves stay: links that were mailed go on working.
  expect(await rows('invitations')).toBe(4);
});

it('devices that voted are deleted while their votes stay counted', async () => {
  const { id: reviewId } = await test.app.db.tx((tx) => aReview(tx, { companyId }));
  await test.app.db.queries
    .update(reviews)
    .set({ helpfulUp: 1 })
    .where(sql`id = ${reviewId}`);
  await test.app.db.queries
    .insert(reviewVotes)
    .values({ reviewId, companyId, deviceHash: 'hash', value: 1, at: new Date() });
  await test.shiftClock('401 days');
  await forget();
  expect(await rows('review_votes')).toBe(0);
  expect(await rows('reviews', 'helpful_up = 1')).toBe(1);
});

it('addresses of privacy requests are deleted after a week, except for a running erasure', async () => {
  const request = { language: 'pl', email: 'me@mail.example', at: new Date() };
  await test.app.db.queries.insert(privacyRequests).values([
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

it('address hashes of devices that voted are deleted with the salts', async () => {
  const { id: reviewId } = await test.app.db.tx((tx) => aReview(tx, { companyId }));
  const vote = { reviewId, companyId, deviceHash: 'hash', addressHash: 'address', value: 1, at: new Date() };
  await test.app.db.queries.insert(reviewVotes).values(vote);
  await test.shiftClock('29 days');
  await forget();
  expect(await rows('review_votes', 'address_hash is not null')).toBe(1);
  await test.shiftClock('2 days');
  await forget();
  expect(await rows('review_votes', 'address_hash is null')).toBe(1);
});

it('texts of reports and appeals and devices of reporters are deleted 400 days after the decision', async () => {
  const { id: reviewId } = await test.app.db.tx((tx) => aReview(tx, { companyId }));
  const at = new Date();
  const report = { companyId, reviewId, text: 'words', language: 'pl', weight: 1, at };
  await test.app.db.queries.insert(reports).values([
    { ...report, id: newId(), reporterHash: 'a', side: 'visitor', reason: 'other', state: 'dismissed', decidedAt: at },
    { ...report, id: newId(), reporterHash: 'b', side: 'visitor', reason: 'other', state: 'open' },
    { ...report, id: newId(), reporterHash: 'c', side: 'merchant', reason: 'other', state: 'accepted', decidedAt: at },
  ]);
  const statementId = newId();
  await test.app.db.queries.insert(statementsOfReasons).values({
    id: statementId,
    companyId,
    reviewId,
    revision: 1,
    effect: 'held',
    ground: 'offensive',
    at,
    decidedBy: 'screening',
  });
  await test.app.db.queries.insert(appeals).values([
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

it('addresses of unanswered reporters are deleted after 400 days', async () => {
  const { id: reviewId } = await test.app.db.tx((tx) => aReview(tx, { companyId }));
  await test.app.db.queries.insert(reports).values({
    id: newId(),
    companyId,
    reviewId,
    side: 'visitor',
    reporterHash: 'h',
    reason: 'other',
    language: 'pl',
    email: 'me@mail.example',
    weight: 1,
    state: 'open',
    at: new Date(),
  });
  await test.shiftClock('401 days');
  await forget();
  expect(await rows('reports', 'email is null')).toBe(1);
});

it('mail deliveries, dead letters and import files are deleted after their retention', async () => {
  const at = new Date();
  await test.app.db.queries
    .insert(mailDeliveries)
    .values({ id: newId(), mail: 'invitation', subjectId: newId(), messageId: 'm', outcome: 'delivered', at });
  await test.app.db.queries.insert(deadLetters).values({ id: newId(), job: 'x', data: {}, error: 'e', attempts: 8 });
  await test.app.db.queries.insert(orderImports).values({
    id: newId(),
    companyId,
    fileName: 'orders.csv',
    content: Buffer.from('me@mail.example'),
    encoding: 'utf-8',
    state: 'failed',
    rows: 1,
    createdAt: at,
    finishedAt: at,
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

it('retention deletes all expired rows in batches', async () => {
  await test.app.db.queries.execute(sql`
    insert into engine.mail_deliveries (id, mail, subject_id, message_id, outcome, at)
    select gen_random_uuid(), 'invitation', gen_random_uuid(), 'm', 'delivered', now() - interval '1 year'
    from generate_series(1, 12000)`);
  await forget();
  expect(await rows('mail_deliveries')).toBe(0);
});
