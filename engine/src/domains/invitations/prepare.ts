import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { subscriptionOf, takeInvitations } from '../billing/public.ts';
import { companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { compose } from './compose.ts';
import type { Message } from './compose.ts';
import * as configs from './config-repo.ts';
import { act } from './life.ts';
import { heldBack } from './new-senders.ts';
import type { Held } from './new-senders.ts';
import { isOptedOut } from './opt-outs.ts';
import { takeRecipient } from './recipient-limit.ts';
import * as repo from './repo.ts';
import { settleInvitation } from './settle.ts';
import { decideReminder, decideSending, nextInWindow, reminderAt } from './timing.ts';
import type { SendingFacts } from './timing.ts';

const HOUR_MS = 3600 * 1000;
/** Providers that know a message by its id remember it for a day. */
const REMEMBERED_MS = 20 * HOUR_MS;

interface Ready {
  company: Company;
  config: configs.ConfigRow;
  order: NonNullable<Awaited<ReturnType<typeof repo.orderOf>>>;
  facts: SendingFacts;
}

/** What sending needs to know; undefined when there is nobody to send to any more. */
async function readyOf(app: AppContext, tx: Tx, invitation: repo.Invitation): Promise<Ready | undefined> {
  const company = await companyById(tx, invitation.companyId);
  const config = await configs.configById(tx, invitation.companyId, invitation.configId);
  const order = await repo.orderOf(tx, invitation);
  if (!company || !config || !order) return undefined;
  if (config.channel === 'sms' ? order.phone === null : order.email === null) return undefined;
  const { delayDays, windowStart, windowEnd } = config;
  return {
    ...{ company, config, order },
    facts: {
      ...{ delayDays, windowStart, windowEnd, companyState: company.state, configActive: config.active },
      optedOut: await isOptedOut(app, tx, company.id, order),
      channelMissing: config.channel === 'sms' && app.sms === null,
      zone: company.timeZone,
    },
  };
}

/** Decides at the moment of sending whether this invitation goes. @returns what to send, if anything. */
export async function prepareInvitation(app: AppContext, tx: Tx, invitationId: string): Promise<Message | undefined> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (invitation?.state !== 'scheduled') return undefined;
  const now = await app.clock.now(tx);
  const ready = await readyOf(app, tx, invitation);
  if (!ready) {
    await act(app, tx, invitation, 'cancel', { data: { reason: 'address_erased' } });
    return undefined;
  }
  const { company, config } = ready;
  const decision = decideSending(ready.facts, now);
  if (decision.act === 'end') {
    await act(app, tx, invitation, decision.command, { data: { reason: decision.reason } });
    return undefined;
  }
  if (decision.act === 'postpone') {
    await act(app, tx, invitation, 'postpone', { change: { dueAt: decision.until, queuedAt: null } });
    return undefined;
  }
  if ((await subscriptionOf(app, tx, company)).state === 'suspended') return keepForLater(app, tx, invitation);
  const held = await heldBack(app, tx, company, { message: invitation.id, behindKept: invitation.countedAt === null });
  if (held) return keepForLater(app, tx, invitation, held);
  const until = await takeRecipient(app, tx, ready.order, { companyId: company.id, message: invitation.id });
  if (until) {
    await act(app, tx, invitation, 'postpone', {
      change: { dueAt: until, queuedAt: null },
      data: { reason: 'recipient_limit' },
    });
    return undefined;
  }
  if (!invitation.countedAt) {
    if ((await takeInvitations(app, tx, company, 1)) === 0) return keepForLater(app, tx, invitation);
    await repo.saveInvitation(tx, invitation.id, { countedAt: now });
  }
  if (config.channel === 'sms' && !(await mayAttempt(app, tx, invitation, now))) return undefined;
  return compose(app, { ...ready, invitation, reminder: null, now });
}

/** Kept until the month, the subscription or the sender's day has room again; see `sweepOverLimit`. */
async function keepForLater(app: AppContext, tx: Tx, invitation: repo.Invitation, reason?: Held): Promise<undefined> {
  await act(app, tx, invitation, 'keep_for_later', { change: { queuedAt: null }, ...(reason && { data: { reason } }) });
}

/**
 * Notes that a text message is about to go. One whose last try ended nobody knows how goes again only where the
 * provider still knows it by its id; elsewhere it counts as sent.
 */
async function mayAttempt(app: AppContext, tx: Tx, invitation: repo.Invitation, now: Date): Promise<boolean> {
  const { attemptedAt } = invitation;
  if (attemptedAt === null) {
    await repo.saveInvitation(tx, invitation.id, { attemptedAt: now });
    return true;
  }
  if (app.sms?.sendsOnce && now.getTime() - attemptedAt.getTime() < REMEMBERED_MS) return true;
  await settleInvitation(app, tx, invitation.id, {
    end: 'unknown',
    deferred: false,
    mail: 'sms',
    messageId: invitation.id,
  });
  return false;
}

/**
 * Decides whether this reminder goes, and marks it as gone before it does: at most once, whatever happens then.
 * @returns what to send, if anything.
 */
export async function prepareReminder(
  app: AppContext,
  tx: Tx,
  invitationId: string,
  number: number,
): Promise<Message | undefined> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  // Marked already by a run before this one.
  if (!invitation || invitation.remindersSent !== number - 1) return undefined;
  const now = await app.clock.now(tx);
  const ready = await readyOf(app, tx, invitation);
  const decision = ready
    ? decideReminder(
        {
          ...ready.facts,
          ...{ state: invitation.state, remindersSent: invitation.remindersSent, expiresAt: invitation.expiresAt },
          reminders: ready.config.reminders,
          suspended: (await subscriptionOf(app, tx, ready.company)).state === 'suspended',
        },
        now,
      )
    : ({ act: 'drop' } as const);
  if (!ready || decision.act === 'drop') {
    await repo.saveInvitation(tx, invitation.id, { nextReminderAt: null, queuedAt: null });
    return undefined;
  }
  if (decision.act === 'postpone') {
    await repo.saveInvitation(tx, invitation.id, { nextReminderAt: decision.until, queuedAt: null });
    return undefined;
  }
  const { config, company } = ready;
  const message = `${invitation.id} ${number}`;
  if (await heldBack(app, tx, company, { message })) {
    const later = nextInWindow(new Date(now.getTime() + HOUR_MS), config, company.timeZone);
    await repo.saveInvitation(tx, invitation.id, { nextReminderAt: later, queuedAt: null });
    return undefined;
  }
  const until = await takeRecipient(app, tx, ready.order, { companyId: company.id, message });
  if (until) {
    await repo.saveInvitation(tx, invitation.id, { nextReminderAt: until, queuedAt: null });
    return undefined;
  }
  const next = number < config.reminders ? reminderAt(now, config.reminderDays, config, company.timeZone) : null;
  await act(app, tx, invitation, 'remind', {
    change: { remindersSent: number, nextReminderAt: next, queuedAt: null },
    data: { number },
  });
  return compose(app, { ...ready, invitation, reminder: number, now });
}
