import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { SIGN_IN_RULES } from '@app/contracts/security/sign-in';
import { RateLimited } from '../kernel/errors.ts';

/** Limit (`points`) and window (`seconds`) per key. */
const RULES = {
  ...SIGN_IN_RULES,
  registerClient: { points: 10, seconds: 60 * 60 },
  registerToAddress: { points: 5, seconds: 60 * 60 },
  teamInviteCompany: { points: 50, seconds: 24 * 60 * 60 },
  teamInviteToAddress: { points: 5, seconds: 24 * 60 * 60 },
  emailChange: { points: 5, seconds: 24 * 60 * 60 },
  emailChangeToAddress: { points: 3, seconds: 24 * 60 * 60 },
  /** Whose a code is: asked once per form. */
  partnerCodeClient: { points: 120, seconds: 10 * 60 },
  partnerCode: { points: 20, seconds: 24 * 60 * 60 },
  /** Companies that an agency creates for its clients. */
  clientCompany: { points: 30, seconds: 24 * 60 * 60 },
  addCompany: { points: 10, seconds: 24 * 60 * 60 },
  /** Attempts to guess a six-digit code, from all addresses together: they come after the right password. */
  secondFactor: { points: 10, seconds: 15 * 60 },
  secondFactorDay: { points: 40, seconds: 24 * 60 * 60 },
  /** A code works once: longer than it is valid. */
  secondFactorCode: { points: 1, seconds: 120 },
  recoveryCode: { points: 10, seconds: 15 * 60 },
  resetToAddress: { points: 5, seconds: 60 * 60 },
  resetClient: { points: 20, seconds: 60 * 60 },
  /** Guests of a hotel share an address. */
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
  /** Each is decoded and encoded. */
  pictureCompany: { points: 120, seconds: 60 * 60 },
  /** Each change of a column's mapping asks again. */
  importPreview: { points: 600, seconds: 60 * 60 },
  /** Each keeps a row for a week. */
  formPreview: { points: 120, seconds: 60 * 60 },
  /** Mails to the manager of a company, per company. */
  managerMessage: { points: 30, seconds: 60 * 60 },
  /** Mails to a member's own address. */
  testToMember: { points: 10, seconds: 60 * 60 },
  photoClient: { points: 60, seconds: 10 * 60 },
  voteClient: { points: 120, seconds: 10 * 60 },
  translateClient: { points: 60, seconds: 10 * 60 },
  /** Each reads what its client has missed. */
  liveStream: { points: 120, seconds: 10 * 60 },
  openApi: { points: 1200, seconds: 60 },
  ledgerExport: { points: 20, seconds: 60 * 60 },
  privacyClient: { points: 20, seconds: 60 * 60 },
  privacyToAddress: { points: 5, seconds: 24 * 60 * 60 },
  questionClient: { points: 20, seconds: 60 * 60 },
  questionToAddress: { points: 5, seconds: 24 * 60 * 60 },
  /** Each is screened, and mailed to the company's members. */
  questionCompany: { points: 200, seconds: 60 * 60 },
  /** A shop's tablet or an office is one address; counts forms begun and sent. */
  surveyClient: { points: 600, seconds: 60 * 60 },
  /** Each reads all answers. */
  surveyResults: { points: 300, seconds: 60 * 60 },
  /** Requests that invite up to 500 customers each. */
  surveyCompany: { points: 40, seconds: 24 * 60 * 60 },
  /** Each counts all reviews of the company again. */
  companyTimeZone: { points: 10, seconds: 24 * 60 * 60 },
  /** Each makes requests to the internet or sends a mail. */
  websiteCheck: { points: 30, seconds: 60 * 60 },
  websiteMail: { points: 10, seconds: 24 * 60 * 60 },
  /** Attempts to guess a 40-bit code. */
  websiteCode: { points: 20, seconds: 24 * 60 * 60 },
  /** An office shares an address. */
  contactClient: { points: 20, seconds: 60 * 60 },
  /** All clients together: staff cannot read more, and each is a mail. */
  contactAll: { points: 60, seconds: 60 * 60 },
} as const;
export type ThrottleRule = keyof typeof RULES;

export interface Throttle {
  /** Counts one action. @throws RateLimited with the seconds to wait if the limit is exceeded. */
  consume(rule: ThrottleRule, key: string): Promise<void>;
  /** Whether each process counts for itself at present, because what they share does not answer. */
  isDegraded(): boolean;
  close(): void;
}

/** How long a request waits for Redis at most. */
const ANSWER_MS = 500;
/** For so long after a failure nobody asks again: the next requests do not wait for it as well. */
const PAUSE_MS = 2_000;

/** Loads the Redis client only where it is used. */
async function openRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  // A command without a connection fails at once: in a queue it would wait for the next attempt to connect.
  const redis = new Redis(url, {
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    commandTimeout: ANSWER_MS,
    connectTimeout: ANSWER_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, PAUSE_MS),
  });
  redis.on('error', () => undefined);
  await Promise.race([new Promise((resolve) => redis.once('ready', resolve)), sleep(ANSWER_MS)]);
  return redis;
}

interface Limiters {
  shared: RateLimiterAbstract;
  /** Of this process alone. */
  own: RateLimiterAbstract;
}

function limitersOn(pool: Pool, redis: Redis | undefined): Map<ThrottleRule, Limiters> {
  const limiters = new Map<ThrottleRule, Limiters>();
  for (const [rule, { points, seconds }] of Object.entries(RULES) as [ThrottleRule, (typeof RULES)[ThrottleRule]][]) {
    const options = { keyPrefix: rule, points, duration: seconds };
    limiters.set(rule, {
      own: new RateLimiterMemory(options),
      shared: redis
        ? new RateLimiterRedis({ ...options, storeClient: redis })
        : new RateLimiterPostgres({
            ...options,
            storeClient: pool,
            schemaName: 'engine',
            tableName: 'throttles',
            tableCreated: true,
            // One deletes what has expired under all rules: sixty would take every connection of the pool at once.
            clearExpiredByTimeout: limiters.size === 0,
          }),
    });
  }
  return limiters;
}

/** Rate limits shared by all processes, in PostgreSQL or Redis; in memory while those are down. */
export function createThrottle(pool: Pool, redisUrl: string | undefined): Throttle {
  const redis = redisUrl ? openRedis(redisUrl) : Promise.resolve(undefined);
  const limiters = redis.then((opened) => limitersOn(pool, opened));
  let failedAt = -Infinity;
  let isConnected = () => true;
  void redis.then((opened) => {
    if (opened) isConnected = () => opened.status === 'ready';
  });
  const isDegraded = () => !isConnected() || performance.now() - failedAt < PAUSE_MS;

  async function count(rule: ThrottleRule, key: string): Promise<void> {
    const { shared, own } = (await limiters).get(rule) as Limiters;
    if (isDegraded()) return void (await own.consume(key));
    try {
      await shared.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      failedAt = performance.now();
      await own.consume(key);
    }
  }

  return {
    async consume(rule, key) {
      try {
        await count(rule, key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new RateLimited({ seconds: Math.ceil(refused.msBeforeNext / 1000) });
      }
    },
    isDegraded,
    close: () => void redis.then((opened) => opened?.disconnect()),
  };
}
