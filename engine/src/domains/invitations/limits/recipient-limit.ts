import { sql } from 'drizzle-orm';
import { canonicalMailbox } from '../../../kernel/mailbox.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { keyedHash } from '../../../platform/security/keyed-hash.ts';
import { addressesOf } from '../opt-outs/addresses.ts';
import type { Contact } from '../opt-outs/addresses.ts';

/** Messages of any kind per person and day: from all companies together, and from one company. */
export const RECIPIENT_LIMITS = { all: 5, company: 2 } as const;

const DAY_MS = 24 * 3600 * 1000;

/** The message about to be sent. A retry of the same message counts once. */
export interface RecipientMessage {
  companyId: string;
  /** Id of the invitation, with the number of the reminder. */
  message: string;
}

/** The hash by which a person is counted across companies: keyed, so that the table reveals nobody. */
const hashOf = (app: AppContext, address: string): string =>
  keyedHash(app.config.OPT_OUT_KEY, 'recipient', address.includes('@') ? canonicalMailbox(address) : address);

/**
 * Counts a message to a person, unless they have reached the daily limit.
 * @returns when to try again; undefined if the message may be sent now
 */
export async function takeRecipientQuota(
  app: AppContext,
  tx: Tx,
  contact: Contact,
  { companyId, message }: RecipientMessage,
): Promise<Date | undefined> {
  const now = await app.clock.now(tx);
  const at = sql`${now.toISOString()}::timestamptz`;
  // Sorted, so that concurrent senders cannot deadlock.
  for (const hash of addressesOf(contact)
    .map((address) => hashOf(app, address))
    .toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 3))`);
    const { rows } = await tx.execute<{ known: boolean; all: number; own: number }>(sql`
      select coalesce(bool_or(message = ${message}), false) as known, count(*)::int as all,
        (count(*) filter (where company_id = ${companyId}))::int as own
      from engine.recipient_messages where recipient_hash = ${hash} and at > ${at} - interval '1 day'`);
    const [received] = rows;
    if (received?.known) continue;
    if (received && (received.all >= RECIPIENT_LIMITS.all || received.own >= RECIPIENT_LIMITS.company))
      return new Date(now.getTime() + DAY_MS);
    await tx.execute(sql`
      insert into engine.recipient_messages (recipient_hash, message, company_id, at)
      values (${hash}, ${message}, ${companyId}, ${at}) on conflict (recipient_hash, message) do update set at = excluded.at`);
  }
  return undefined;
}
