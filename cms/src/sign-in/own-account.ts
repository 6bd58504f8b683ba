import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { ValidationError } from 'payload';
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { toActor } from '../access/rules.ts';
import { ADMIN_LANGUAGES } from '../locales.ts';
import { say } from '../words/say.ts';
import { count } from './limiter.ts';

const hash = promisify(pbkdf2);

/** How Payload keeps passwords now (`payload/dist/auth/strategies/local/generatePasswordSaltHash.js`), and did before. */
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };
const LEGACY = { prefix: '', iterations: 25_000, bytes: 512 };

async function isPassword(given: string, kept: { hash?: unknown; salt?: unknown } | null): Promise<boolean> {
  if (typeof kept?.hash !== 'string' || typeof kept.salt !== 'string') return false;
  const { prefix, iterations, bytes } = kept.hash.startsWith(CURRENT.prefix) ? CURRENT : LEGACY;
  const wanted = Buffer.from(kept.hash.slice(prefix.length), 'hex');
  const found = await hash(given, kept.salt, iterations, bytes, 'sha256');
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}

function refuse(req: PayloadRequest, message: 'passwordMissing' | 'passwordWrong'): never {
  const language = ADMIN_LANGUAGES.find((known) => known === req.i18n.language) ?? 'en';
  const [label, words] = [say('signIn.currentPassword')[language], say(`signIn.${message}`)[language]];
  const errors = [{ path: 'currentPassword', label: `${label} (${words})`, message: words }];
  throw new ValidationError({ collection: 'users', errors }, req.t);
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
  await count(req.payload.db.pool, [['signInKnownBrowser', `own ${actor.id}`]]);
  const where = { id: { equals: actor.id } };
  const kept = await req.payload.db.findOne<{ id: string; hash?: string; salt?: string }>({
    collection: 'users',
    where,
    req,
  });
  if (!(await isPassword(given, kept))) refuse(req, 'passwordWrong');
};
