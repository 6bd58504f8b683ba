import { SIGN_IN_RULES } from '@app/contracts/sign-in';
import { APIError } from 'payload';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from 'pg';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/**
 * Those of sign-in are the engine's as well; a link to a new password is asked for as often as there. Of a second
 * factor only wrong codes count, per account: who gives them knows its password.
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

/** Too much was tried; `seconds` until more is let pass. */
export class TooManyTries extends APIError {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`Too many tries: the next one in ${seconds} s.`, 429);
    this.seconds = seconds;
  }
}

type Limiters = Record<LimitRule, RateLimiterPostgres>;
const limiters = new WeakMap<Pool, Limiters>();

/** Counted in the database, for every process; in memory while it is down. */
function limitersOn(pool: Pool): Limiters {
  const known = limiters.get(pool);
  if (known) return known;
  const made = Object.fromEntries(
    Object.entries(RULES).map(([rule, { points, seconds: duration }]) => {
      const common = { keyPrefix: rule, points, duration };
      const insuranceLimiter = new RateLimiterMemory(common);
      const table = { schemaName: 'cms', tableName: 'throttles', tableCreated: true };
      return [rule, new RateLimiterPostgres({ ...common, ...table, storeClient: pool, insuranceLimiter })];
    }),
  ) as Limiters;
  limiters.set(pool, made);
  return made;
}

/** Counts one try against each of these, in their order. @throws TooManyTries */
export async function count(pool: Pool, tries: readonly (readonly [LimitRule, string])[]): Promise<void> {
  for (const [rule, key] of tries) {
    try {
      await limitersOn(pool)[rule].consume(key);
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw new TooManyTries(Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  }
}

/** Takes back what `count` counted: it was no try that failed. */
export async function uncount(pool: Pool, tries: readonly (readonly [LimitRule, string])[]): Promise<void> {
  for (const [rule, key] of tries) await limitersOn(pool)[rule].reward(key);
}
