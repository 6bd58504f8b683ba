import type { Queryable } from '../notices/deliver.ts';
import { hashOfCode } from './recovery-codes.ts';

/** How long a secret that was shown waits for its first code. */
const PENDING = "interval '1 hour'";

/** A second factor that is on. */
export interface Factor {
  /** Sealed: see `seal.ts`. */
  secret: string;
  since: Date;
  recoveryCodes: number;
}

/** @returns undefined when the account has none, or one that was never confirmed */
export async function factorOf(database: Queryable, userId: string): Promise<Factor | undefined> {
  const { rows } = await database.query(
    `select secret, since, (select count(*)::int from cms.recovery_codes c where c.user_id = f.user_id) as "recoveryCodes"
       from cms.second_factors f where user_id = $1 and secret is not null`,
    [userId],
  );
  return rows[0] as Factor | undefined;
}

/** Keeps a secret that is on only once its first code has come; what is on until then stays on. */
export async function keepPending(database: Queryable, userId: string, sealed: string): Promise<void> {
  await database.query(
    `insert into cms.second_factors (user_id, pending_secret, pending_since) values ($1, $2, now())
       on conflict (user_id) do update set pending_secret = $2, pending_since = now()`,
    [userId, sealed],
  );
}

/** The sealed secret that waits for its first code; undefined when none does, or for too long. */
export async function pendingOf(database: Queryable, userId: string): Promise<string | undefined> {
  const { rows } = await database.query(
    `select pending_secret as sealed from cms.second_factors where user_id = $1 and pending_since > now() - ${PENDING}`,
    [userId],
  );
  return (rows[0] as { sealed: string } | undefined)?.sealed;
}

/** Puts the pending secret on, with new recovery codes. `step` is its first code's. False when it is pending no more. */
export async function confirmPending(
  database: Queryable,
  of: { userId: string; sealed: string; step: number; codes: readonly string[] },
): Promise<boolean> {
  const { rows } = await database.query(
    `update cms.second_factors set secret = pending_secret, since = now(), last_step = $3, pending_secret = null,
       pending_since = null where user_id = $1 and pending_secret = $2 returning user_id`,
    [of.userId, of.sealed, of.step],
  );
  if (rows.length > 0) await replaceRecoveryCodes(database, of.userId, of.codes);
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  database: Queryable,
  userId: string,
  codes: readonly string[],
): Promise<void> {
  await database.query(`delete from cms.recovery_codes where user_id = $1`, [userId]);
  await database.query(`insert into cms.recovery_codes (user_id, hash) select $1, unnest($2::text[])`, [
    userId,
    codes.map((code) => hashOfCode(userId, code)),
  ]);
}

/** Takes the code of a period. False when that period, or a later one, was taken before: a code is good once. */
export async function takeStep(database: Queryable, userId: string, step: number): Promise<boolean> {
  const { rows } = await database.query(
    `update cms.second_factors set last_step = $2 where user_id = $1 and coalesce(last_step, -1) < $2 returning user_id`,
    [userId, step],
  );
  return rows.length > 0;
}

/** Takes a recovery code. False when there is none such (any more). */
export async function takeRecoveryCode(database: Queryable, userId: string, code: string): Promise<boolean> {
  const { rows } = await database.query(
    `delete from cms.recovery_codes where user_id = $1 and hash = $2 returning user_id`,
    [userId, hashOfCode(userId, code)],
  );
  return rows.length > 0;
}

/** Takes the second factor off, with its recovery codes. False when there was none. */
export async function removeFactor(database: Queryable, userId: string): Promise<boolean> {
  const { rows } = await database.query(
    `delete from cms.second_factors where user_id = $1 returning secret is not null as on`,
    [userId],
  );
  return (rows[0] as { on: boolean } | undefined)?.on ?? false;
}

/** Ends the sessions of an account, but for the one that is named. */
export async function endSessions(database: Queryable, userId: string, except?: string): Promise<void> {
  await database.query(`delete from cms.users_sessions where _parent_id = $1 and id is distinct from $2`, [
    userId,
    except ?? null,
  ]);
}
