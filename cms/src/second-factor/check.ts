import type { PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { count, TooManyTries, uncount } from '../sign-in/limiter.ts';
import type { LimitRule } from '../sign-in/limiter.ts';
import { noteAct, tellOwner } from './acts.ts';
import { readCode } from './given-code.ts';
import { open } from './seal.ts';
import { takeRecoveryCode, takeStep } from './store.ts';
import type { Factor } from './store.ts';
import { stepOf } from './totp.ts';

interface Owner {
  id: string;
  email: string;
}

/** Why a code was not taken. */
export type CodeProblem = 'code_missing' | 'code_wrong';

/**
 * Takes what was typed as the second factor of an account: a code of the app or a recovery code, each once.
 * Wrong codes count; a recovery code is taken even when too many were wrong, which somebody else may have been.
 * @throws TooManyTries
 */
export async function takeCode(
  req: PayloadRequest,
  owner: Owner,
  factor: Factor,
  typed: unknown,
): Promise<CodeProblem | undefined> {
  const { pool } = req.payload.db;
  if (typeof typed !== 'string' || typed.trim() === '') return 'code_missing';
  const given = readCode(typed);
  if (given?.kind === 'recovery' && (await takeRecoveryCode(pool, owner.id, given.code))) {
    await noteAct(pool, 'recovery_code_used', owner, owner.email);
    void tellOwner(req.payload, 'recoveryCodeUsed', owner.email, req);
    return undefined;
  }
  const tries: [LimitRule, string][] = [
    ['wrongCode', owner.id],
    ['wrongCodeDay', owner.id],
  ];
  await countWrong(req, owner, tries);
  if (given?.kind === 'app' && (await takeAppCode(req, owner.id, factor.secret, given.code))) {
    await uncount(pool, tries);
    return undefined;
  }
  await noteAct(pool, 'code_refused', owner, owner.email);
  return 'code_wrong';
}

async function takeAppCode(req: PayloadRequest, userId: string, sealed: string, code: string): Promise<boolean> {
  const secret = open(config.secret, userId, sealed);
  if (secret === undefined) {
    req.payload.logger.error({ userId }, 'A second factor was sealed with another PAYLOAD_SECRET: it must be reset');
    return false;
  }
  const step = await stepOf(secret, code, new Date());
  return step !== undefined && takeStep(req.payload.db.pool, userId, step);
}

/** Whose codes are guessed is told of it, once a day: somebody has the password. */
async function countWrong(req: PayloadRequest, owner: Owner, tries: [LimitRule, string][]): Promise<void> {
  const { pool } = req.payload.db;
  try {
    await count(pool, tries);
  } catch (error) {
    if (!(error instanceof TooManyTries)) throw error;
    const isFirst = await count(pool, [['wrongCodeMail', owner.id]]).then(
      () => true,
      () => false,
    );
    if (isFirst) void tellOwner(req.payload, 'codesRefused', owner.email, req);
    throw error;
  }
}
