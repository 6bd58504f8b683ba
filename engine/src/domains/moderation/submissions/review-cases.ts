import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { BURST_ONLY_PRIORITY, PRIORITY, secondLookDueAt } from '../cases/case-priority.ts';
import { openCase } from '../cases/case-repo.ts';
import { groundOfRules } from '../statements/grounds.ts';
import { sendStatement } from '../statements/statement-mailing.ts';
import { addStatement } from '../statements/statement-repo.ts';

/** A review's text with a finding. */
export interface ScreenedText {
  id: string;
  companyId: string;
  revision: number;
}

/** Opens the case of a held text and states the hold to its author, within the transaction that holds it. */
export async function openHoldCase(
  app: AppContext,
  tx: Tx,
  { id: reviewId, companyId, revision }: ScreenedText,
  rules: string[],
): Promise<void> {
  const now = await app.clock.now(tx);
  const burstOnly = rules.every((rule) => rule === 'burst');
  const priority = burstOnly ? BURST_ONLY_PRIORITY : PRIORITY.review;
  const caseId = await openCase(tx, { kind: 'review', companyId, reviewId, revision, priority }, now);
  const ground = groundOfRules(rules);
  const statement = { companyId, reviewId, revision, caseId, effect: 'held' as const, ground, rules, staffId: null };
  const statementId = await addStatement(tx, statement, now);
  await app.outbox.add(tx, sendStatement, { statementId });
}

/** Opens the case of a text published in spite of a weak sign against it; its author is not told. */
export async function openSecondLookCase(
  app: AppContext,
  tx: Tx,
  { id: reviewId, companyId, revision }: ScreenedText,
): Promise<void> {
  const now = await app.clock.now(tx);
  const dueAt = secondLookDueAt(now);
  const priority = PRIORITY.second_look;
  await openCase(tx, { kind: 'second_look', companyId, reviewId, revision, priority, dueAt }, now);
}
