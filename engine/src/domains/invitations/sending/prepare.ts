import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { subscriptionOf, takeInvitations } from '../../billing/public.ts';
import { companyById, verifiedDomain } from '../../companies/public.ts';
import { isAtDomain, marketById } from '../../markets/public.ts';
import type { Market } from '../../markets/public.ts';
import { notifyLater } from '../../notifications/public.ts';
import { elsewhereOf } from '../../splitter/public.ts';
import type { Company } from '../../companies/public.ts';
import { affordMessage } from './afford.ts';
import { drawOnce } from './draw-once.ts';
import type { Message } from './compose.ts';
import * as configs from '../configs/repo.ts';
import { transitionInvitation } from '../transition.ts';
import { holdReason } from '../limits/new-senders.ts';
import type { HoldReason } from '../limits/new-senders.ts';
import { isOptedOut } from '../opt-outs/service.ts';
import { takeRecipientQuota } from '../limits/recipient-limit.ts';
import * as repo from '../repo.ts';
import { recordInvitationOutcome } from './record-outcome.ts';
import { decideReminder, decideSending, nextInWindow, reminderAt } from '../scheduling/timing.ts';
import type { SendingFacts } from '../scheduling/timing.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Providers that deduplicate by message id do so for a day. */
const SMS_DEDUPLICATION_MS = 20 * HOUR_MS;

interface SendingContext {
  company: Company;
  config: configs.ConfigRow;
  /** The website that the message names: of the order's market, where it is shown to be the company's own. */
  website: string | null;
  order: NonNullable<Awaited<ReturnType<typeof repo.orderOf>>>;
  facts: SendingFacts;
}

/** What sending needs; undefined if there is no recipient any more. */
async function loadSendingContext(
  app: AppContext,
  tx: Tx,
  invitation: repo.Invitation,
): Promise<SendingContext | undefined> {
  const company = await companyById(tx, invitation.companyId);
  const config = await configs.configById(tx, invitation.companyId, invitation.configId);
  const order = await repo.orderOf(tx, invitation);
  if (!company || !config || !order) return undefined;
  if (config.channel === 'sms' ? order.phone === null : order.email === null) return undefined;
  const market = order.marketId === null ? undefined : await marketById(tx, order.marketId);
  const { delayDays, windowStart, windowEnd } = config;
  return {
    company,
    config,
    website: market ? await ownWebsite(tx, market) : null,
    order,
    facts: {
      delayDays,
      windowStart,
      windowEnd,
      companyState: company.state,
      configActive: config.active,
      optedOut: await isOptedOut(app, tx, company.id, order),
      channelMissing: config.channel === 'sms' && app.sms === null,
      zone: market?.timeZone ?? company.timeZone,
    },
  };
}

/** A mail names no website that could be somebody else's. */
async function ownWebsite(tx: Tx, { companyId, website, place }: Market): Promise<string | null> {
  return isAtDomain(website, await verifiedDomain(tx, companyId)) ? place : null;
}

/** Decides at the moment of sending whether to send the invitation. @returns the message, if any */
export async function prepareInvitation(app: AppContext, tx: Tx, invitationId: string): Promise<Message | undefined> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (invitation?.state !== 'scheduled') return undefined;
  const now = await app.clock.now(tx);
  const context = await loadSendingContext(app, tx, invitation);
  if (!context) {
    await transitionInvitation(app, tx, invitation, 'cancel', { data: { reason: 'address_erased' } });
    return undefined;
  }
  const { company, config } = context;
  const decision = decideSending(context.facts, now);
  if (decision.action === 'end') {
    await transitionInvitation(app, tx, invitation, decision.command, { data: { reason: decision.reason } });
    return undefined;
  }
  if (decision.action === 'postpone') {
    await transitionInvitation(app, tx, invitation, 'postpone', { change: { dueAt: decision.until, queuedAt: null } });
    return undefined;
  }
  if ((await subscriptionOf(app, tx, company)).state === 'suspended')
    return keepForLater(app, tx, invitation, 'suspended');
  const held = await holdReason(app, tx, company, {
    message: invitation.id,
    behindKept: invitation.countedAt === null,
  });
  if (held) return keepForLater(app, tx, invitation, held);
  const until = await takeRecipientQuota(app, tx, context.order, { companyId: company.id, message: invitation.id });
  if (until) {
    await transitionInvitation(app, tx, invitation, 'postpone', {
      change: { dueAt: until, queuedAt: null },
      data: { reason: 'recipient_limit' },
    });
    return undefined;
  }
  if (!invitation.countedAt) {
    if ((await takeInvitations(app, tx, company, 1)) === 0) return keepForLater(app, tx, invitation, 'month');
    await repo.saveInvitation(tx, invitation.id, { countedAt: now });
  }
  const elsewhere = await drawOnce(app, tx, invitation, now);
  const parts = { ...context, invitation, elsewhere, reminder: null, now };
  const { message, partsNeeded } = await affordMessage(app, tx, parts);
  if (!message) return keepForLater(app, tx, invitation, 'text_messages', partsNeeded);
  if (message.channel === 'sms') return (await tryStartAttempt(app, tx, invitation, now)) ? message : undefined;
  if (config.channel === 'sms') await repo.saveInvitation(tx, invitation.id, { byEmail: true });
  return message;
}

