import { sql } from 'drizzle-orm';
import type { Queries, Tx } from './db.ts';
import { statement } from './database/statement.ts';

export interface Clock {
  /** The time for all business rules, `engine.app_now()`: read once per transaction and constant within it. */
  now(tx: Tx): Promise<Date>;
}

const clockNow = statement<{ now: string }, Record<never, never>>(
  'clock.now',
  () => sql`select (extract(epoch from engine.app_now()) * 1000)::text as now`,
);

async function readNow(queries: Queries): Promise<Date> {
  const { rows } = await clockNow(queries, {});
  // Rounded as PostgreSQL rounds what it stores in milliseconds: what has just been written is never in the future.
  return new Date(Math.round(Number(rows[0]?.now)));
}

/** The database's clock, plus the shift that only tests can set. */
export function createClock(): Clock {
  const known = new WeakMap<Tx, Promise<Date>>();
  return {
    now(tx) {
      const read = known.get(tx) ?? readNow(tx);
      known.set(tx, read);
      return read;
    },
  };
}
