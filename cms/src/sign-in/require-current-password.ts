import { ValidationError } from 'payload';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { toActor } from '../access/rules.ts';
import { languageOf } from '../mail/language.ts';
import { adminText } from '../words/admin-text.ts';
import { accountById } from './account.ts';
import { countAttempts } from './limiter.ts';
import { verifyPassword } from './password.ts';

function refuse(req: PayloadRequest, message: 'passwordMissing' | 'passwordWrong'): never {
  const language = languageOf(req);
  const [label, words] = [adminText('signIn.currentPassword')[language], adminText(`signIn.${message}`)[language]];
  const errors = [{ path: 'currentPassword', label: `${label} (${words})`, message: words }];
  throw new ValidationError({ collection: 'users', errors }, req.t);
}

/** Whether this is the user's current password. Attempts are counted. @throws TooManyAttempts */
export async function isCurrentPassword(req: PayloadRequest, userId: string, given: string): Promise<boolean> {
  const { pool } = req.payload.db;
  await countAttempts(pool, [['signInKnownBrowser', `own ${userId}`]]);
  return verifyPassword(given, (await accountById(pool, userId)) ?? null);
}

interface Change {
  id?: unknown;
  data?: { email?: unknown; password?: unknown; currentPassword?: unknown };
}

/**
 * Changing one's own password or address requires the current password, so that nobody can take over an unattended
 * session. Administrators may change those of others.
 */
export const requireCurrentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { id, data } = args as Change;
  const actor = toActor(req.user);
  if ((operation !== 'update' && operation !== 'updateByID') || !actor || !data) return;
  // A bulk update may include one's own account.
  const own = id === undefined || id === actor.id;
  const email = typeof data.email === 'string' ? data.email.toLowerCase().trim() : undefined;
  const changes = Boolean(data.password) || (email !== undefined && email !== req.user?.email);
  if (!own || !changes) return;
  const given = data.currentPassword;
  if (typeof given !== 'string' || given === '') return refuse(req, 'passwordMissing');
  if (!(await isCurrentPassword(req, actor.id, given))) refuse(req, 'passwordWrong');
};
