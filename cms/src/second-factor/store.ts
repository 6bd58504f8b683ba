import type { Queryable } from '../database/queryable.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

/** How long a pending secret waits for its first code. */
const PENDING = "interval '1 hour'";

/** An active second factor. */
export interface Factor {
  /** Sealed: see `seal.ts`. */
  secret: string;
  since: Date;
  recoveryCodes: number;
}

/** @returns undefined if the account has none, or only a pending one */
export async function readFactor(database: Queryable, userId: string): Promise<Factor | undefined> {
  const { rows } = await database.query(
    `select secret, since, (select count(*)::int from cms.recovery_codes c where c.user_id = f.user_id) as "recoveryCodes"
       from cms.second_factors f where user_id = $1 and secret is not null`,
    [userId],
  );
  return rows[0] as Factor | undefined;
}

/** Saves a pending secret; an active one stays active until its first code. */
export async function savePendingSecret(database: Queryable, userId: string, sealed: string): Promise<void> {
  await database.query(
    `insert into cms.second_factors (user_id, pending_secret, pending_since) values ($1, $2, now())
       on conflict (user_id) do update set pending_secret = $2, pending_since = now()`,
    [userId, sealed],
  );
}

/** The sealed pending secret; undefined if there is none or it has expired. */
export async function readPendingSecret(database: Queryable, userId: string): Promise<string | undefined> {
  const { rows } = await database.query(
    `select pending_secret as sealed from cms.second_factors where user_id = $1 and pending_since > now() - ${PENDING}`,
    [userId],
  );
  return (rows[0] as { sealed: string } | undefined)?.sealed;
}

/**
 * Activates the pending secret with new recovery codes. `step` is that of its first code. False if it is no longer
 * pending.
 */
export async function confirmPendingSecret(
  database: Queryable,
  { userId, sealed, step, codes }: { userId: string; sealed: string; step: number; codes: readonly string[] },
): Promise<boolean> {
  const { rows } = await database.query(
    `update cms.second_factors set secret = pending_secret, since = now(), last_step = $3, pending_secret = null,
       pending_since = null where user_id = $1 and pending_secret = $2 returning user_id`,
    [userId, sealed, step],
  );
  if (rows.length > 0) await replaceRecoveryCodes(database, userId, codes);
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
    codes.map((code) => hashRecoveryCode(userId, code)),
  ]);
}

/** Marks the code of a period as used. False if that period, or a later one, was used before. */
export async function consumeStep(database: Queryable, userId: string, step: number): Promise<boolean> {
  const { rows } = await database.query(
    `update cms.second_factors set last_step = $2 where user_id = $1 and coalesce(last_step, -1) < $2 returning user_id`,
    [userId, step],
  );
  return rows.length > 0;
}

/** Consumes a recovery code. False if it does not exist or was used. */
export async function consumeRecoveryCode(database: Queryable, userId: string, code: string): Promise<boolean> {
  const { rows } = await database.query(
    `delete from cms.recovery_codes where user_id = $1 and hash = $2 returning user_id`,
    [userId, hashRecoveryCode(userId, code)],
  );
  return rows.length > 0;
}

/** Removes a second factor with its recovery codes. False if there was none. */
export async function removeFactor(database: Queryable, userId: string): Promise<boolean> {
  const { rows } = await database.query(
    `delete from cms.second_factors where user_id = $1 returning secret is not null as on`,
    [userId],
  );
  return (rows[0] as { on: boolean } | undefined)?.on ?? false;
}
