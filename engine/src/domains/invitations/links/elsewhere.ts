import type { InvitedElsewhere } from '@app/contracts/inviting/splitter';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { assertNotBlocked, companyById } from '../../companies/public.ts';
import { elsewhereOf } from '../../splitter/public.ts';
import { assertWritable, invitationByToken, recordClicked } from './invitation-links.ts';

/**
 * The other site that was drawn for an invitation. Looking at it changes nothing: our form stays open with the same link.
 * @throws TokenInvalid, InvitationUsed, InvitationExpired, InvitationCancelled, CompanyBlocked
 */
export async function openElsewhere(ctx: RequestContext, token: string): Promise<InvitedElsewhere> {
  const invitation = await invitationByToken(ctx, ctx.db.queries, token);
  assertWritable(invitation, await ctx.db.tx((tx) => ctx.clock.now(tx)));
  const company = await companyById(ctx.db.queries, invitation.companyId);
  if (!company) throw new TokenInvalid();
  assertNotBlocked(company);
  await recordClicked(ctx, invitation);
  return {
    company: { slug: company.slug, name: company.name },
    elsewhere: await elsewhereOf(ctx.db.queries, company.id, invitation.elsewhereId),
  };
}
