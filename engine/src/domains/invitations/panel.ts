import type { InvitationPage, InvitationRow } from '@app/contracts/invitations';
import type { Locale } from '@app/contracts/common';
import { NotFound } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { RequestContext } from '../../platform/route.ts';
import { returnInvitations } from '../billing/public.ts';
import { companyById } from '../companies/public.ts';
import { act } from './life.ts';
import { listInvitations as invitationsOf } from './list-repo.ts';
import { allows } from './model.ts';
import * as repo from './repo.ts';

export async function listInvitations(
  ctx: RequestContext,
  companyId: string,
  { state, cursor, limit }: { state?: InvitationRow['state'] | undefined; cursor?: string | undefined; limit: number },
): Promise<InvitationPage> {
  const rows = await ctx.db.tenantTx(companyId, (tx) =>
    invitationsOf(tx, companyId, {
      state,
      before: cursor === undefined ? undefined : decodeCursor(cursor).id,
      limit: limit + 1,
    }),
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(({ email, dueAt, sentAt, completedAt, language, ...row }) => ({
      ...row,
      email: email ?? '',
      language: language as Locale,
      dueAt: dueAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
      completedAt: completedAt?.toISOString() ?? null,
      mayCancel: allows(row.state, 'cancel'),
    })),
    nextCursor: rows.length > limit && last ? encodeCursor({ at: last.dueAt, id: last.id }) : null,
  };
}

/** Takes back an invitation that has not been sent. @throws NotFound, InvitationActRefused */
export async function cancelInvitation(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const invitation = await repo.lockOwnInvitation(tx, companyId, id);
    if (!invitation) throw new NotFound();
    // Its order was taken back twice: said twice, done once.
    if (invitation.state === 'cancelled') return;
    await act(ctx, tx, invitation, 'cancel', { change: { queuedAt: null }, data: { reason: 'by_company' } });
    await audit(ctx, tx, 'invitation.cancelled', id);
    // Taken from the month's invitations and not under way: it was never used.
    const company = invitation.countedAt && !invitation.queuedAt ? await companyById(tx, companyId) : undefined;
    if (company) await returnInvitations(ctx, tx, company, 1);
  });
}
