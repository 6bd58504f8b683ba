import { eq } from 'drizzle-orm';
import { NotFound } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { RequestContext } from '../../../platform/route.ts';
import type { Tx } from '../../../platform/db.ts';
import { renewCode } from '../repo.ts';
import type { Partner } from '../repo.ts';
import { partners } from '../schema.ts';

/** @throws NotFound */
async function lockPartner(tx: Tx, id: string): Promise<Partner> {
  const [found] = await tx.select().from(partners).where(eq(partners.id, id)).for('update');
  if (!found) throw new NotFound();
  return found;
}

/** Gives a partner a new code; earlier ones still lead to it. @throws NotFound */
export async function renewCodeOf(ctx: RequestContext, id: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await lockPartner(tx, id);
    await renewCode(tx, id, await ctx.clock.now(tx));
    await audit(ctx, tx, 'partner.code_renewed', id);
  });
}

/**
 * Blocks a partner, or lifts the block; as often as one likes. Meanwhile its codes refer nobody, it brings no clients and
 * its payouts wait. What its clients pay is still recorded, so nothing is lost when the block ends. @throws NotFound
 */
export async function setBlocked(
  ctx: RequestContext,
  id: string,
  { blocked, reason }: { blocked: boolean; reason: string },
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const { blockedAt } = await lockPartner(tx, id);
    if ((blockedAt !== null) === blocked) return;
    await tx
      .update(partners)
      .set({ blockedAt: blocked ? await ctx.clock.now(tx) : null, blockedReason: blocked ? reason : null })
      .where(eq(partners.id, id));
    await audit(ctx, tx, blocked ? 'partner.blocked' : 'partner.unblocked', id, { reason });
  });
}
