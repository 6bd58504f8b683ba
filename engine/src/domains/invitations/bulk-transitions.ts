import { eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Contact } from './opt-outs/addresses.ts';
import { bulkTransition } from './model.ts';
import type { InvitationCommand } from './model.ts';
import { addEvents } from './repo.ts';
import { invitations } from './schema.ts';

const timestamp = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
const valueList = (states: readonly string[]): SQL =>
  sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );

/** Appends the command's event for rows that a statement has updated. @returns the number of rows */
async function appendEvents(
  tx: Tx,
  rows: { id: string; company_id: string }[],
  command: InvitationCommand,
  at: Date,
): Promise<number> {
  const invitationRows = rows.map(({ id, company_id: companyId }) => ({ id, companyId }));
  await addEvents(tx, invitationRows, bulkTransition(command).event, at);
  return rows.length;
}

/**
 * Opts these contacts out: ends their waiting invitations, and the reminders of those already sent. Rows are locked in
 * the order of their ids, so that two overlapping opt-outs cannot deadlock.
 */
export async function endPendingInvitations(tx: Tx, companyId: string, contacts: Contact[], at: Date): Promise<void> {
  const { from, to } = bulkTransition('opt_out');
  const emails = contacts.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const phones = contacts.flatMap(({ phone }) => phone ?? []);
  const { rows: locked } = await tx.execute<{ id: string }>(sql`
    select i.id from engine.invitations i
    where i.company_id = ${companyId} and i.order_id in (
        select c.order_id from engine.order_contacts c
        where c.company_id = ${companyId}
          and (lower(c.email) = any(${sql.param(emails)}::text[]) or c.phone = any(${sql.param(phones)}::text[])))
      and (i.state in (${valueList(from)}) or (i.state = 'sent' and i.next_reminder_at is not null))
    order by i.id for update`);
  const ids = sql`${sql.param(locked.map(({ id }) => id))}::uuid[]`;
  const { rows } = await tx.execute<{ id: string; company_id: string }>(sql`
    update engine.invitations set state = ${to} where id = any(${ids}) and state in (${valueList(from)})
    returning id, company_id`);
  await appendEvents(tx, rows, 'opt_out', at);
  await tx.execute(
    sql`update engine.invitations set next_reminder_at = null where id = any(${ids}) and state = 'sent'`,
  );
}

/** Ids of companies with invitations over their limit. */
export async function companiesOverLimit(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ id: invitations.companyId })
    .from(invitations)
    .where(eq(invitations.state, 'over_limit'));
  return rows.map(({ id }) => id);
}

/**
 * Reschedules the `limit` oldest invitations that were over the limit: either those already counted against a month
 * (`counted`), or those that are counted now.
 */
export async function releaseOverLimit(
  tx: Tx,
  companyId: string,
  { counted, limit }: { counted: boolean; limit: number },
  now: Date,
): Promise<number> {
  const { to } = bulkTransition('release');
  const { rows } = await tx.execute<{ id: string; company_id: string }>(sql`
    update engine.invitations
    set state = ${to}, queued_at = null, counted_at = coalesce(counted_at, ${timestamp(now)}),
      due_at = greatest(due_at, ${timestamp(now)})
    where id in (
      select id from engine.invitations
      where company_id = ${companyId} and state = 'over_limit' and parts_needed is null
        and (counted_at is not null) = ${counted}
      order by due_at, id limit ${limit} for update skip locked)
    returning id, company_id`);
  return appendEvents(tx, rows, 'release', now);
}

/**
 * Reschedules the oldest invitations that waited for text messages, as many as the company has messages for. They have
 * been counted against a month.
 */
export async function releaseForMessages(
  tx: Tx,
  companyId: string,
  { messages, limit }: { messages: number; limit: number },
  now: Date,
): Promise<number> {
  const { to } = bulkTransition('release');
  const { rows } = await tx.execute<{ id: string; company_id: string }>(sql`
    update engine.invitations
    set state = ${to}, queued_at = null, parts_needed = null, due_at = greatest(due_at, ${timestamp(now)})
    where state = 'over_limit' and id in (
      select id from (
        select id, sum(parts_needed) over (order by due_at, id) as needed from (
          select id, due_at, parts_needed from engine.invitations
          where company_id = ${companyId} and state = 'over_limit' and parts_needed is not null
          order by due_at, id limit ${limit} for update skip locked) waiting) running
      where needed <= ${messages})
    returning id, company_id`);
  return appendEvents(tx, rows, 'release', now);
}

/** Expires sent invitations whose link is no longer valid. */
export async function expireSent(tx: Tx, now: Date, limit: number): Promise<number> {
  const { to } = bulkTransition('expire');
  const rows = await tx
    .update(invitations)
    .set({ state: to })
    .where(
      inArray(
        invitations.id,
        tx
          .select({ id: invitations.id })
          .from(invitations)
          .where(sql`state = 'sent' and expires_at < ${timestamp(now)}`)
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ id: invitations.id, company_id: invitations.companyId });
  return appendEvents(tx, rows, 'expire', now);
}
