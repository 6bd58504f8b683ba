import { and, count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Grade, Locale } from '@app/contracts/common';
import { DateTime } from 'luxon';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import type { MailResult, OutgoingMail } from '../../platform/mail/mailer.ts';
import { mailDeliveries } from '../../platform/schema.ts';
import { returnInvitations, subscriptionOf, takeInvitations } from '../billing/public.ts';
import { companyById, startCooperation } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { invitationMail } from './mails/invitation.tsx';
import { LINK_DAYS, decideSending, linkExpiry, retryAt } from './model.ts';
import * as configs from './config-repo.ts';
import { isOptedOut } from './opt-outs.ts';
import * as repo from './repo.ts';

const CLAIM = 500;
const EXPIRE = 1000;
const GRADES: Grade[] = [1, 2, 3, 4, 5];

/** Hands due invitations to the mail queue. @returns how many. */
export async function sweepDue(app: AppContext): Promise<number> {
  return app.db.tx(async (tx) => {
    const ids = await repo.claimDue(tx, CLAIM);
    await app.outbox.addAll(
      tx,
      sendInvitation,
      ids.map((invitationId) => ({ invitationId })),
    );
    return ids.length;
  });
}

/** Releases invitations over a limit that has room again, oldest first. */
export async function sweepOverLimit(app: AppContext): Promise<number> {
  let released = 0;
  for (const companyId of await repo.companiesOverLimit(app.db.read)) {
    try {
      released += await app.db.tx((tx) => release(app, tx, companyId));
    } catch (error) {
      // One company's trouble is not the others'.
      app.log.error({ err: error, companyId }, 'releasing invitations failed');
    }
  }
  return released;
}

async function release(app: AppContext, tx: Tx, companyId: string): Promise<number> {
  const company = await companyById(tx, companyId);
  if (!company) return 0;
  // Taken here and counted at once: whatever is released may also be sent.
  const room = await takeInvitations(app, tx, company, CLAIM);
  const freed = await repo.releaseOverLimit(tx, companyId, room, await app.clock.now(tx));
  await returnInvitations(app, tx, company, room - freed);
  return freed;
}

/** Ends invitations whose link has run out. */
export async function sweepExpired(app: AppContext): Promise<number> {
  return app.db.tx(async (tx) => repo.expireSent(tx, await app.clock.now(tx), EXPIRE));
}

/**
 * Mails one invitation: at least once, with a Message-ID that stays the same, so that a second copy after a crash is
 * known as one. Everything is decided in the transaction before, at the moment of sending.
 */
export const sendInvitation = defineJob({
  name: 'invitations.send',
  queue: 'mail',
  data: z.object({ invitationId: Id }),
  async run(app, { invitationId }) {
    const mail = await app.db.tx((tx) => prepare(app, tx, invitationId));
    if (!mail) return;
    const result = await app.mailer.send(mail);
    await app.db.tx((tx) => settle(app, tx, invitationId, mail.messageId, result));
  },
});

async function prepare(app: AppContext, tx: Tx, invitationId: string): Promise<OutgoingMail | undefined> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (invitation?.state !== 'scheduled') return undefined;
  const now = await app.clock.now(tx);
  const company = await companyById(tx, invitation.companyId);
  const config = await configs.configById(tx, invitation.companyId, invitation.configId);
  const order = await repo.orderOf(tx, invitation);
  if (!company || !config || !order?.email) {
    await end(tx, invitation, 'cancelled', now, 'address_erased');
    return undefined;
  }
  const optedOut = await isOptedOut(app, tx, company.id, order.email);
  const decision = decideSending(
    { ...config, companyState: company.state, configActive: config.active, optedOut, zone: company.timeZone },
    now,
  );
  if (decision.act === 'end') {
    await end(tx, invitation, decision.state, now, decision.reason);
    return undefined;
  }
  if (decision.act === 'postpone') {
    await repo.saveInvitation(tx, invitation.id, { dueAt: decision.until, queuedAt: null });
    await repo.addEvents(tx, [invitation], 'postponed', now);
    return undefined;
  }
  if ((await subscriptionOf(app, tx, company)).state === 'suspended') {
    await keepForLater(tx, invitation, now);
    return undefined;
  }
  if (!invitation.countedAt) {
    if ((await takeInvitations(app, tx, company, 1)) === 0) {
      await keepForLater(tx, invitation, now);
      return undefined;
    }
    await repo.saveInvitation(tx, invitation.id, { countedAt: now });
  }
  return compose(app, company, config, invitation, { email: order.email, name: order.name, orderRef: order.orderRef });
}

