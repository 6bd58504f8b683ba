import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Channel } from '@app/contracts/invitations';
import type { Queries, Tx } from '../../platform/db.ts';
import { isMyTurn, takingTurns } from '../../platform/turns.ts';

const IN_FLIGHT = sql.raw(
  `queued_at is not null and (state = 'scheduled' or (state = 'sent' and next_reminder_at is not null))`,
);

/** What waits, as its partial indexes say it, and by which time. */
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

/** Whether anything is due at all: one look into an index. */
export async function anyDue(queries: Queries, kind: ClaimKind, now: Date): Promise<boolean> {
  const { waits, due } = KINDS[kind];
  const { rows } = await queries.execute(
    sql`select 1 from engine.invitations i where ${waits} and ${due} <= ${now.toISOString()}::timestamptz limit 1`,
  );
  return rows.length > 0;
}

/** The statement of `claimDue`, apart for the test of its plan. */
export const claiming = (kind: ClaimKind, now: Date): SQL => sql`
  ${takingTurns({ table: sql.raw('engine.invitations'), ...KINDS[kind], inFlight: IN_FLIGHT }, now)}
  select taken.id, c.channel, taken.reminders_sent from taken
  join chosen on chosen.id = taken.id join engine.invitation_configs c on c.id = taken.config_id
  order by chosen.place`;

/**
 * Takes what is due and marks it queued, the companies taking turns. One sweep at a time; another one meanwhile takes
 * nothing.
 */
export async function claimDue(tx: Tx, kind: ClaimKind, now: Date): Promise<Claimed[]> {
  if (!(await isMyTurn(tx, 'invitations.claim'))) return [];
  const { rows } = await tx.execute<Claimed>(claiming(kind, now));
  return rows;
}
