import type { Tx } from '../../../platform/db.ts';
import { openCase } from '../cases/case-repo.ts';
import { PRIORITY } from '../cases/case-priority.ts';

/**
 * Opens a case about what a company writes, or wants to write, in mediation.
 * `ofCompany`: about everything it has sent lately, instead of what was refused about this review.
 */
export async function openInfluenceCase(
  tx: Tx,
  { companyId, reviewId, ofCompany = false }: { companyId: string; reviewId: string; ofCompany?: boolean },
  at: Date,
): Promise<void> {
  const subjectId = ofCompany ? companyId : null;
  await openCase(tx, { kind: 'mediation', companyId, reviewId, subjectId, priority: PRIORITY.mediation }, at);
}
