import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const hash = promisify(pbkdf2);

/** Payload's present hash (`payload/dist/auth/strategies/local/generatePasswordSaltHash.js`) and its former one. */
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };
const LEGACY = { prefix: '', iterations: 25_000, bytes: 512 };

/** The stored form of a password. */
export interface StoredPassword {
  hash?: unknown;
  salt?: unknown;
}

export async function verifyPassword(given: string, kept: StoredPassword | null): Promise<boolean> {
  if (typeof kept?.hash !== 'string' || typeof kept.salt !== 'string') return false;
  const { prefix, iterations, bytes } = kept.hash.startsWith(CURRENT.prefix) ? CURRENT : LEGACY;
  const wanted = Buffer.from(kept.hash.slice(prefix.length), 'hex');
  const found = await hash(given, kept.salt, iterations, bytes, 'sha256');
  return found.length === wanted.length && timingSafeEqual(found, wanted);
}

/** Takes as long as checking the password of an existing account. */
export const hashForEqualTiming = (password: string): Promise<Buffer> =>
  hash(password, randomBytes(CURRENT.bytes), CURRENT.iterations, CURRENT.bytes, 'sha256');
