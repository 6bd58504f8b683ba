import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queries } from './db.ts';
import { rowsGo } from './retention.ts';
import type { RetentionRule } from './retention.ts';
import { statement } from './statement.ts';

/** A new salt every so many days. */
export const SALT_DAYS = 10;
/** Rules look back so many days at the devices of people who came without a cookie; then the salt has no use left. */
export const SALT_NEEDED_DAYS = 30;

const SALT_SECONDS = SALT_DAYS * 24 * 3600;
const SALT_BYTES = 32;

/** The number of the period that was so many days ago. */
const periodBefore = (days: number): string =>
  `floor(extract(epoch from engine.app_now() - interval '${days} days') / ${SALT_SECONDS})::int`;
const CURRENT: SQL = sql.raw(periodBefore(0));
const OLDEST: SQL = sql.raw(periodBefore(SALT_NEEDED_DAYS));

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
 * Random salts of the periods that rules still look back to, the current one first. It is made when it is first asked
 * for; who asks at the same moment waits for the first and gets the same.
 */
export async function liveSalts(queries: Queries): Promise<string[]> {
  const { salts, complete } = await known(queries);
  if (complete) return salts;
  await queries.execute(sql`
    insert into engine.device_salts (period, salt)
    values (${CURRENT}, ${randomBytes(SALT_BYTES).toString('base64url')}) on conflict do nothing`);
  return (await known(queries)).salts;
}

/** A salt is destroyed when no rule looks back to its period: what was hashed with it can then be made by nobody again. */
export const saltsGo: RetentionRule = rowsGo(
  'salts of devices',
  'engine.device_salts',
  `period < ${periodBefore(SALT_NEEDED_DAYS)}`,
);
