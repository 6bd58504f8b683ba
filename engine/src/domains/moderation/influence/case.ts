import type { Tx } from '../../../platform/db.ts';
import { openCase } from '../case-repo.ts';
import { PRIORITY } from '../model.ts';

/**
 * Asks a moderator to look at what a company writes, or wants to write, in mediation.
 * `ofCompany`: at all that it has sent lately, and not at what was refused about this review.
 */
export async function openInfluenceCase(
  tx: Tx,
  { companyId, reviewId, ofCompany = false }: { companyId: string; reviewId: string; ofCompany?: boolean },
  at: Date,
): Promise<void> {
  const subjectId = ofCompany ? companyId : null;
  await openCase(tx, { kind: 'mediation', companyId, reviewId, subjectId, priority: PRIORITY.mediation }, at);
}
