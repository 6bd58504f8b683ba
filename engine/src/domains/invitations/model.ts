import { createHash, createHmac } from 'node:crypto';
import { DateTime } from 'luxon';

/** The invitation's link writes a review for so long after sending. */
export const LINK_DAYS = 180;
const DAY_MS = 24 * 3600 * 1000;
/** A mail server that keeps refusing for the moment is asked again after these minutes, then given up. */
const RETRY_MINUTES = [5, 15, 60, 240, 720, 1440];

export interface SendingWindow {
  delayDays: number;
  /** Hours of the company's day, `[windowStart, windowEnd)`. */
  windowStart: number;
  windowEnd: number;
}

/** The first instant at or after `at` that lies in the hours, in `zone`; across daylight saving. */
export function nextInWindow(at: Date, { windowStart, windowEnd }: SendingWindow, zone: string): Date {
  const local = DateTime.fromJSDate(at, { zone });
  if (local.hour >= windowStart && local.hour < windowEnd) return at;
  const day = local.hour < windowStart ? local : local.plus({ days: 1 });
  return day.startOf('day').set({ hour: windowStart }).toJSDate();
}

/** When to ask: `delayDays` calendar days after the purchase, not before `now`, within the hours. */
export function dueAt(purchasedAt: Date, window: SendingWindow, zone: string, now: Date): Date {
  const delayed = DateTime.fromJSDate(purchasedAt, { zone }).plus({ days: window.delayDays }).toJSDate();
  return nextInWindow(delayed > now ? delayed : now, window, zone);
}

/** What is known when an invitation's turn has come. */
export interface SendingFacts extends SendingWindow {
  companyState: 'pending' | 'active' | 'blocked';
  configActive: boolean;
  optedOut: boolean;
  zone: string;
}

export type SendingDecision =
  { act: 'send' } | { act: 'postpone'; until: Date } | { act: 'end'; state: 'opted_out' | 'cancelled'; reason: string };

/** Whether to send now. Opt-out comes first: nothing overrules it. */
export function decideSending(facts: SendingFacts, now: Date): SendingDecision {
  if (facts.optedOut) return { act: 'end', state: 'opted_out', reason: 'opted_out' };
  if (facts.companyState === 'blocked') return { act: 'end', state: 'cancelled', reason: 'company_blocked' };
  // Switched off: the order is kept and looked at again tomorrow.
  if (!facts.configActive)
    return { act: 'postpone', until: nextInWindow(new Date(now.getTime() + DAY_MS), facts, facts.zone) };
  const next = nextInWindow(now, facts, facts.zone);
  return next > now ? { act: 'postpone', until: next } : { act: 'send' };
}

/** When to ask the mail server again after `failures` temporary refusals; null = give up. */
export function retryAt(failures: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[failures - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

export function linkExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + LINK_DAYS * 24 * 3600 * 1000);
}

/** With what keyed hashes begin; those of before are base64url, which has no dot. */
export const KEYED = 'k1.';

/** The hash of before there was a key. It is honoured until it has been keyed, and what is keyed now. */
function unkeyedHash(companyId: string, email: string): string {
  return createHash('sha256').update(`${companyId}\0${email.trim().toLowerCase()}`).digest('base64url');
}

/** The keyed form of an unkeyed hash: so old opt-outs are keyed without knowing their addresses. */
export function keyHash(key: string, unkeyed: string): string {
  return KEYED + createHmac('sha256', key).update(`opt-out\0${unkeyed}`).digest('base64url');
}

/**
 * Under which an opt-out is kept: keyed, so that a leaked table tells nobody whose address is in it; bound to the
 * company, so that lists of two companies cannot be compared.
 */
export function addressHash(key: string, companyId: string, email: string): string {
  return keyHash(key, unkeyedHash(companyId, email));
}

/** All hashes under which an opt-out of this address may have been kept. */
export function addressHashes(key: string, companyId: string, email: string): string[] {
  return [addressHash(key, companyId, email), unkeyedHash(companyId, email)];
}

/** `anna@example.com` → `a***@example.com`: enough for its owner to know it. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}***${email.slice(at)}`;
}
