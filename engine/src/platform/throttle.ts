import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { SIGN_IN_RULES } from '@app/contracts/sign-in';
import { RateLimited } from '../kernel/errors.ts';

/** So many points per key in so many seconds. */
const RULES = {
  ...SIGN_IN_RULES,
  registerClient: { points: 10, seconds: 60 * 60 },
  registerToAddress: { points: 5, seconds: 60 * 60 },
  resetToAddress: { points: 5, seconds: 60 * 60 },
  resetClient: { points: 20, seconds: 60 * 60 },
  /** A hotel's guests share an address. */
  entryClient: { points: 120, seconds: 60 * 60 },
  entryToAddress: { points: 5, seconds: 24 * 60 * 60 },
  reviseClient: { points: 120, seconds: 60 * 60 },
  submitClient: { points: 600, seconds: 10 * 60 },
  mediationMessage: { points: 30, seconds: 60 * 60 },
  reportClient: { points: 20, seconds: 60 * 60 },
  reportToAddress: { points: 5, seconds: 60 * 60 },
  reportCompany: { points: 200, seconds: 60 * 60 },
  appealClient: { points: 30, seconds: 60 * 60 },
  importCompany: { points: 60, seconds: 60 * 60 },
  photoClient: { points: 60, seconds: 10 * 60 },
  voteClient: { points: 120, seconds: 10 * 60 },
  translateClient: { points: 60, seconds: 10 * 60 },
  openApi: { points: 1200, seconds: 60 },
  ledgerExport: { points: 20, seconds: 60 * 60 },
  privacyClient: { points: 20, seconds: 60 * 60 },
  privacyToAddress: { points: 5, seconds: 24 * 60 * 60 },
  questionClient: { points: 20, seconds: 60 * 60 },
  questionToAddress: { points: 5, seconds: 24 * 60 * 60 },
  /** Each is screened, and mailed to the company's members. */
  questionCompany: { points: 200, seconds: 60 * 60 },
  /** A tablet by a shop's door, or an office, is one address: forms begun and sent. */
  surveyClient: { points: 600, seconds: 60 * 60 },
  /** Each goes through all answers. */
  surveyResults: { points: 300, seconds: 60 * 60 },
  /** Requests to invite, of 500 customers at most each. */
  surveyCompany: { points: 40, seconds: 24 * 60 * 60 },
  /** Each looks into the internet, or mails somebody. */
  websiteCheck: { points: 30, seconds: 60 * 60 },
  websiteMail: { points: 10, seconds: 24 * 60 * 60 },
  /** Guesses at a code of 40 bits. */
  websiteCode: { points: 20, seconds: 24 * 60 * 60 },
  /** An office shares an address. */
  contactClient: { points: 20, seconds: 60 * 60 },
  /** From everybody together: nobody reads more, and each is a mail. */
  contactAll: { points: 60, seconds: 60 * 60 },
} as const;
export type ThrottleRule = keyof typeof RULES;

export interface Throttle {
  /** Counts one act. @throws RateLimited with the seconds to wait when there were too many. */
  take(rule: ThrottleRule, key: string): Promise<void>;
  close(): void;
}

/** Its client is loaded only where there is a Redis. */
async function openRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined);
  return redis;
}

function limitersOn(pool: Pool, redis: Redis | undefined): Map<ThrottleRule, RateLimiterAbstract> {
  const limiters = new Map<ThrottleRule, RateLimiterAbstract>();
  for (const [rule, { points, seconds }] of Object.entries(RULES) as [ThrottleRule, (typeof RULES)[ThrottleRule]][]) {
    const common = { keyPrefix: rule, points, duration: seconds };
    const options = { ...common, insuranceLimiter: new RateLimiterMemory(common) };
    limiters.set(
      rule,
      redis
        ? new RateLimiterRedis({ ...options, storeClient: redis })
        : new RateLimiterPostgres({
            ...options,
            storeClient: pool,
            schemaName: 'engine',
            tableName: 'throttles',
            tableCreated: true,
          }),
    );
  }
  return limiters;
}

/** Counters shared by every process: in PostgreSQL, or in Redis when there is one. Memory steps in while it is down. */
export function createThrottle(pool: Pool, redisUrl: string | undefined): Throttle {
  const redis = redisUrl ? openRedis(redisUrl) : Promise.resolve(undefined);
  const limiters = redis.then((opened) => limitersOn(pool, opened));
  return {
    async take(rule, key) {
      try {
        await (await limiters).get(rule)?.consume(key);
      } catch (refused) {
        if (refused instanceof RateLimiterRes)
          throw new RateLimited({ seconds: Math.ceil(refused.msBeforeNext / 1000) });
        throw refused;
      }
    },
    close: () => void redis.then((opened) => opened?.disconnect()),
  };
}
