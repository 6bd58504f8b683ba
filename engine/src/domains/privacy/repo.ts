import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PrivacyRequestInfo } from '@app/contracts/trust/privacy';
import type { Queries, Tx } from '../../platform/db.ts';
import { privacyRequests } from './schema.ts';

// This domain reads and erases personal data of every domain; docs/operations.md lists where it is.

export type PrivacyRequest = typeof privacyRequests.$inferSelect;

export async function addRequest(tx: Tx, request: typeof privacyRequests.$inferInsert): Promise<void> {
  await tx.insert(privacyRequests).values(request);
}

export async function requestById(queries: Queries, id: string): Promise<PrivacyRequest | undefined> {
  const [found] = await queries.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  return found;
}

export async function lockRequest(tx: Tx, id: string): Promise<PrivacyRequest | undefined> {
  const [found] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id)).for('update');
  return found;
}

export async function saveRequest(tx: Tx, id: string, change: Partial<PrivacyRequest>): Promise<void> {
  await tx.update(privacyRequests).set(change).where(eq(privacyRequests.id, id));
}

/** Reviews written under an address or with an invitation sent to it. Each part of the union has its index. */
const reviewsByAddress = (email: string): SQL => sql`
  select review_id as id from engine.review_authors where email is not null and lower(email) = lower(${email})
  union select r.id from engine.order_contacts c join engine.invitations i on i.order_id = c.order_id
    join engine.reviews r on r.invitation_id = i.id and r.product_id is null where lower(c.email) = lower(${email})
  union select r.id from engine.order_contacts c join engine.invitations i on i.order_id = c.order_id
    join engine.reviews r on r.invitation_id = i.id and r.product_id is not null where lower(c.email) = lower(${email})`;

export const NOTHING: PrivacyRequestInfo['known'] = { reviews: 0, orders: 0, reports: 0, messages: 0 };

/** Amounts of data stored under an address. */
export async function countKnownData(queries: Queries, email: string): Promise<PrivacyRequestInfo['known']> {
  const { rows } = await queries.execute<PrivacyRequestInfo['known']>(sql`
    select
      (select count(*)::int from (${reviewsByAddress(email)}) known join engine.reviews r on r.id = known.id where r.erased_at is null) as reviews,
      (select count(*)::int from engine.order_contacts where lower(email) = lower(${email})) as orders,
      (select count(*)::int from engine.reports where email is not null and lower(email) = lower(${email})) as reports,
      (select count(*)::int from engine.contact_messages where lower(reply_to) = lower(${email}))
        + (select count(*)::int from engine.question_askers where email is not null and lower(email) = lower(${email}))
        + (select count(*)::int from engine.survey_recipients where lower(email) = lower(${email})) as messages`);
  return rows[0] ?? NOTHING;
}

export async function reviewIdsByAddress(queries: Queries, email: string, limit: number): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`${reviewsByAddress(email)} order by 1 limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Reviews that are not erased yet, by id. */
export async function unerasedReviews(
  tx: Tx,
  email: string,
  limit: number,
): Promise<{ id: string; companyId: string }[]> {
  const { rows } = await tx.execute<{ id: string; companyId: string }>(sql`
    select r.id, r.company_id as "companyId" from (${reviewsByAddress(email)}) known join engine.reviews r on r.id = known.id
    where r.erased_at is null order by r.id limit ${limit}`);
  return rows;
}

/**
 * Revokes the links mailed to the author of these reviews, so that an old mail gives no access. Mediations first, as they
 * are locked before their reviews.
 */
export async function revokeLinks(tx: Tx, reviewIds: string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  const bumpTokenVersion = (table: SQL, where: SQL): Promise<unknown> =>
    tx.execute(sql`update ${table} set token_version = token_version + 1 where ${where}`);
  await bumpTokenVersion(sql`engine.mediations`, sql`review_id in ${reviewIds}`);
  await bumpTokenVersion(sql`engine.reviews`, sql`id in ${reviewIds}`);
  await bumpTokenVersion(sql`engine.statements_of_reasons`, sql`review_id in ${reviewIds}`);
  const invitations = sql`select invitation_id from engine.reviews where id in ${reviewIds}`;
  await bumpTokenVersion(sql`engine.invitations`, sql`id in (${invitations})`);
}

/** Erases what the author of these reviews wrote to the company and to moderators. */
export async function eraseAuthorTexts(tx: Tx, reviewIds: string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  await tx.execute(sql`delete from engine.mediation_messages where side = 'reviewer' and review_id in ${reviewIds}`);
  await tx.execute(
    sql`update engine.appeals set text = null where side = 'author' and text is not null and review_id in ${reviewIds}`,
  );
  // Stored answers to idempotent requests hold messages, and receipts with a digest of the text.
  await tx.execute(sql`
    delete from engine.idempotency_keys where scope in (
      select 'reviews:' || submission_id::text from engine.reviews where id in ${reviewIds}
      union select 'mediation:' || id::text || ':reviewer' from engine.reviews where id in ${reviewIds})`);
  // Forms opened by an entry code share its scope; the answer names the review.
  await tx.execute(sql`
    delete from engine.idempotency_keys where answer ->> 'reviewId' in ${reviewIds} and scope in (
      select 'entry-reviews:' || c.id::text from engine.entry_codes c join engine.reviews r on r.company_id = c.company_id
      where r.id in ${reviewIds} and r.origin = 'unverified')`);
}

/** Erases address and text of reports from this address; the reports stay. */
export async function eraseReports(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`
    update engine.reports set email = null, text = null where email is not null and lower(email) = lower(${email})`);
}

/** Deletes contact messages from this address. */
export async function eraseMessages(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`delete from engine.contact_messages where lower(reply_to) = lower(${email})`);
}
