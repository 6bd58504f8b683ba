import type { Payload, PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { languageOf } from '../mail/language.ts';
import { securityMail } from '../mail/security.ts';
import type { SecurityEvent } from '../mail/security.ts';
import type { Queryable } from '../database/queryable.ts';

/** Logged actions on an account: its second factor, its person, its sessions. */
export type AccountAction =
  | 'invited'
  | 'invited_again'
  | 'invitation_withdrawn'
  | 'invitation_accepted'
  | 'role_changed'
  | 'password_set'
  | 'session_ended'
  | 'sessions_ended'
  | 'deleted'
  | 'on'
  | 'replaced'
  | 'off'
  | 'new_codes'
  | 'recovery_code_used'
  | 'code_refused'
  | 'reset'
  | 'required';

export interface LoggedAction {
  at: Date;
  act: AccountAction;
  by: string;
}

/** The account, or the setting of required roles (without an id). */
interface Concerned {
  id: string | null;
  email: string;
}

const KEPT = "interval '400 days'";

/** Logs an action and deletes entries older than 400 days. */
export async function logAccountAction(
  database: Queryable,
  act: AccountAction,
  account: Concerned,
  by: string,
): Promise<void> {
  await database.query(
    `with gone as (delete from cms.account_acts where at < now() - ${KEPT})
       insert into cms.account_acts (act, user_id, account, by) values ($1, $2, $3, $4)`,
    [act, account.id, account.email, by],
  );
}

/** Actions on other things than the second factor; they are shown with those on all accounts. */
const ON_PEOPLE: readonly AccountAction[] = [
  'invited',
  'invited_again',
  'invitation_withdrawn',
  'invitation_accepted',
  'role_changed',
  'password_set',
  'session_ended',
  'sessions_ended',
  'deleted',
];

/** The last actions on the second factor of an account, newest first. */
export async function readAccountLog(database: Queryable, userId: string): Promise<LoggedAction[]> {
  const { rows } = await database.query(
    `select at, act, by from cms.account_acts where user_id = $1 and not (act = any(string_to_array($2, ' '))) order by at desc, id limit 10`,
    [userId, ON_PEOPLE.join(' ')],
  );
  return rows as LoggedAction[];
}

/** The last actions on all accounts, newest first. */
export async function readRecentActions(database: Queryable): Promise<(LoggedAction & { account: string })[]> {
  const { rows } = await database.query(
    `select at, act, account, by from cms.account_acts order by at desc, id limit 50`,
  );
  return rows as unknown as (LoggedAction & { account: string })[];
}

/** Mails a security event to the owner of an account. A failed mail is only logged. */
export async function mailOwner(
  payload: Payload,
  news: SecurityEvent,
  to: string,
  req?: Pick<PayloadRequest, 'i18n'>,
): Promise<void> {
  try {
    await payload.sendEmail({ to, ...securityMail(news, languageOf(req), config.publicUrl) });
  } catch (error) {
    payload.logger.error({ err: error, news }, 'A mail about a second factor was not sent');
  }
}
