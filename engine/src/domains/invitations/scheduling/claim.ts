import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Channel } from '@app/contracts/invitations';
import type { Queries, Tx } from '../../../platform/db.ts';
import { tryLockSweep, claimFairly } from '../../../platform/sweeps/fair-queueing.ts';

const IN_FLIGHT = sql.raw(
  `queued_at is not null and (state = 'scheduled' or (state = 'sent' and next_reminder_at is not null))`,
);

/** Condition of what waits, worded as in its partial index, and its due column. */
const KINDS: Record<ClaimKind, { waits: SQL; due: SQL }> = {
  invitations: { waits: sql.raw(`i.state = 'scheduled' and i.queued_at is null`), due: sql.raw('i.due_at') },
  reminders: {
    waits: sql.raw(`i.state = 'sent' and i.queued_at is null and i.next_reminder_at is not null`),
    due: sql.raw('i.next_reminder_at'),
  },
};
export type ClaimKind = 'invitations' | 'reminders';

export interface Claimed extends Record<string, unknown> {
  id: string;
  channel: Channel;
  reminders_sent: number;
}

/** Whether anything is due; a single index lookup. */
export async function anyDue(queries: Queries, kind: ClaimKind, now: Date): Promise<boolean> {
  const { waits, due } = KINDS[kind];
  const { rows } = await queries.execute(
    sql`select 1 from engine.invitations i where ${waits} and ${due} <= ${now.toISOString()}::timestamptz limit 1`,
  );
  return rows.length > 0;
}

/** The statement of `claimDue`, exported for the test of its query plan. */
export const claimQuery = (kind: ClaimKind, now: Date): SQL => sql`
  ${claimFairly({ table: sql.raw('engine.invitations'), ...KINDS[kind], inFlight: IN_FLIGHT }, now)}
  select taken.id, c.channel, taken.reminders_sent from taken
  join chosen on chosen.id = taken.id join engine.invitation_configs c on c.id = taken.config_id
  order by chosen.place`;

/**
 * Claims what is due and marks it queued, in round-robin order of companies. Returns nothing if another sweep is running.
 */
export async function claimDue(tx: Tx, kind: ClaimKind, now: Date): Promise<Claimed[]> {
  if (!(await tryLockSweep(tx, 'invitations.claim'))) return [];
  const { rows } = await tx.execute<Claimed>(claimQuery(kind, now));
  return rows;
}
