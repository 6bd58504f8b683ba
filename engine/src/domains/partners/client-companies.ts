import { and, eq } from 'drizzle-orm';
import type { AddedCompany } from '@app/contracts/accounts';
import type { Locale } from '@app/contracts/common';
import type { InviteOwner, NewClientCompany } from '@app/contracts/partners/partners';
import { NotFound, NotSignedIn, ValidationFailed, domainError } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import { withIdempotency } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { userById } from '../accounts/public.ts';
import { createCompany, lockCompany, ownerOf } from '../companies/public.ts';
import { inviteOwner } from '../team/public.ts';
import { callingPartner } from './repo.ts';
import { referrals } from './schema.ts';

/** Staff have blocked the partner: it brings no clients. */
export class PartnerBlocked extends domainError('partner_blocked', 403) {}

async function callerOf(ctx: RequestContext) {
  const partner = await callingPartner(ctx);
  if (partner.blockedAt) throw new PartnerBlocked();
  const user = partner.userId === null ? undefined : await userById(ctx.db.queries, partner.userId);
  if (!user) throw new NotSignedIn();
  return { partner, user };
}

/** @throws ValidationFailed for the partner’s own address */
function assertOther(clientEmail: string, own: string): void {
  if (clientEmail.toLowerCase() === own) throw new ValidationFailed({}, [{ path: 'clientEmail', code: 'invalid' }]);
}

/** Creates a company for a client, who is invited to take it over; until then the partner owns it. */
export async function createClientCompany(ctx: RequestContext, input: NewClientCompany): Promise<AddedCompany> {
  const { partner, user } = await callerOf(ctx);
  const { company, clientEmail } = input;
  assertOther(clientEmail, user.email);
  await ctx.throttle.consume('clientCompany', partner.id);
  await ctx.throttle.consume('teamInviteToAddress', clientEmail.toLowerCase());
  return ctx.db.tx((tx) =>
    withIdempotency(tx, { scope: `partner-companies:${partner.id}`, key: ctx.idempotencyKey, input }, async () => {
      const locale = user.locale as Locale;
      const added = await createCompany(ctx, tx, { userId: user.id, email: user.email, locale, company });
      const since = await ctx.clock.now(tx);
      await tx
        .insert(referrals)
        .values({ companyId: added.id, partnerId: partner.id, source: 'created', state: 'active', since });
      await audit(ctx, tx, 'company.added', added.id, {}, added.id);
      await inviteOwner(ctx, tx, { companyId: added.id, email: clientEmail, invitedBy: user.id });
      return added;
    }),
  );
}

/** Invites somebody to take over a company that the partner still owns. @throws NotFound for any other */
export async function inviteClient(
  ctx: RequestContext,
  companyId: string,
  { clientEmail }: InviteOwner,
): Promise<void> {
  const { partner, user } = await callerOf(ctx);
  assertOther(clientEmail, user.email);
  await ctx.db.tx(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const [created] = await tx
      .select({ id: referrals.companyId })
      .from(referrals)
      .where(
        and(eq(referrals.companyId, companyId), eq(referrals.partnerId, partner.id), eq(referrals.source, 'created')),
      );
    if (!company || !created || (await ownerOf(tx, companyId)) !== user.id) throw new NotFound();
    await ctx.throttle.consume('teamInviteToAddress', clientEmail.toLowerCase());
    await inviteOwner(ctx, tx, { companyId, email: clientEmail, invitedBy: user.id });
  });
}
