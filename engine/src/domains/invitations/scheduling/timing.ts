import { DateTime } from 'luxon';

/** Days after sending for which the link is valid. */
export const LINK_DAYS = 180;
const DAY_MS = 24 * 3600 * 1000;
/** Delays before retries after temporary failures; then the message is given up. */
const RETRY_MINUTES = [5, 15, 60, 240, 720, 1440];

export interface SendingWindow {
  delayDays: number;
  /** Hours of the company's day, `[windowStart, windowEnd)`. */
  windowStart: number;
  windowEnd: number;
}

/** The first instant at or after `at` within the sending hours in `zone`, with daylight saving respected. */
export function nextInWindow(at: Date, { windowStart, windowEnd }: SendingWindow, zone: string): Date {
  const local = DateTime.fromJSDate(at, { zone });
  if (local.hour >= windowStart && local.hour < windowEnd) return at;
  const day = local.hour < windowStart ? local : local.plus({ days: 1 });
  return day.startOf('day').set({ hour: windowStart }).toJSDate();
}

/** When to invite: `delayDays` calendar days after the purchase, not before `now`, within the sending hours. */
export function dueAt(purchasedAt: Date, window: SendingWindow, zone: string, now: Date): Date {
  const delayed = DateTime.fromJSDate(purchasedAt, { zone }).plus({ days: window.delayDays }).toJSDate();
  return nextInWindow(delayed > now ? delayed : now, window, zone);
}

/** When to remind: `reminderDays` calendar days after the previous message, within the sending hours. */
export function reminderAt(sentAt: Date, reminderDays: number, window: SendingWindow, zone: string): Date {
  return dueAt(sentAt, { ...window, delayDays: reminderDays }, zone, sentAt);
}

/** Input of the decision whether to send an invitation. */
export interface SendingFacts extends SendingWindow {
  companyState: 'active' | 'blocked' | 'unlisted';
  configActive: boolean;
  optedOut: boolean;
  /** This installation cannot send by the channel. */
  channelMissing: boolean;
  zone: string;
}

export type SendingDecision =
  | { action: 'send' }
  | { action: 'postpone'; until: Date }
  | { action: 'end'; command: 'opt_out' | 'cancel'; reason: string };

/** Whether to send now. Opt-out takes precedence over everything. */
export function decideSending(facts: SendingFacts, now: Date): SendingDecision {
  if (facts.optedOut) return { action: 'end', command: 'opt_out', reason: 'opted_out' };
  if (facts.companyState === 'blocked') return { action: 'end', command: 'cancel', reason: 'company_blocked' };
  // Inactive: the order is kept and checked again tomorrow.
  if (!facts.configActive || facts.channelMissing)
    return { action: 'postpone', until: nextInWindow(new Date(now.getTime() + DAY_MS), facts, facts.zone) };
  const next = nextInWindow(now, facts, facts.zone);
  return next > now ? { action: 'postpone', until: next } : { action: 'send' };
}

/** Input of the decision whether to send a reminder. */
export interface ReminderFacts extends SendingFacts {
  state: string;
  remindersSent: number;
  reminders: number;
  expiresAt: Date | null;
  suspended: boolean;
}

export type ReminderDecision = { action: 'send' } | { action: 'postpone'; until: Date } | { action: 'drop' };

/** Whether to remind now: never after a review or an opt-out, never with an expired link. */
export function decideReminder(facts: ReminderFacts, now: Date): ReminderDecision {
  if (facts.state !== 'sent' || facts.remindersSent >= facts.reminders) return { action: 'drop' };
  if (facts.expiresAt !== null && facts.expiresAt <= now) return { action: 'drop' };
  const decision = decideSending({ ...facts, configActive: facts.configActive && !facts.suspended }, now);
  return decision.action === 'end' ? { action: 'drop' } : decision;
}

/** When to retry after `failures` temporary failures; null = give up. */
export function retryAt(failures: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[failures - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

export function linkExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + LINK_DAYS * 24 * 3600 * 1000);
}
