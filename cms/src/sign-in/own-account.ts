import { ValidationError } from 'payload';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { toActor } from '../access/rules.ts';
import { inLanguageOf } from '../mail/language.ts';
import { say } from '../words/say.ts';
import { accountById } from './account.ts';
import { count } from './limiter.ts';
import { isPassword } from './password.ts';

function refuse(req: PayloadRequest, message: 'passwordMissing' | 'passwordWrong'): never {
  const language = inLanguageOf(req);
  const [label, words] = [say('signIn.currentPassword')[language], say(`signIn.${message}`)[language]];
  const errors = [{ path: 'currentPassword', label: `${label} (${words})`, message: words }];
  throw new ValidationError({ collection: 'users', errors }, req.t);
}

/** Whether this is the password of who is signed in. Tries are counted. @throws TooManyTries */
export async function isOwnPassword(req: PayloadRequest, userId: string, given: string): Promise<boolean> {
  const { pool } = req.payload.db;
  await count(pool, [['signInKnownBrowser', `own ${userId}`]]);
  return isPassword(given, (await accountById(pool, userId)) ?? null);
}

interface Change {
  id?: unknown;
  data?: { email?: unknown; password?: unknown; currentPassword?: unknown };
}

/**
 * Whoever sits down at a screen that somebody left signed in changes neither password nor address: both ask for the
 * password that there is. Of others an administrator may change them.
 */
export const askForPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as Change;
  const actor = toActor(req.user);
  if ((operation !== 'update' && operation !== 'updateByID') || !actor || !data) return;
  // Several at once may be one's own among them.
  const own = id === undefined || id === actor.id;
  const email = typeof data.email === 'string' ? data.email.toLowerCase().trim() : undefined;
  const changes = Boolean(data.password) || (email !== undefined && email !== req.user?.email);
  if (!own || !changes) return;
  const given = data.currentPassword;
  if (typeof given !== 'string' || given === '') return refuse(req, 'passwordMissing');
  if (!(await isOwnPassword(req, actor.id, given))) refuse(req, 'passwordWrong');
};
