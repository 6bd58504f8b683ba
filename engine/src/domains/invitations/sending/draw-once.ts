import type { Elsewhere } from '@app/contracts/inviting/splitter';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { drawSite, elsewhereOf } from '../../splitter/public.ts';
import * as repo from '../repo.ts';

/**
 * The other site that an invitation leads to; null = our form. Drawn once, before its first message is composed, so that
 * neither another attempt nor a reminder draws again. A site that was taken away before the sending gets nobody.
 */
export async function drawOnce(
  app: AppContext,
  tx: Tx,
  { id, companyId, drawnAt, elsewhereId }: repo.Invitation,
  now: Date,
): Promise<Elsewhere | null> {
  if (drawnAt) {
    const elsewhere = await elsewhereOf(tx, companyId, elsewhereId);
    if (elsewhereId && !elsewhere) await repo.saveInvitation(tx, id, { elsewhereId: null });
    return elsewhere;
  }
  const draw = await drawSite(app, tx, companyId);
  if (!draw) return null;
  await repo.saveInvitation(tx, id, { drawnAt: now, elsewhereId: draw.siteId });
  return elsewhereOf(tx, companyId, draw.siteId);
}
