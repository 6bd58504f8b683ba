import { DateTime } from 'luxon';
import type { InvitationState } from '@app/contracts/invitations';
import { dueAt as dueAtOf, linkExpiry } from '../../src/domains/invitations/scheduling/timing.ts';
import { demoId } from './ids.ts';
import type { Random } from './random.ts';
import { DAY, HOUR, MINUTE } from './schedule.ts';
import { slugify } from './slugify.ts';
import { PHRASE_STOCKS } from './phrase-stocks.ts';
import type { DemoCompany, DemoLanguage, DemoProduct, DemoReview } from './types.ts';
import { Writer } from './writer.ts';

export const DELAY_DAYS = 7;
export const WINDOW = { windowStart: 9, windowEnd: 20 } as const;

/** What the merchant's panel has to show beside the completed ones. */
const OTHERS: readonly (readonly [InvitationState, number])[] = [
  ['scheduled', 26],
  ['sent', 44],
  ['bounced', 7],
  ['opted_out', 4],
  ['cancelled', 2],
];
export const MERCHANT_ORDERS = 200;

export interface DemoInvitationEvent {
  id: string;
  type: 'created' | 'queued' | 'sent' | 'opened' | 'clicked' | 'completed' | 'bounced' | 'opted_out' | 'cancelled';
  at: Date;
}

export interface DemoOrder {
  id: string;
  reference: string;
  purchasedAt: Date;
  createdAt: Date;
  language: DemoLanguage;
  customerName: string;
  email: string;
  productIds: string[];
  /** The submitted form; null if none has been submitted (yet). */
  submissionId: string | null;
  invitation: {
    id: string;
    state: InvitationState;
    dueAt: Date;
    sentAt: Date | null;
    completedAt: Date | null;
    expiresAt: Date | null;
    events: DemoInvitationEvent[];
  };
}

interface Sources {
  company: DemoCompany;
  products: readonly DemoProduct[];
  reviews: readonly DemoReview[];
  now: Date;
}

/** The merchant's newest orders, oldest first: those of the newest reviews, and others in every state. */
export function makeMerchantOrders(sources: Sources, random: Random): DemoOrder[] {
  const waiting = OTHERS.flatMap(([state, count]) => Array.from<InvitationState>({ length: count }).fill(state)).map(
    (state, index) => waitingOrder(state, index, sources, random),
  );
  const verified = sources.reviews.filter(({ origin, productId }) => origin === 'verified' && productId === null);
  const written = verified
    .slice(-(MERCHANT_ORDERS - waiting.length))
    .map((review) => writtenOrder(review, sources, random));
  return [...written, ...waiting].sort((a, b) => a.purchasedAt.getTime() - b.purchasedAt.getTime());
}

/** The order behind a review, computed backwards from the time of writing. */
function writtenOrder(review: DemoReview, { company, reviews }: Sources, random: Random): DemoOrder {
  const thinking = random.chance(0.7) ? random.int(3 * MINUTE, 10 * HOUR) : random.int(10 * HOUR, 40 * HOUR);
  const sentAt = lastInWindow(new Date(review.submittedAt.getTime() - thinking), company.timeZone);
  const ordered = reviews.flatMap(({ submissionId, productId }) =>
    submissionId === review.submissionId && productId ? [productId] : [],
  );
  const openedAt = new Date(review.submittedAt.getTime() - random.int(MINUTE, 3 * MINUTE));
  return order(
    {
      reference: review.orderReference ?? '',
      purchasedAt: purchaseBefore(sentAt, random),
      language: review.language,
      customerName: review.authorName,
      productIds: ordered,
      submissionId: review.submissionId,
    },
    {
      state: 'completed',
      dueAt: sentAt,
      sentAt,
      completedAt: review.submittedAt,
      openedAt: openedAt > sentAt ? openedAt : sentAt,
    },
    company,
    random,
  );
}

function waitingOrder(
  state: InvitationState,
  index: number,
  { company, products, now }: Sources,
  random: Random,
): DemoOrder {
  // Scheduled ones are due a day from now at the earliest: nothing is mailed while the demo is first looked at.
  const age = state === 'scheduled' ? random.int(HOUR, 5 * DAY) : random.int(9 * DAY, 70 * DAY);
  const purchasedAt = new Date(now.getTime() - age);
  const dueAt = dueAtOf(purchasedAt, { delayDays: DELAY_DAYS, ...WINDOW }, company.timeZone, purchasedAt);
  const language = random.chance(0.94) ? company.language : 'en';
  const customerName = new Writer(PHRASE_STOCKS[language], language, random).author(
    random.chance(0.55) ? 'female' : 'male',
  );
  const sentAt = state === 'sent' ? dueAt : null;
  return order(
    {
      reference: `N${100_000 + index * 37 + random.int(0, 36)}`,
      purchasedAt,
      language,
      customerName,
      productIds: random.sample(products, random.int(1, 2)).map(({ id }) => id),
      submissionId: null,
    },
    {
      state,
      dueAt,
      sentAt,
      completedAt: null,
      openedAt: sentAt && random.chance(0.4) ? new Date(sentAt.getTime() + random.int(5 * MINUTE, 9 * HOUR)) : null,
    },
    company,
    random,
  );
}

interface Course {
  state: InvitationState;
  dueAt: Date;
  sentAt: Date | null;
  completedAt: Date | null;
  openedAt: Date | null;
}

function order(
  facts: Omit<DemoOrder, 'id' | 'createdAt' | 'email' | 'invitation'>,
  { openedAt, ...course }: Course,
  company: DemoCompany,
  random: Random,
): DemoOrder {
  const createdAt = new Date(facts.purchasedAt.getTime() + random.int(2, 40) * MINUTE);
  const mailbox = slugify(facts.customerName, company.country) || 'customer';
  const event = (type: DemoInvitationEvent['type'], at: Date): DemoInvitationEvent => ({
    id: demoId(random, at),
    type,
    at,
  });
  const { state, dueAt, sentAt, completedAt } = course;
  const events = [event('created', createdAt)];
  if (state !== 'scheduled') events.push(event('queued', dueAt));
  if (sentAt) events.push(event('sent', sentAt));
  if (openedAt) events.push(event('opened', openedAt));
  if (completedAt) events.push(event('clicked', openedAt ?? completedAt), event('completed', completedAt));
  if (state === 'bounced' || state === 'opted_out' || state === 'cancelled')
    events.push(event(state, new Date(dueAt.getTime() + 2000)));
  return {
    ...facts,
    id: demoId(random, createdAt),
    createdAt,
    email: `${mailbox}${random.int(10, 9999)}@customer.example`,
    invitation: {
      id: demoId(random, createdAt),
      ...course,
      expiresAt: sentAt && linkExpiry(sentAt),
      events,
    },
  };
}

function purchaseBefore(sentAt: Date, random: Random): Date {
  return new Date(sentAt.getTime() - DELAY_DAYS * DAY - random.int(0, 11) * HOUR - random.int(1, 59) * MINUTE);
}

/** `at`, or the last quarter of an hour of the window before it. */
function lastInWindow(at: Date, zone: string): Date {
  const local = DateTime.fromJSDate(at, { zone });
  if (local.hour >= WINDOW.windowStart && local.hour < WINDOW.windowEnd) return at;
  const day = local.hour < WINDOW.windowStart ? local.minus({ days: 1 }) : local;
  return day
    .startOf('day')
    .set({ hour: WINDOW.windowEnd - 1, minute: 45 })
    .toJSDate();
}