/**
 * Keeps the invitation until the month, the subscription or the day has room again, or the company has text messages;
 * see `sweepOverLimit`.
 */
async function keepForLater(
  app: AppContext,
  tx: Tx,
  invitation: repo.Invitation,
  reason: HoldReason | 'suspended' | 'month' | 'text_messages',
  partsNeeded: number | null = null,
): Promise<undefined> {
  await transitionInvitation(app, tx, invitation, 'keep_for_later', {
    change: { queuedAt: null, partsNeeded },
    data: { reason },
  });
  if (reason !== 'month') return;
  const { companyId } = invitation;
  const month = (await app.clock.now(tx)).toISOString().slice(0, 7);
  await notifyLater(app, tx, { companyId, kind: 'limit_reached', subjectId: null, key: month });
}

/**
 * Records that a text message is about to be sent. After an attempt with unknown outcome it is sent again only if the
 * provider deduplicates by id; otherwise it counts as sent.
 * @returns whether to send
 */
async function tryStartAttempt(app: AppContext, tx: Tx, invitation: repo.Invitation, now: Date): Promise<boolean> {
  const { attemptedAt } = invitation;
  if (attemptedAt === null) {
    await repo.saveInvitation(tx, invitation.id, { attemptedAt: now });
    return true;
  }
  if (app.sms?.deduplicates && now.getTime() - attemptedAt.getTime() < SMS_DEDUPLICATION_MS) return true;
  await recordInvitationOutcome(app, tx, invitation.id, {
    end: 'unknown',
    deferred: false,
    mail: 'sms',
    messageId: invitation.id,
  });
  return false;
}

/**
 * Decides whether to send the reminder, and marks it as sent beforehand, so that it is sent at most once.
 * @returns the message, if any
 */
export async function prepareReminder(
  app: AppContext,
  tx: Tx,
  invitationId: string,
  number: number,
): Promise<Message | undefined> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  // Marked by an earlier run.
  if (!invitation || invitation.remindersSent !== number - 1) return undefined;
  const now = await app.clock.now(tx);
  const context = await loadSendingContext(app, tx, invitation);
  const decision = context
    ? decideReminder(
        {
          ...context.facts,
          state: invitation.state,
          remindersSent: invitation.remindersSent,
          expiresAt: invitation.expiresAt,
          reminders: context.config.reminders,
          suspended: (await subscriptionOf(app, tx, context.company)).state === 'suspended',
        },
        now,
      )
    : ({ action: 'drop' } as const);
  if (!context || decision.action === 'drop') {
    await repo.saveInvitation(tx, invitation.id, { nextReminderAt: null, queuedAt: null });
    return undefined;
  }
  if (decision.action === 'postpone') {
    await repo.saveInvitation(tx, invitation.id, { nextReminderAt: decision.until, queuedAt: null });
    return undefined;
  }
  const { config, company } = context;
  const { zone } = context.facts;
  const message = `${invitation.id} ${number}`;
  if (await holdReason(app, tx, company, { message })) {
    const later = nextInWindow(new Date(now.getTime() + HOUR_MS), config, zone);
    await repo.saveInvitation(tx, invitation.id, { nextReminderAt: later, queuedAt: null });
    return undefined;
  }
  const until = await takeRecipientQuota(app, tx, context.order, { companyId: company.id, message });
  if (until) {
    await repo.saveInvitation(tx, invitation.id, { nextReminderAt: until, queuedAt: null });
    return undefined;
  }
  const elsewhere = await elsewhereOf(tx, company.id, invitation.elsewhereId);
  const parts = { ...context, invitation, elsewhere, reminder: number, now };
  const { message: ready } = await affordMessage(app, tx, parts);
  if (!ready) {
    const later = nextInWindow(new Date(now.getTime() + DAY_MS), config, zone);
    await repo.saveInvitation(tx, invitation.id, { nextReminderAt: later, queuedAt: null });
    return undefined;
  }
  const next = number < config.reminders ? reminderAt(now, config.reminderDays, config, zone) : null;
  await transitionInvitation(app, tx, invitation, 'remind', {
    change: { remindersSent: number, nextReminderAt: next, queuedAt: null },
    data: { number },
  });
  return ready;
}
