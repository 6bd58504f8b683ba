import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../db.ts';
import { deleteRows } from '../retention.ts';
import type { RetentionRule } from '../retention.ts';
import { statement } from '../database/statement.ts';

/** Days after which a new salt is used. */
export const SALT_DAYS = 10;
/** Days that rules look back at devices without a cookie; after that a salt has no use left. */
export const SALT_LIFETIME_DAYS = 30;

const SALT_SECONDS = SALT_DAYS * 24 * 3600;
const SALT_BYTES = 32;

/** SQL for the number of the salt period `days` ago. */
const periodBefore = (days: number): string =>
  `floor(extract(epoch from engine.app_now() - interval '${days} days') / ${SALT_SECONDS})::int`;
const CURRENT: SQL = sql.raw(periodBefore(0));
const OLDEST: SQL = sql.raw(periodBefore(SALT_LIFETIME_DAYS));

const readSalts = statement<{ salt: string; current: boolean }, Record<never, never>>(
  'device-salts.read',
  () => sql`
    select salt, period = ${CURRENT} as current from engine.device_salts where period >= ${OLDEST} order by period desc`,
);

async function known(queries: Queries): Promise<{ salts: string[]; complete: boolean }> {
  const { rows } = await readSalts(queries, {});
  return { salts: rows.map(({ salt }) => salt), complete: rows[0]?.current ?? false };
}

/**
 * The salts of all periods that rules look back to, the current one first. Creates the current salt on first use;
 * concurrent callers get the same one.
 */
export async function currentSalts(queries: Queries): Promise<string[]> {
  const { salts, complete } = await known(queries);
  if (complete) return salts;
  await queries.execute(sql`
    insert into engine.device_salts (period, salt)
    values (${CURRENT}, ${randomBytes(SALT_BYTES).toString('base64url')}) on conflict do nothing`);
  return (await known(queries)).salts;
}

/** Destroys salts that no rule looks back to: their hashes can then never be computed again. */
export const deviceSaltRetention: RetentionRule = deleteRows(
  'salts of devices',
  'engine.device_salts',
  `period < ${periodBefore(SALT_LIFETIME_DAYS)}`,
);
