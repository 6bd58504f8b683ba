import { sql } from 'drizzle-orm';
import { canonicalMailbox } from '../../kernel/mailbox.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import { keyedHash } from '../security/keyed-hash.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';
import type { MailShare } from './mail.tsx';
import type { MailResult } from './smtp-answer.ts';

/**
 * Mails that one mailbox may get in a day, per share. `security` mails, which open an account or personal data, are
 * counted per kind, so that flooding an inbox with other mails does not suppress a requested link. Members of companies
 * have confirmed their address and follow their own reviews.
 */
export const DAILY_CAPS: Readonly<Record<MailShare, number>> = { anybody: 20, security: 20, member: 200 };

const DAY_SECONDS = 24 * 3600;
const REASON = 'this address has had its mails of the day';

interface CapOptions {
  db: Pick<Db, 'tx'>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  /** Key of the hashes of mailboxes. */
  key: string;
  /** The operator's own mailboxes, which receive everybody's messages. */
  uncapped: readonly string[];
}

/** Wraps a mailer with the daily cap. A retried mail counts once. */
export function withDailyCap(mailer: Mailer, options: CapOptions): Mailer {
  const uncapped = new Set(options.uncapped.map(canonicalMailbox));

  async function send(outgoing: OutgoingMail): Promise<MailResult> {
    const { mail, messageId, to } = outgoing;
    const mailbox = canonicalMailbox(to.address);
    if (uncapped.has(mailbox)) return mailer.send(outgoing);
    const share = mail.share ?? 'anybody';
    const wait = await secondsToWait(options, mailbox, share, outgoing);
    if (wait === 0) return mailer.send(outgoing);
    options.log.warn({ mail: mail.key, share, messageId, wait }, `a mail was not sent: ${REASON}`);
    // A security link would come too late and can be requested again; other mails wait for the next day.
    return share === 'security'
      ? { outcome: 'bounced', answer: REASON }
      : { outcome: 'retry', answer: REASON, afterSeconds: wait };
  }

  return { ...mailer, send };
}

/** Counts a mail unless the cap is reached. @returns 0 if it may be sent, otherwise the seconds to wait */
async function secondsToWait(
  { db, clock, key }: CapOptions,
  mailbox: string,
  share: MailShare,
  { mail, messageId }: OutgoingMail,
): Promise<number> {
  const counted = share === 'security' ? mail.key : share;
  const hash = keyedHash(key, 'mail', counted, mailbox);
  return db.tx(async (tx) => {
    const now = await clock.now(tx);
    const at = sql`${now.toISOString()}::timestamptz`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 4))`);
    const { rows } = await tx.execute<{ known: boolean; had: number; oldest: Date | null }>(sql`
      select coalesce(bool_or(message_id = ${messageId}), false) as known, count(*)::int as had, min(at) as oldest
      from engine.mail_recipients where recipient_hash = ${hash} and at > ${at} - make_interval(secs => ${DAY_SECONDS})`);
    const { known = false, had = 0, oldest = null } = rows[0] ?? {};
    if (known) return 0;
    if (had >= DAILY_CAPS[share] && oldest)
      return Math.max(1, DAY_SECONDS - Math.floor((now.getTime() - new Date(oldest).getTime()) / 1000));
    await tx.execute(sql`
      insert into engine.mail_recipients (recipient_hash, message_id, at) values (${hash}, ${messageId}, ${at})
      on conflict (recipient_hash, message_id) do update set at = excluded.at`);
    return 0;
  });
}
