import type { Payload, PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { inLanguageOf } from '../mail/language.ts';
import { securityMail } from '../mail/security.ts';
import type { SecurityNews } from '../mail/security.ts';
import type { Queryable } from '../notices/deliver.ts';

/** What can have been done to an account's second factor. */
export type Act =
  | 'on'
  | 'replaced'
  | 'off'
  | 'new_codes'
  | 'recovery_code_used'
  | 'code_refused'
  | 'reset'
  | 'required';

export interface NotedAct {
  at: Date;
  act: Act;
  by: string;
}

/** Whose account it is, or the setting for all of them. */
interface Concerned {
  id: string | null;
  email: string;
}

const KEPT = "interval '400 days'";

/** Writes down what was done, and by whom; what is older than 400 days goes. */
export async function noteAct(database: Queryable, act: Act, account: Concerned, by: string): Promise<void> {
  await database.query(
    `with gone as (delete from cms.account_acts where at < now() - ${KEPT})
       insert into cms.account_acts (act, user_id, account, by) values ($1, $2, $3, $4)`,
    [act, account.id, account.email, by],
  );
}

/** The last acts on an account, newest first. */
export async function actsOn(database: Queryable, userId: string): Promise<NotedAct[]> {
  const { rows } = await database.query(
    `select at, act, by from cms.account_acts where user_id = $1 order by at desc, id limit 10`,
    [userId],
  );
  return rows as NotedAct[];
}

/** Mails the owner of an account what was done to it. A mail that fails is logged: the act stands. */
export async function tellOwner(
  payload: Payload,
  news: SecurityNews,
  to: string,
  req?: Pick<PayloadRequest, 'i18n'>,
): Promise<void> {
  try {
    await payload.sendEmail({ to, ...securityMail(news, inLanguageOf(req), config.publicUrl) });
  } catch (error) {
    payload.logger.error({ err: error, news }, 'A mail about a second factor was not sent');
  }
}
