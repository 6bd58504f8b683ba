import { sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { isTrusted, markSlowed } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { dailyAllowance } from './new-sender-allowance.ts';
import type { SendingRecord } from './new-sender-allowance.ts';

/** Keys of mails and text messages to customers, as in `mail_deliveries`. */
export const CUSTOMER_MESSAGES = ['invitation', 'reminder', 'sms', 'survey', 'nps'] as const;

/** Why a message waits. `slowed`: a new sender has used up the day's allowance. */
export type HoldReason = 'stopped' | 'unlisted' | 'slowed';

const timestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const isToCustomer = sql`mail in (${sql.join(
  CUSTOMER_MESSAGES.map((mail) => sql`${mail}`),
  sql`, `,
)})`;

/** Sending history of a company. */
export async function sendingRecord(queries: Queries, companyId: string, now: Date): Promise<SendingRecord> {
  const { rows } = await queries.execute<Record<keyof SendingRecord, number>>(sql`
    select coalesce(floor(extract(epoch from ${timestamp(now)} - min(at)) / 86400), 0)::int as days,
      (count(*) filter (where outcome in ('delivered', 'bounced') and at > ${timestamp(now)} - interval '30 days'))::int as sent,
      (count(*) filter (where outcome = 'bounced' and at > ${timestamp(now)} - interval '30 days'))::int as bounced,
      (select count(*)::int from engine.opt_outs
        where company_id = ${companyId} and at > ${timestamp(now)} - interval '30 days') as "optedOut"
    from engine.mail_deliveries where company_id = ${companyId} and ${isToCustomer}`);
  return rows[0] ?? { days: 0, sent: 0, bounced: 0, optedOut: 0 };
}

/** A company's allowance of the day, and how much of it is used. */
export interface DailySending {
  allowance: number;
  sent: number;
}

/** @returns null for a company without a daily allowance */
export async function sendingToday(app: AppContext, tx: Tx, company: Company): Promise<DailySending | null> {
  if (isTrusted(company)) return null;
  const now = await app.clock.now(tx);
  const since = DateTime.fromJSDate(now, { zone: company.timeZone }).startOf('day').toJSDate();
  const { rows } = await tx.execute<{ sent: number }>(sql`
    select count(distinct message)::int as sent from engine.recipient_messages
    where company_id = ${company.id} and at >= ${timestamp(since)}`);
  const allowance = dailyAllowance(await sendingRecord(tx, company.id, now), app.config.NEW_SENDER_DAILY);
  return { allowance, sent: rows[0]?.sent ?? 0 };
}

/** Serializes use of one company's daily allowance until commit. */
const lockDay = (tx: Tx, companyId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 4))`);

/**
 * Why a message of the company must wait; undefined if it may be sent. Call it before `takeRecipientQuota`, in the same
 * transaction. A retry of the same message is not counted again. `behindKept`: the message queues behind invitations
 * that are over the limit.
 */
export async function holdReason(
  app: AppContext,
  tx: Tx,
  company: Company,
  { message, behindKept = false }: { message: string; behindKept?: boolean },
): Promise<HoldReason | undefined> {
  if (company.sendingStoppedAt) return 'stopped';
  if (company.state === 'unlisted') return 'unlisted';
  if (isTrusted(company)) return undefined;
  await lockDay(tx, company.id);
  const today = await sendingToday(app, tx, company);
  if (!today) return undefined;
  const inTurn = !behindKept || !(await hasKeptInvitations(tx, company.id));
  if (inTurn && today.sent < today.allowance) return undefined;
  if (await isCounted(tx, company.id, message)) return undefined;
  await markSlowed(app, tx, company, today.allowance);
  return 'slowed';
}

async function isCounted(tx: Tx, companyId: string, message: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from engine.recipient_messages where company_id = ${companyId} and message = ${message} limit 1`);
  return rows.length > 0;
}

/**
 * How many invitations over the limit may be released now; null if there is no daily limit. Those already released
 * count against the day.
 */
export async function remainingToday(app: AppContext, tx: Tx, company: Company): Promise<number | null> {
  if (company.sendingStoppedAt || company.state === 'unlisted') return 0;
  const today = await sendingToday(app, tx, company);
  if (!today) return null;
  const { rows } = await tx.execute<{ released: number }>(sql`
    select count(*)::int as released from engine.invitations
    where company_id = ${company.id} and state = 'scheduled' and counted_at is not null`);
  return Math.max(0, today.allowance - today.sent - (rows[0]?.released ?? 0));
}

/** Whether the company has invitations over the limit; later ones queue behind them. */
async function hasKeptInvitations(tx: Tx, companyId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from engine.invitations where company_id = ${companyId} and state = 'over_limit'
      and parts_needed is null limit 1`);
  return rows.length > 0;
}
