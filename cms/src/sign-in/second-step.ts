import { AuthenticationError } from 'payload';
import type { PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { takeCode } from '../second-factor/check.ts';
import type { CodeProblem } from '../second-factor/check.ts';
import { isRemembered, rememberSecondStep } from '../second-factor/remembered.ts';
import { isRequiredOf } from '../second-factor/requirement.ts';
import { beginSetup, confirmSetup } from '../second-factor/setup.ts';
import type { Setup } from '../second-factor/setup.ts';
import { factorOf } from '../second-factor/store.ts';
import type { Account } from './account.ts';
import { isPassword } from './password.ts';

/** What came with the password. */
export interface Given {
  password: string;
  code: unknown;
  /** Cookie of a browser that is asked for no code. */
  remembered: string | undefined;
}

/** What the sign-in waits for, or `undefined` when the password is enough. */
export type SecondStep =
  | { outcome: 'passed'; remember?: string; recoveryCodes?: string[] }
  | { outcome: 'refused'; code: CodeProblem }
  | { outcome: 'setup'; setup: Setup }
  | { outcome: 'refused_setup'; code: CodeProblem };

const asRemembered = ({ id, salt }: Account, factor: string) => ({ userId: id, factor, salt: String(salt) });

/**
 * The second step of signing in, of those alone who have a second factor or must set one up. The password is judged
 * first, so that nothing is said of an account to who does not know it.
 * @throws AuthenticationError, TooManyTries
 */
export async function secondStep(
  req: PayloadRequest,
  account: Account,
  { password, code, remembered }: Given,
): Promise<SecondStep> {
  const factor = await factorOf(req.payload.db.pool, account.id);
  if (!factor && !(await isRequiredOf(req, account.role))) return { outcome: 'passed' };
  if (!(await isPassword(password, account))) throw new AuthenticationError(req.t);
  if (!factor) return setUp(req, account, code);
  const whom = asRemembered(account, factor.secret);
  if (isRemembered(config.secret, whom, remembered, new Date())) return { outcome: 'passed' };
  const problem = await takeCode(req, account, factor, code);
  if (problem) return { outcome: 'refused', code: problem };
  return { outcome: 'passed', remember: rememberSecondStep(config.secret, whom, new Date()) };
}

async function setUp(req: PayloadRequest, account: Account, code: unknown): Promise<SecondStep> {
  if (typeof code !== 'string' || code === '') return { outcome: 'setup', setup: await beginSetup(req, account) };
  const recoveryCodes = await confirmSetup(req, account, code);
  return recoveryCodes ? { outcome: 'passed', recoveryCodes } : { outcome: 'refused_setup', code: 'code_wrong' };
}
