import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { mailboxOf } from '../../kernel/mailbox.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';
import type { MailShare } from './mail.tsx';
import type { MailResult } from './smtp-answer.ts';

/**
 * Mails that one mailbox gets in a day. Those that open an account or somebody's own data have a share for each kind:
 * whoever fills an inbox with others, or with another kind, keeps nobody from a link they have asked for. Members of
 * companies have confirmed their address and follow their own reviews.
 */
export const DAILY_CAPS: Readonly<Record<MailShare, number>> = { anybody: 20, security: 20, member: 200 };

const DAY_SECONDS = 24 * 3600;
const REASON = 'this address has had its mails of the day';

interface CapOptions {
  db: Pick<Db, 'tx'>;
  clock: Clock;
  log: Pick<Log, 'warn'>;
  /** Keys the hashes under which mailboxes are counted. */
  key: string;
  /** The operator's own mailboxes, to which everybody's messages go. */
  uncapped: readonly string[];
}

/** Puts the cap before a mailer: the one door that every mail goes through. A mail that is tried again counts once. */
export function withDailyCap(mailer: Mailer, options: CapOptions): Mailer {
  const uncapped = new Set(options.uncapped.map(mailboxOf));

  async function send(outgoing: OutgoingMail): Promise<MailResult> {
    const { mail, messageId, to } = outgoing;
    const mailbox = mailboxOf(to.address);
    if (uncapped.has(mailbox)) return mailer.send(outgoing);
    const share = mail.share ?? 'anybody';
    const wait = await secondsToWait(options, mailbox, share, outgoing);
    if (wait === 0) return mailer.send(outgoing);
    options.log.warn({ mail: mail.key, share, messageId, wait }, `a mail was not sent: ${REASON}`);
    // A link that is asked for again by then would only come too late. What was accepted waits for the next day.
    return share === 'security'
      ? { outcome: 'bounced', answer: REASON }
      : { outcome: 'retry', answer: REASON, afterSeconds: wait };
  }

  return { ...mailer, send };
}

/** Counts a mail unless the mailbox has had its share. @returns 0 when it may go, else when there is room again */
async function secondsToWait(
  { db, clock, key }: CapOptions,
  mailbox: string,
  share: MailShare,
  { mail, messageId }: OutgoingMail,
): Promise<number> {
  const counted = share === 'security' ? mail.key : share;
  const hash = createHmac('sha256', key).update(`mail\0${counted}\0${mailbox}`).digest('base64url');
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
