import { DateTime } from 'luxon';

/** The invitation's link writes a review for so long after sending. */
export const LINK_DAYS = 180;
const DAY_MS = 24 * 3600 * 1000;
/** Who keeps refusing for the moment is asked again after these minutes, then given up. */
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

/** When to remind: so many calendar days after the message before, within the hours. */
export function reminderAt(sentAt: Date, reminderDays: number, window: SendingWindow, zone: string): Date {
  return dueAt(sentAt, { ...window, delayDays: reminderDays }, zone, sentAt);
}

/** What is known when an invitation's turn has come. */
export interface SendingFacts extends SendingWindow {
  companyState: 'active' | 'blocked' | 'unlisted';
  configActive: boolean;
  optedOut: boolean;
  /** Nobody is there to send by this channel. */
  channelMissing: boolean;
  zone: string;
}

export type SendingDecision =
  | { act: 'send' }
  | { act: 'postpone'; until: Date }
  | { act: 'end'; command: 'opt_out' | 'cancel'; reason: string };

/** Whether to send now. Opt-out comes first: nothing overrules it. */
export function decideSending(facts: SendingFacts, now: Date): SendingDecision {
  if (facts.optedOut) return { act: 'end', command: 'opt_out', reason: 'opted_out' };
  if (facts.companyState === 'blocked') return { act: 'end', command: 'cancel', reason: 'company_blocked' };
  // Switched off: the order is kept and looked at again tomorrow.
  if (!facts.configActive || facts.channelMissing)
    return { act: 'postpone', until: nextInWindow(new Date(now.getTime() + DAY_MS), facts, facts.zone) };
  const next = nextInWindow(now, facts, facts.zone);
  return next > now ? { act: 'postpone', until: next } : { act: 'send' };
}

/** What is known when a reminder's turn has come. */
export interface ReminderFacts extends SendingFacts {
  state: string;
  remindersSent: number;
  reminders: number;
  expiresAt: Date | null;
  suspended: boolean;
}

export type ReminderDecision = { act: 'send' } | { act: 'postpone'; until: Date } | { act: 'drop' };

/** Whether to remind now: never who has written or opted out, never of a link that has run out. */
export function decideReminder(facts: ReminderFacts, now: Date): ReminderDecision {
  if (facts.state !== 'sent' || facts.remindersSent >= facts.reminders) return { act: 'drop' };
  if (facts.expiresAt !== null && facts.expiresAt <= now) return { act: 'drop' };
  const decision = decideSending({ ...facts, configActive: facts.configActive && !facts.suspended }, now);
  return decision.act === 'end' ? { act: 'drop' } : decision;
}

/** When to ask the mail server or the provider again after `failures` temporary refusals; null = give up. */
export function retryAt(failures: number, now: Date): Date | null {
  const minutes = RETRY_MINUTES[failures - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}

export function linkExpiry(sentAt: Date): Date {
  return new Date(sentAt.getTime() + LINK_DAYS * 24 * 3600 * 1000);
}
