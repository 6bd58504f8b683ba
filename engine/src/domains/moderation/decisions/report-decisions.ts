import type { AppealSide } from '@app/contracts/moderation';
import { transitionReview, lockReview } from '../../reviews/public.ts';
import { decideAppeals } from '../appeals/appeal-repo.ts';
import { lockOpenCases, settleCases } from '../cases/case-repo.ts';
import { decideReports, dismissedReports } from '../reports/report-repo.ts';
import type { Report } from '../reports/report-repo.ts';
import {
  addDecisionStatement,
  answerReportsWithDecision,
  eventDataOf,
  reviewIdOf,
  settleWithDecision,
} from './decision-context.ts';
import type { DecisionContext } from './decision-context.ts';
import { lockAuthorAppealCases } from './text-decisions.ts';

const REPORTER_SIDES: AppealSide[] = ['merchant', 'reporter'];

/** Ids of the undecided cases of those who want the review removed, locked. */
async function lockReporterCases(context: DecisionContext): Promise<string[]> {
  const byAuthor = new Set(await lockAuthorAppealCases(context));
  const cases = await lockOpenCases(context.tx, reviewIdOf(context), ['report', 'appeal']);
  return cases.map(({ id }) => id).filter((id) => !byAuthor.has(id));
}

/** Removes a public review; all its reports, and the appeals against their dismissal, are granted. */
export async function removeReview(context: DecisionContext): Promise<void> {
  const { app, tx, ground, note, staffId, now } = context;
  const reviewId = reviewIdOf(context);
  const { revision } = await lockReview(tx, reviewId);
  await transitionReview(app, tx, reviewId, 'remove', {
    actor: 'moderator',
    data: { ...eventDataOf(context), by: context.case.kind },
  });
  const reporterCases = await lockReporterCases(context);
  await settleWithDecision(context);
  // Accepted even if this case is a second look that was refused: the reporters get what they asked for.
  await settleCases(tx, reporterCases, { decision: 'accept', ground, note, decidedBy: staffId }, now);
  const appeals = await decideAppeals(tx, reviewId, REPORTER_SIDES, 'reversed', now);
  const afterAppeal = appeals.length > 0;
  const reports = await decideReports(tx, reviewId, 'accepted', now, afterAppeal ? 'dismissed' : undefined);
  await answerReportsWithDecision(context, reports, 'accepted', { afterAppeal });
  await addDecisionStatement(context, 'removed', { revision });
}

/** Keeps a public review. Its author was not told of the report and is not told of the decision. */
export async function keepReview(context: DecisionContext): Promise<void> {
  const { tx, now } = context;
  const reviewId = reviewIdOf(context);
  const { revision } = await lockReview(tx, reviewId);
  const reports = await decideReports(tx, reviewId, 'dismissed', now);
  const isAppeal = context.case.kind === 'appeal';
  const appealed = isAppeal ? await upholdReporterAppeals(context) : [];
  const reportCases = isAppeal ? await lockOpenCases(tx, reviewId, ['report']) : [];
  await settleWithDecision(
    context,
    reportCases.map(({ id }) => id),
  );
  await answerReportsWithDecision(context, reports, 'dismissed');
  await answerReportsWithDecision(context, appealed, 'dismissed', { afterAppeal: true });
  await addDecisionStatement(context, 'kept', { revision, mail: false });
}

/** Upholds the dismissal of reports for the sides that appealed. @returns those sides' dismissed reports. */
async function upholdReporterAppeals(context: DecisionContext): Promise<Report[]> {
  const { tx, now } = context;
  const reviewId = reviewIdOf(context);
  const before = new Set((await dismissedReports(tx, reviewId, ['merchant', 'visitor'])).map(({ id }) => id));
  const appeals = await decideAppeals(tx, reviewId, REPORTER_SIDES, 'upheld', now);
  const sides = appeals.map(({ side }) => (side === 'merchant' ? ('merchant' as const) : ('visitor' as const)));
  if (sides.length === 0) return [];
  await settleWithDecision(context, await lockReporterCases(context));
  return (await dismissedReports(tx, reviewId, sides)).filter(({ id }) => before.has(id));
}
