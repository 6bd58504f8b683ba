import { SIGN_IN_RULES } from '@app/contracts/security/sign-in';
import { APIError } from 'payload';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Limits and windows per key. Those of sign-in and password resets equal the engine's. Of a second factor only wrong
 * codes count, per account: those who enter them know the password.
 */
const RULES = {
  ...SIGN_IN_RULES,
  wrongCode: { points: 5, seconds: 15 * MINUTE },
  wrongCodeDay: { points: 30, seconds: DAY },
  wrongCodeMail: { points: 1, seconds: DAY },
  resetToAddress: { points: 5, seconds: 60 * MINUTE },
  resetClient: { points: 20, seconds: 60 * MINUTE },
} as const;
export type LimitRule = keyof typeof RULES;

/** A limit was exceeded; `seconds` until the next attempt. */
export class TooManyAttempts extends APIError {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Too many tries: the next one in ${seconds} s.`, 429);
    this.seconds = seconds;
  }
}

type Limiters = Record<LimitRule, RateLimiterPostgres>;
const limiters = new WeakMap<Pool, Limiters>();

/** Counts in the database, for all processes; in memory while it is down. */
function limitersOn(pool: Pool): Limiters {
  const known = limiters.get(pool);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(RULES).map(([rule, { points, seconds: duration }], index) => {
      const common = { keyPrefix: rule, points, duration };
      const insuranceLimiter = new RateLimiterMemory(common);
      // One deletes what has expired under all rules: each would take a connection of the pool at the same time.
      const clearExpiredByTimeout = index === 0;
      const table = { schemaName: 'cms', tableName: 'throttles', tableCreated: true, clearExpiredByTimeout };
      return [rule, new RateLimiterPostgres({ ...common, ...table, storeClient: pool, insuranceLimiter })];
    }),
  ) as Limiters;
  limiters.set(pool, made);
  return made;
}

/** Counts an attempt against each limit in order. @throws TooManyAttempts */
export async function countAttempts(pool: Pool, tries: readonly (readonly [LimitRule, string])[]): Promise<void> {
  for (const [rule, key] of tries) {
    try {
      await limitersOn(pool)[rule].consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw new TooManyAttempts(Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  }
}

/** Takes back counted attempts that were successful after all. */
export async function refundAttempts(pool: Pool, tries: readonly (readonly [LimitRule, string])[]): Promise<void> {
  for (const [rule, key] of tries) await limitersOn(pool)[rule].reward(key);
}
