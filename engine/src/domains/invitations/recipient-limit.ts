import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { mailboxOf } from '../../kernel/mailbox.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { addressesOf } from './addresses.ts';
import type { Contact } from './addresses.ts';

/** Messages that one person gets in a day from all companies together, of any kind; and from one of them. */
export const RECIPIENT_LIMITS = { all: 5, company: 2 } as const;

const DAY_MS = 24 * 3600 * 1000;

/** What is about to be sent: the same again after a failure counts once. */
export interface Contacting {
  companyId: string;
  /** The invitation, with the number of the reminder. */
  message: string;
}

/** Under which a person is counted, whichever company writes: keyed, so that the table tells nobody who it was. */
const hashOf = (app: AppContext, address: string): string =>
  createHmac('sha256', app.config.OPT_OUT_KEY)
    .update(`recipient\0${address.includes('@') ? mailboxOf(address) : address}`)
    .digest('base64url');

/**
 * Counts a message to somebody, unless they have had enough for a day: nobody's inbox is filled through us, by whichever
 * companies and however many orders.
 * @returns when it may go then; undefined: now
 */
export async function takeRecipient(
  app: AppContext,
  tx: Tx,
  contact: Contact,
  { companyId, message }: Contacting,
): Promise<Date | undefined> {
  const now = await app.clock.now(tx);
  const at = sql`${now.toISOString()}::timestamptz`;
  // In one order, so that two senders never wait for each other.
  for (const hash of addressesOf(contact)
    .map((address) => hashOf(app, address))
    .toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 3))`);
    const { rows } = await tx.execute<{ known: boolean; all: number; own: number }>(sql`
      select coalesce(bool_or(message = ${message}), false) as known, count(*)::int as all,
        (count(*) filter (where company_id = ${companyId}))::int as own
      from engine.recipient_messages where recipient_hash = ${hash} and at > ${at} - interval '1 day'`);
    const [had] = rows;
    if (had?.known) continue;
    if (had && (had.all >= RECIPIENT_LIMITS.all || had.own >= RECIPIENT_LIMITS.company))
      return new Date(now.getTime() + DAY_MS);
    await tx.execute(sql`
      insert into engine.recipient_messages (recipient_hash, message, company_id, at)
      values (${hash}, ${message}, ${companyId}, ${at}) on conflict (recipient_hash, message) do update set at = excluded.at`);
  }
  return undefined;
}