function compose(
  app: AppContext,
  company: Company,
  config: configs.ConfigRow,
  invitation: repo.Invitation,
  order: { email: string; name: string | null; orderRef: string },
): OutgoingMail {
  const locale = invitation.language as Locale;
  const token = app.tokens.derive('invitation', invitation.id, invitation.tokenVersion);
  const optOut = app.tokens.derive('opt-out', invitation.id);
  const url = (path: string) => app.config.PUBLIC_URL + localePath(locale, path);
  const formUrl = url(`/invitation/${company.slug}/edit/${token}`);
  return {
    to: { address: order.email, name: order.name },
    senderName: config.senderName,
    locale,
    messageId: `invitation.${invitation.id}@${new URL(app.config.PUBLIC_URL).hostname}`,
    oneClickUrl: `${app.config.PUBLIC_URL}/api/v1/opt-outs/${optOut}/one-click`,
    mail: invitationMail.with({
      companyName: company.name,
      senderName: config.senderName,
      customerName: order.name,
      orderReference: order.orderRef,
      symbol: config.symbol,
      gradeUrls: GRADES.map((grade) => `${formUrl}?grade=${grade}`),
      formUrl,
      optOutUrl: url(`/invitation/optout/${company.slug}/${optOut}`),
      daysValid: LINK_DAYS,
    }),
  };
}

async function end(
  tx: Tx,
  invitation: repo.Invitation,
  state: 'opted_out' | 'cancelled',
  now: Date,
  reason: string,
): Promise<void> {
  await repo.saveInvitation(tx, invitation.id, { state });
  await repo.addEvents(tx, [invitation], state, now, { reason });
}

/** Kept until the limit or the subscription has room again; see `sweepOverLimit`. */
async function keepForLater(tx: Tx, invitation: repo.Invitation, now: Date): Promise<void> {
  await repo.saveInvitation(tx, invitation.id, { state: 'over_limit', queuedAt: null });
  await repo.addEvents(tx, [invitation], 'over_limit', now);
}

/** Writes down what became of the mail. */
async function settle(
  app: AppContext,
  tx: Tx,
  invitationId: string,
  messageId: string,
  result: MailResult,
): Promise<void> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (!invitation) return;
  const now = await app.clock.now(tx);
  await tx.insert(mailDeliveries).values({
    id: newId(),
    companyId: invitation.companyId,
    mail: invitationMail.key,
    subjectId: invitationId,
    messageId,
    outcome: result.deferred ? 'deferred' : result.outcome,
    answer: result.answer?.slice(0, 500) ?? null,
    at: now,
  });
  // Meanwhile completed or opted out: the mail went, the state has moved on.
  if (invitation.state !== 'scheduled') return;
  if (result.outcome === 'delivered') {
    await repo.saveInvitation(tx, invitationId, { state: 'sent', sentAt: now, expiresAt: linkExpiry(now) });
    await repo.addEvents(tx, [invitation], 'sent', now);
    const company = await companyById(tx, invitation.companyId);
    if (company && !company.withUsSince) {
      await startCooperation(tx, company.id, DateTime.fromJSDate(now, { zone: company.timeZone }).toISODate() ?? '');
    }
    return;
  }
  const again = result.outcome === 'retry' ? await nextTry(tx, invitationId, result, now) : null;
  if (again) {
    await repo.saveInvitation(tx, invitationId, { dueAt: again, queuedAt: null });
    await repo.addEvents(tx, [invitation], 'postponed', now, { reason: 'mail_server' });
  } else {
    await repo.saveInvitation(tx, invitationId, { state: 'bounced' });
    await repo.addEvents(tx, [invitation], 'bounced', now);
  }
}

/** Our own outage says nothing of the address: only what the server said of this recipient is counted. */
async function nextTry(tx: Tx, invitationId: string, result: MailResult, now: Date): Promise<Date | null> {
  if (!result.deferred) return retryAt(1, now);
  const [row] = await tx
    .select({ tries: count() })
    .from(mailDeliveries)
    .where(and(eq(mailDeliveries.subjectId, invitationId), eq(mailDeliveries.outcome, 'deferred')));
  return retryAt(row?.tries ?? 1, now);
}
