import {
  transitionReview,
  lockReview,
  restorePhoto,
  findRevision,
  transitionWithdrawal,
} from '../../reviews/public.ts';
import { appealById, decideAppeals } from '../appeals/appeal-repo.ts';
import { caseById, lockOpenCases } from '../cases/case-repo.ts';
import { decideReports } from '../reports/report-repo.ts';
import { statementById } from '../statements/statement-repo.ts';
import type { Statement } from '../statements/statement-repo.ts';
import { sendWithdrawalReversal } from '../withdrawals/withdrawal-mailing.ts';
import {
  CaseChanged,
  addDecisionStatement,
  answerReportsWithDecision,
  eventDataOf,
  reviewIdOf,
  settleWithDecision,
} from './decision-context.ts';
import type { DecisionContext } from './decision-context.ts';
import { lockAuthorAppealCases } from './text-decisions.ts';

async function appealedStatement(context: DecisionContext): Promise<Statement> {
  const { subjectId } = context.case;
  const appeal = subjectId ? await appealById(context.tx, subjectId) : undefined;
  const statement = appeal && (await statementById(context.tx, appeal.statementId));
  if (!statement) throw new Error('an appeal without a statement');
  return statement;
}

/** Grants the author's appeal: what was held or taken down becomes public. @throws CaseChanged if it has been edited since */
export async function reverseDecision(context: DecisionContext): Promise<void> {
  const statement = await appealedStatement(context);
  await reinstate(context, statement);
  await settleAuthorCases(context, 'reversed');
  if (statement.effect === 'removed') {
    const reports = await decideReports(context.tx, reviewIdOf(context), 'dismissed', context.now, 'accepted');
    await answerReportsWithDecision(context, reports, 'reinstated');
  }
  await addDecisionStatement(context, 'reinstated', { revision: statement.revision });
}

async function reinstate(context: DecisionContext, { effect, revision, caseId }: Statement): Promise<void> {
  const { app, tx, now } = context;
  const reviewId = reviewIdOf(context);
  const byModerator = { actor: 'moderator' as const, data: eventDataOf(context) };
  if (effect === 'photo_removed') {
    const photoCase = caseId ? await caseById(tx, caseId) : undefined;
    if (!photoCase?.subjectId || !(await restorePhoto(tx, photoCase.subjectId))) throw new CaseChanged();
    return;
  }
  const review = await lockReview(tx, reviewId);
  if (effect === 'withdrawn') {
    await transitionWithdrawal(tx, reviewId, 'reverse', { by: null, at: now });
    await transitionReview(app, tx, reviewId, 'reinstate', byModerator);
    await app.outbox.add(tx, sendWithdrawalReversal, { reviewId });
    return;
  }
  if (review.state === 'rejected') {
    // Rejected with another text, or removed as a whole: not what the appeal is about.
    if (effect !== 'removed' && review.pendingRevision !== revision) throw new CaseChanged();
    await transitionReview(app, tx, reviewId, 'reinstate', byModerator);
    return;
  }
  if (review.pendingRevision !== null && review.pendingRevision !== revision) throw new CaseChanged();
  if (review.pendingRevision === null) {
    // A rejected edit of a public review is no longer pending: the same text is submitted again.
    const rejected = await findRevision(tx, reviewId, revision);
    if (rejected?.state !== 'rejected' || rejected.body === '') throw new CaseChanged();
    const { grade, body, ratings, answers, authorName } = rejected;
    const resubmitted = { grade, body, ratings, answers, ...(authorName !== null && { authorName }) };
    await transitionReview(app, tx, reviewId, 'revise', { ...byModerator, revision: resubmitted });
  }
  await transitionReview(app, tx, reviewId, 'release', byModerator);
}

/** Refuses the author's appeal; the decision it was about is a moderator's from now on. */
export async function upholdDecision(context: DecisionContext): Promise<void> {
  const { app, tx } = context;
  const reviewId = reviewIdOf(context);
  const { effect, revision } = await appealedStatement(context);
  const review = await lockReview(tx, reviewId);
  const text = await findRevision(tx, reviewId, review.pendingRevision);
  if (effect === 'held' && text?.state === 'held' && text.revision === revision)
    await transitionReview(app, tx, reviewId, 'reject', { actor: 'moderator', data: eventDataOf(context) });
  await settleAuthorCases(context, 'upheld');
  await addDecisionStatement(context, effect === 'held' ? 'rejected' : effect, { revision });
}

/** Settles the author's appeals about the review together with the case of its held text. */
async function settleAuthorCases(context: DecisionContext, state: 'upheld' | 'reversed'): Promise<void> {
  const { tx, now } = context;
  const reviewId = reviewIdOf(context);
  const appealCases = await lockAuthorAppealCases(context);
  const textCases = await lockOpenCases(tx, reviewId, ['review']);
  await settleWithDecision(context, [...appealCases, ...textCases.map(({ id }) => id)]);
  await decideAppeals(tx, reviewId, ['author'], state, now);
}
