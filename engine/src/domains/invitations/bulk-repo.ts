import { eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Contact } from './addresses.ts';
import { bulk } from './model.ts';
import type { InvitationCommand } from './model.ts';
import { addEvents } from './repo.ts';
import { invitations } from './schema.ts';

const stamp = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
const listed = (states: readonly string[]): SQL =>
  sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );

/** Appends the command's event to rows that a statement has moved. @returns how many. */
async function moved(
  tx: Tx,
  rows: { id: string; company_id: string }[],
  command: InvitationCommand,
  at: Date,
): Promise<number> {
  const of = rows.map(({ id, company_id: companyId }) => ({ id, companyId }));
  await addEvents(tx, of, bulk(command).event, at);
  return rows.length;
}

/**
 * Ends everything still waiting for these addresses and numbers; of what was sent, the reminders. Rows are locked in the
 * order of their ids, so that two who end overlapping ones wait for each other and never in a circle.
 */
export async function endWaiting(tx: Tx, companyId: string, contacts: Contact[], at: Date): Promise<void> {
  const { from, to } = bulk('opt_out');
  const emails = contacts.flatMap(({ email }) => email?.toLowerCase() ?? []);
  const phones = contacts.flatMap(({ phone }) => phone ?? []);
  const { rows: locked } = await tx.execute<{ id: string }>(sql`
    select i.id from engine.invitations i
    where i.company_id = ${companyId} and i.order_id in (
        select c.order_id from engine.order_contacts c
        where c.company_id = ${companyId}
          and (lower(c.email) = any(${sql.param(emails)}::text[]) or c.phone = any(${sql.param(phones)}::text[])))
      and (i.state in (${listed(from)}) or (i.state = 'sent' and i.next_reminder_at is not null))
    order by i.id for update`);
  const ids = sql`${sql.param(locked.map(({ id }) => id))}::uuid[]`;
  const { rows } = await tx.execute<{ id: string; company_id: string }>(sql`
    update engine.invitations set state = ${to} where id = any(${ids}) and state in (${listed(from)})
    returning id, company_id`);
  await moved(tx, rows, 'opt_out', at);
  await tx.execute(
    sql`update engine.invitations set next_reminder_at = null where id = any(${ids}) and state = 'sent'`,
  );
}

/** Companies with invitations over their limit. */
export async function companiesOverLimit(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ id: invitations.companyId })
    .from(invitations)
    .where(eq(invitations.state, 'over_limit'));
  return rows.map(({ id }) => id);
}

/**
 * Makes the `limit` oldest kept invitations wait for sending again: those that have been taken from a month's already
 * (`counted`), or those that are taken now.
 */
export async function releaseKept(
  tx: Tx,
  companyId: string,
  { counted, limit }: { counted: boolean; limit: number },
  now: Date,
): Promise<number> {
  const { to } = bulk('release');
  const { rows } = await tx.execute<{ id: string; company_id: string }>(sql`
    update engine.invitations
    set state = ${to}, queued_at = null, counted_at = coalesce(counted_at, ${stamp(now)}),
      due_at = greatest(due_at, ${stamp(now)})
    where id in (
      select id from engine.invitations
      where company_id = ${companyId} and state = 'over_limit' and (counted_at is not null) = ${counted}
      order by due_at, id limit ${limit} for update skip locked)
    returning id, company_id`);
  return moved(tx, rows, 'release', now);
}

/** Ends sent invitations whose link no longer writes. */
export async function expireSent(tx: Tx, now: Date, limit: number): Promise<number> {
  const { to } = bulk('expire');
  const rows = await tx
    .update(invitations)
    .set({ state: to })
    .where(
      inArray(
        invitations.id,
        tx
          .select({ id: invitations.id })
          .from(invitations)
          .where(sql`state = 'sent' and expires_at < ${stamp(now)}`)
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ id: invitations.id, company_id: invitations.companyId });
  return moved(tx, rows, 'expire', now);
}
