import type { PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { countAttempts, TooManyAttempts, refundAttempts } from '../sign-in/limiter.ts';
import type { LimitRule } from '../sign-in/limiter.ts';
import { logAccountAction, mailOwner } from './account-log.ts';
import { parseCode } from './parse-code.ts';
import { unseal } from './seal.ts';
import { consumeRecoveryCode, consumeStep } from './store.ts';
import type { Factor } from './store.ts';
import { findStep } from './totp.ts';

interface Owner {
  id: string;
  email: string;
}

/** Why a code was refused. */
export type CodeProblem = 'code_missing' | 'code_wrong';

/**
 * Verifies and consumes a code of the app or a recovery code. Wrong codes count against a limit; a recovery code is
 * accepted even beyond it, because somebody else may have used up the attempts.
 * @throws TooManyAttempts
 */
export async function verifyCode(
  req: PayloadRequest,
  owner: Owner,
  factor: Factor,
  typed: unknown,
): Promise<CodeProblem | undefined> {
  const { pool } = req.payload.db;
  if (typeof typed !== 'string' || typed.trim() === '') return 'code_missing';
  const given = parseCode(typed);
  if (given?.kind === 'recovery' && (await consumeRecoveryCode(pool, owner.id, given.code))) {
    await logAccountAction(pool, 'recovery_code_used', owner, owner.email);
    void mailOwner(req.payload, 'recoveryCodeUsed', owner.email, req);
    return undefined;
  }
  const tries: [LimitRule, string][] = [
    ['wrongCode', owner.id],
    ['wrongCodeDay', owner.id],
  ];
  await countWrongCode(req, owner, tries);
  if (given?.kind === 'app' && (await consumeAppCode(req, owner.id, factor.secret, given.code))) {
    await refundAttempts(pool, tries);
    return undefined;
  }
  await logAccountAction(pool, 'code_refused', owner, owner.email);
  return 'code_wrong';
}

async function consumeAppCode(req: PayloadRequest, userId: string, sealed: string, code: string): Promise<boolean> {
  const secret = unseal(config.secret, userId, sealed);
  if (secret === undefined) {
    req.payload.logger.error({ userId }, 'A second factor was sealed with another PAYLOAD_SECRET: it must be reset');
    return false;
  }
  const step = await findStep(secret, code, new Date());
  return step !== undefined && consumeStep(req.payload.db.pool, userId, step);
}

/** Counts a wrong code. Beyond the limit the owner is mailed once a day: somebody knows the password. */
async function countWrongCode(req: PayloadRequest, owner: Owner, tries: [LimitRule, string][]): Promise<void> {
  const { pool } = req.payload.db;
  try {
    await countAttempts(pool, tries);
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    const isFirst = await countAttempts(pool, [['wrongCodeMail', owner.id]]).then(
      () => true,
      () => false,
    );
    if (isFirst) void mailOwner(req.payload, 'codesRefused', owner.email, req);
    throw error;
  }
}
