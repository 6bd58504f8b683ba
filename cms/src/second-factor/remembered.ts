import { createHmac, timingSafeEqual } from 'node:crypto';

export const REMEMBERED_SECONDS = 30 * 24 * 3600;

/** What a remembered browser hangs on: another password or second factor, and it is forgotten. */
export interface RememberedFor {
  userId: string;
  /** Sealed, as it is kept. */
  factor: string;
  /** Of the password's hash. */
  salt: string;
}

const markOf = (secret: string, { userId, factor, salt }: RememberedFor, until: string): string =>
  createHmac('sha256', secret).update(['second step', userId, factor, salt, until].join('\0')).digest('base64url');

/** The cookie of a browser that is asked for the password alone for 30 days: `<until>.<mark>`, HMAC-SHA-256. */
export function rememberSecondStep(secret: string, whom: RememberedFor, now: Date): string {
  const until = String(Math.floor(now.getTime() / 1000) + REMEMBERED_SECONDS);
  return `${until}.${markOf(secret, whom, until)}`;
}

export function isRemembered(secret: string, whom: RememberedFor, cookie: string | undefined, now: Date): boolean {
  const [until = '', mark = ''] = (cookie ?? '').split('.');
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now.getTime()) return false;
  const own = Buffer.from(markOf(secret, whom, until));
  const given = Buffer.from(mark);
  return own.length === given.length && timingSafeEqual(own, given);
}
