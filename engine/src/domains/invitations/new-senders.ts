import { sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { isTrusted, noteSlowed } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { allowanceOf } from './allowance.ts';
import type { SendingRecord } from './allowance.ts';

/** Mails and text messages to customers, as `mail_deliveries` names them. */
export const TO_CUSTOMERS = ['invitation', 'reminder', 'sms', 'survey', 'nps'] as const;

/** Why a message waits. `slowed`: a new sender has sent enough for the day. */
export type Held = 'stopped' | 'unlisted' | 'slowed';

const stamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const toCustomers = sql`mail in (${sql.join(
  TO_CUSTOMERS.map((mail) => sql`${mail}`),
  sql`, `,
)})`;

/** How a company has been sending. */
export async function sendingRecord(queries: Queries, companyId: string, now: Date): Promise<SendingRecord> {
  const { rows } = await queries.execute<Record<keyof SendingRecord, number>>(sql`
    select coalesce(floor(extract(epoch from ${stamp(now)} - min(at)) / 86400), 0)::int as days,
      (count(*) filter (where outcome in ('delivered', 'bounced') and at > ${stamp(now)} - interval '30 days'))::int as sent,
      (count(*) filter (where outcome = 'bounced' and at > ${stamp(now)} - interval '30 days'))::int as bounced,
      (select count(*)::int from engine.opt_outs
        where company_id = ${companyId} and at > ${stamp(now)} - interval '30 days') as "optedOut"
    from engine.mail_deliveries where company_id = ${companyId} and ${toCustomers}`);
  return rows[0] ?? { days: 0, sent: 0, bounced: 0, optedOut: 0 };
}

/** What a company may send today, and what of it has gone. */
export interface Today {
  allowance: number;
  sent: number;
}

/** @returns null for a company that is not slowed */
export async function todayOf(app: AppContext, tx: Tx, company: Company): Promise<Today | null> {
  if (isTrusted(company)) return null;
  const now = await app.clock.now(tx);
  const since = DateTime.fromJSDate(now, { zone: company.timeZone }).startOf('day').toJSDate();
  const { rows } = await tx.execute<{ sent: number }>(sql`
    select count(distinct message)::int as sent from engine.recipient_messages
    where company_id = ${company.id} and at >= ${stamp(since)}`);
  const allowance = allowanceOf(await sendingRecord(tx, company.id, now), app.config.NEW_SENDER_DAILY);
  return { allowance, sent: rows[0]?.sent ?? 0 };
}

/** Senders who take from one company's day wait for each other until they commit. */
const lockDay = (tx: Tx, companyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 4))`);

/**
 * Whether a message of the company must wait; asked before its recipient is counted (`takeRecipient`), in one
 * transaction. The same message again, after a failure, is no second one. `behindKept`: it waits behind kept invitations,
 * having not been released from among them.
 */
export async function heldBack(
  app: AppContext,
  tx: Tx,
  company: Company,
  { message, behindKept = false }: { message: string; behindKept?: boolean },
): Promise<Held | undefined> {
  if (company.sendingStoppedAt) return 'stopped';
  if (company.state === 'unlisted') return 'unlisted';
  if (isTrusted(company)) return undefined;
  await lockDay(tx, company.id);
  const today = await todayOf(app, tx, company);
  if (!today) return undefined;
  const inTurn = !behindKept || !(await anyKept(tx, company.id));
  if (inTurn && today.sent < today.allowance) return undefined;
  if (await isCounted(tx, company.id, message)) return undefined;
  await noteSlowed(app, tx, company, today.allowance);
  return 'slowed';
}

async function isCounted(tx: Tx, companyId: string, message: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from engine.recipient_messages where company_id = ${companyId} and message = ${message} limit 1`);
  return rows.length > 0;
}

/**
 * How many kept invitations may go on their way now; null: as many as there are. Those on their way already have their
 * place in the day.
 */
export async function roomToday(app: AppContext, tx: Tx, company: Company): Promise<number | null> {
  if (company.sendingStoppedAt || company.state === 'unlisted') return 0;
  const today = await todayOf(app, tx, company);
  if (!today) return null;
  const { rows } = await tx.execute<{ released: number }>(sql`
    select count(*)::int as released from engine.invitations
    where company_id = ${company.id} and state = 'scheduled' and counted_at is not null`);
  return Math.max(0, today.allowance - today.sent - (rows[0]?.released ?? 0));
}

/** Whether invitations of the company have been kept back: those that come later wait behind them. */
async function anyKept(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from engine.invitations where company_id = ${companyId} and state = 'over_limit' limit 1`);
  return rows.length > 0;
}
