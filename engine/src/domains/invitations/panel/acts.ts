import { DateTime } from 'luxon';
import type { InvitationLimits, SendingNow } from '@app/contracts/inviting/invitation-list';
import { NotFound, domainError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { messagesLeft, returnInvitations, sentThisMonth, subscriptionOf } from '../../billing/public.ts';
import { CompanyNotFound, companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { configById } from '../configs/repo.ts';
import { sendingToday } from '../limits/new-senders.ts';
import { marketOf } from '../orders/market.ts';
import * as repo from '../repo.ts';
import { nextInWindow } from '../scheduling/timing.ts';
import { transitionInvitation } from '../transition.ts';
import { countAwaitingMessages, countByState } from './list-repo.ts';

/** Its configuration is switched off, so nothing is sent by it. */
export class ConfigInactive extends domainError('invitation_config_inactive', 409) {}

/** Cancels an invitation that has not been sent. @throws NotFound, InvitationActRefused */
export async function cancelInvitation(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const invitation = await repo.lockOwnInvitation(tx, companyId, id);
    if (!invitation) throw new NotFound();
    // Idempotent.
    if (invitation.state === 'cancelled') return;
    await transitionInvitation(ctx, tx, invitation, 'cancel', {
      change: { queuedAt: null },
      data: { reason: 'by_company' },
    });
    await audit(ctx, tx, 'invitation.cancelled', id);
    // Counted against the month, but not handed to the queue: give it back.
    const company = invitation.countedAt && !invitation.queuedAt ? await companyById(tx, companyId) : undefined;
    if (company) await returnInvitations(ctx, tx, company, 1);
  });
}

/**
 * Makes a scheduled invitation due now, or at the start of the next sending hours. Limits are taken into account when it
 * is sent; `waits` says which of them it will meet. @throws NotFound, InvitationActRefused, ConfigInactive
 */
export async function sendInvitationNow(ctx: RequestContext, companyId: string, id: string): Promise<SendingNow> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const invitation = await repo.lockOwnInvitation(tx, companyId, id);
    const company = await companyById(tx, companyId);
    const config = invitation && (await configById(tx, companyId, invitation.configId));
    if (!invitation || !company || !config) throw new NotFound();
    if (invitation.state === 'scheduled' && !config.active) throw new ConfigInactive({ name: config.name });
    const now = await ctx.clock.now(tx);
    const zone = (await marketOf(tx, invitation))?.timeZone ?? company.timeZone;
    const next = nextInWindow(now, config, zone);
    const dueAt = next < invitation.dueAt ? next : invitation.dueAt;
    await transitionInvitation(ctx, tx, invitation, 'advance', { change: { dueAt } });
    await audit(ctx, tx, 'invitation.advanced', id);
    const limits = await limitsOf(ctx, tx, company);
    const { month, day, kept } = limits;
    // Counted already, it is past the month's limit.
    const overMonth = !invitation.countedAt && month.limit !== null && month.sent >= month.limit;
    const overDay = day !== null && (day.sent >= day.allowance || (kept > 0 && !invitation.countedAt));
    const waits = overMonth ? 'month' : overDay ? 'day' : dueAt > now ? 'hours' : null;
    return { dueAt: dueAt.toISOString(), waits };
  });
}

/** What the company may still send. @throws CompanyNotFound */
export async function invitationLimits(ctx: RequestContext, companyId: string): Promise<InvitationLimits> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    return limitsOf(ctx, tx, company);
  });
}

async function limitsOf(app: AppContext, tx: Tx, company: Company): Promise<InvitationLimits> {
  const subscription = await subscriptionOf(app, tx, company);
  const now = DateTime.fromJSDate(await app.clock.now(tx), { zone: company.timeZone });
  const states = await countByState(tx, company.id);
  const awaiting = await countAwaitingMessages(tx, company.id);
  const renewsAt = now.startOf('month').plus({ months: 1 }).toJSDate().toISOString();
  return {
    month: { sent: await sentThisMonth(app, tx, company), limit: subscription.monthlyInvitations, renewsAt },
    kept: (states.get('over_limit') ?? 0) - awaiting,
    textMessages: app.sms || awaiting > 0 ? { left: await messagesLeft(tx, company.id), awaiting } : null,
    day: await sendingToday(app, tx, company),
    stopped:
      subscription.state === 'suspended'
        ? 'suspended'
        : company.sendingStoppedAt
          ? 'stopped'
          : company.state === 'unlisted'
            ? 'unlisted'
            : null,
  };
}
