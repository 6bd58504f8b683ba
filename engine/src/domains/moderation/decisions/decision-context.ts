import type { CaseDecision, DecisionGround } from '@app/contracts/moderation';
import { domainError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { settleCases } from '../cases/case-repo.ts';
import type { Case } from '../cases/case-repo.ts';
import { answerReports } from '../reports/report-mailing.ts';
import type { ReportAnswer } from '../reports/report-mailing.ts';
import type { Report } from '../reports/report-repo.ts';
import { sendStatement } from '../statements/statement-mailing.ts';
import { addStatement, rulesOfRevision } from '../statements/statement-repo.ts';
import type { Statement } from '../statements/statement-repo.ts';

/** What the moderator read has changed since. */
export class CaseChanged extends domainError('case_changed', 409) {}

/** A decision while its transaction applies it: the review is locked, then the case. */
export interface DecisionContext {
  app: AppContext;
  tx: Tx;
  case: Case;
  decision: CaseDecision;
  ground: DecisionGround;
  note: string | null;
  staffId: string;
  now: Date;
}

/** The review of a case whose kind has one. */
export function reviewIdOf(context: DecisionContext): string {
  const { reviewId, kind } = context.case;
  if (!reviewId) throw new Error(`a case of kind ${kind} without a review`);
  return reviewId;
}

/** Data of the review event of a decision. */
export const eventDataOf = (context: DecisionContext) => ({ caseId: context.case.id, ground: context.ground });

/** Closes the decided case, and others that the decision settles with it. */
export async function settleWithDecision(context: DecisionContext, otherCaseIds: string[] = []): Promise<void> {
  const { tx, decision, ground, note, staffId, now } = context;
  await settleCases(tx, [context.case.id, ...otherCaseIds], { decision, ground, note, decidedBy: staffId }, now);
}

/** Writes the statement of reasons; with `mail` it is sent to the author. */
export async function addDecisionStatement(
  context: DecisionContext,
  effect: Statement['effect'],
  { revision, caseId = context.case.id, mail = true }: { revision: number; caseId?: string; mail?: boolean },
): Promise<void> {
  const { app, tx, ground, staffId, now } = context;
  const { companyId } = context.case;
  const reviewId = reviewIdOf(context);
  // Findings belong to the reasons only while the text stays hidden.
  const rules = effect === 'rejected' ? await rulesOfRevision(tx, reviewId, revision) : [];
  const statement = { companyId, reviewId, revision, caseId, effect, ground, staffId, rules };
  const statementId = await addStatement(tx, statement, now);
  if (mail) await app.outbox.add(tx, sendStatement, { statementId });
}

/** Answers the reporters of a review with the decision. */
export const answerReportsWithDecision = (
  { app, tx, ground }: DecisionContext,
  reports: Report[],
  outcome: ReportAnswer['outcome'],
  { afterAppeal = false } = {},
): Promise<void> => answerReports(app, tx, reports, { outcome, ground, afterAppeal });
