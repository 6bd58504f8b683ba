import type { Payload, PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { languageOf } from '../mail/language.ts';
import { securityMail } from '../mail/security.ts';
import type { SecurityEvent } from '../mail/security.ts';
import type { Queryable } from '../database/queryable.ts';

/** Logged actions on the second factor of an account. */
export type AccountAction =
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

/** The last actions on an account, newest first. */
export async function readAccountLog(database: Queryable, userId: string): Promise<LoggedAction[]> {
  const { rows } = await database.query(
    `select at, act, by from cms.account_acts where user_id = $1 order by at desc, id limit 10`,
    [userId],
  );
  return rows as LoggedAction[];
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
