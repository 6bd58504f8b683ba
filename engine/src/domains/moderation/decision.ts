import type { CaseDecision, DecisionGround } from '@app/contracts/moderation';
import { domainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { settleCases } from './case-repo.ts';
import type { Case } from './case-repo.ts';
import type { ReportAnswer } from './report-mailing.ts';
import { sendReportAnswer } from './report-mailing.ts';
import type { Report } from './report-repo.ts';
import { sendStatement } from './statement-mailing.ts';
import { addStatement, rulesOf } from './statement-repo.ts';
import type { Statement } from './statement-repo.ts';

export class CaseChanged extends domainError('case_changed', 409) {}

/** A decision that is being carried out, in one transaction: the review is locked, then the case. */
export interface Deciding {
  app: AppContext;
  tx: Tx;
  of: Case;
  decision: CaseDecision;
  ground: DecisionGround;
  note: string | null;
  staffId: string;
  now: Date;
}

/** The review that a case must have. */
export function reviewOf({ of }: Deciding): string {
  if (!of.reviewId) throw new Error(`a case of kind ${of.kind} without a review`);
  return of.reviewId;
}

/** What goes with the event of an act. */
export const eventData = ({ of, ground }: Deciding) => ({ caseId: of.id, ground });

/** Ends these cases with the decision. */
export const settle = (d: Deciding, ids: string[]): Promise<void> =>
  settleCases(d.tx, ids, { decision: d.decision, ground: d.ground, note: d.note, decidedBy: d.staffId }, d.now);

/** Writes the statement of reasons; with `mail` the author gets it. */
export async function state(
  d: Deciding,
  effect: Statement['effect'],
  { revision, caseId = d.of.id, mail = true }: { revision: number; caseId?: string; mail?: boolean },
): Promise<void> {
  const reviewId = reviewOf(d);
  const statementId = await addStatement(
    d.tx,
    {
      ...{ companyId: d.of.companyId, reviewId, revision, caseId, effect, ground: d.ground, staffId: d.staffId },
      // What machines had found is part of the reasons as long as the text stays away.
      rules: effect === 'rejected' ? await rulesOf(d.tx, reviewId, { revision }) : [],
    },
    d.now,
  );
  if (mail) await d.app.outbox.add(d.tx, sendStatement, { statementId });
}

/** Answers those who reported. */
export async function answerReports(
  d: Pick<Deciding, 'app' | 'tx' | 'ground'>,
  reports: Report[],
  outcome: ReportAnswer['outcome'],
  afterAppeal = false,
): Promise<void> {
  await d.app.outbox.addAll(
    d.tx,
    sendReportAnswer,
    reports.map(({ id: reportId }) => ({ reportId, outcome, afterAppeal, ground: d.ground })),
  );
}
