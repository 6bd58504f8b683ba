import { InvitationConfig } from '@app/contracts/invitations';
import type { InvitationPage, InvitationRow, UpdateInvitationConfig } from '@app/contracts/invitations';
import type { Locale } from '@app/contracts/common';
import { NotFound } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { RequestContext } from '../../platform/route.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import * as configs from './config-repo.ts';
import { listInvitations as invitationsOf } from './list-repo.ts';

/** The row's fields that the panel may see. */
const present = (row: configs.ConfigRow): InvitationConfig => InvitationConfig.parse(row);

/** The company's configurations; the first one is made when there is none. */
export async function listConfigs(ctx: RequestContext, companyId: string) {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const found = await configs.listConfigs(tx, companyId);
    if (found.length === 0) found.push(await configs.ensureDefaultConfig(tx, company, await ctx.clock.now(tx)));
    return { items: found.map(present) };
  });
}

/** Invitations already scheduled keep their day; hours and activity are looked at again when they are sent. */
export async function updateConfig(
  ctx: RequestContext,
  companyId: string,
  id: string,
  change: UpdateInvitationConfig,
): Promise<InvitationConfig> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const updated = await configs.updateConfig(tx, companyId, id, change, await ctx.clock.now(tx));
    if (!updated) throw new NotFound();
    await audit(ctx, tx, 'invitation_config.updated', id, { delayDays: change.delayDays, active: change.active });
    return present(updated);
  });
}

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
    })),
    nextCursor: rows.length > limit && last ? encodeCursor({ at: last.dueAt, id: last.id }) : null,
  };
}
