import { createHmac, timingSafeEqual } from 'node:crypto';

export const REMEMBERED_SECONDS = 30 * 24 * 3600;

/** What a remember token depends on: another password or second factor invalidates it. */
export interface RememberSubject {
  userId: string;
  /** The sealed secret, as stored. */
  factor: string;
  /** Salt of the password's hash. */
  salt: string;
}

const markOf = (secret: string, { userId, factor, salt }: RememberSubject, until: string): string =>
  createHmac('sha256', secret).update(['second step', userId, factor, salt, until].join('\0')).digest('base64url');

/** The cookie of a browser that needs no code for 30 days: `<until>.<HMAC-SHA-256>`. */
export function createRememberToken(secret: string, whom: RememberSubject, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + REMEMBERED_SECONDS);
  return `${until}.${markOf(secret, whom, until)}`;
}

export function isRememberTokenValid(
  secret: string,
  whom: RememberSubject,
  cookie: string | undefined,
  now: Date,
): boolean {
  const [until = '', mark = ''] = (cookie ?? '').split('.');
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now.getTime()) return false;
  const own = Buffer.from(markOf(secret, whom, until));
  const given = Buffer.from(mark);
  return own.length === given.length && timingSafeEqual(own, given);
}
