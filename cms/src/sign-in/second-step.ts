import { AuthenticationError } from 'payload';
import type { PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { verifyCode } from '../second-factor/verify-code.ts';
import type { CodeProblem } from '../second-factor/verify-code.ts';
import { isRememberTokenValid, createRememberToken } from '../second-factor/remembered-browser.ts';
import { isSecondFactorRequired } from '../second-factor/requirement.ts';
import { beginSetup, confirmSetup } from '../second-factor/setup.ts';
import type { FactorSetup } from '../second-factor/factor-state.ts';
import { readFactor } from '../second-factor/store.ts';
import type { Account } from './account.ts';
import { verifyPassword } from './password.ts';

/** The input of the sign-in form. */
export interface Credentials {
  password: string;
  code: unknown;
  /** Cookie of a browser that needs no code. */
  remembered: string | undefined;
}

/** The outcome of the second step. */
export type SecondStep =
  | { outcome: 'passed'; remember?: string; recoveryCodes?: string[] }
  | { outcome: 'refused'; code: CodeProblem }
  | { outcome: 'setup'; setup: FactorSetup }
  | { outcome: 'refused_setup'; code: CodeProblem };

const asRemembered = ({ id, salt }: Account, factor: string) => ({ userId: id, factor, salt: String(salt) });

/**
 * The second step of signing in, for staff who have a second factor or must set one up. Checks the password first, so
 * that nothing about the account is revealed without it.
 * @throws AuthenticationError, TooManyAttempts
 */
export async function secondStep(
  req: PayloadRequest,
  account: Account,
  { password, code, remembered }: Credentials,
): Promise<SecondStep> {
  const factor = await readFactor(req.payload.db.pool, account.id);
  if (!factor && !(await isSecondFactorRequired(req, account.role))) return { outcome: 'passed' };
  if (!(await verifyPassword(password, account))) throw new AuthenticationError(req.t);
  if (!factor) return setUp(req, account, code);
  const whom = asRemembered(account, factor.secret);
  if (isRememberTokenValid(config.secret, whom, remembered, new Date())) return { outcome: 'passed' };
  const problem = await verifyCode(req, account, factor, code);
  if (problem) return { outcome: 'refused', code: problem };
  return { outcome: 'passed', remember: createRememberToken(config.secret, whom, new Date()) };
}

async function setUp(req: PayloadRequest, account: Account, code: unknown): Promise<SecondStep> {
  if (typeof code !== 'string' || code === '') return { outcome: 'setup', setup: await beginSetup(req, account) };
  const recoveryCodes = await confirmSetup(req, account, code);
  return recoveryCodes ? { outcome: 'passed', recoveryCodes } : { outcome: 'refused_setup', code: 'code_wrong' };
}
