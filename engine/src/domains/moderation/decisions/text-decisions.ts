import { transitionReview, lockReview } from '../../reviews/public.ts';
import { appealById, decideAppeals } from '../appeals/appeal-repo.ts';
import { excludeFromCases, lockOpenCases } from '../cases/case-repo.ts';
import { CaseChanged, addDecisionStatement, eventDataOf, reviewIdOf, settleWithDecision } from './decision-context.ts';
import type { DecisionContext } from './decision-context.ts';

/** The revision that the case is about, which must still be held. @throws CaseChanged */
async function heldRevision(context: DecisionContext): Promise<number> {
  const { pendingRevision } = await lockReview(context.tx, reviewIdOf(context));
  if (pendingRevision === null || pendingRevision !== context.case.revision) throw new CaseChanged();
  return pendingRevision;
}

/** Ids of the undecided appeal cases of the review's author, locked. */
export async function lockAuthorAppealCases(context: DecisionContext): Promise<string[]> {
  const found: string[] = [];
  for (const { id, subjectId } of await lockOpenCases(context.tx, reviewIdOf(context), ['appeal'])) {
    const appeal = subjectId ? await appealById(context.tx, subjectId) : undefined;
    if (appeal?.side === 'author') found.push(id);
  }
  return found;
}

/** Publishes a held text, which also grants its author's appeal. */
export async function releaseText(context: DecisionContext): Promise<void> {
  const { app, tx, now } = context;
  const reviewId = reviewIdOf(context);
  const revision = await heldRevision(context);
  await transitionReview(app, tx, reviewId, 'release', { actor: 'moderator', data: eventDataOf(context) });
  const appealCases = await lockAuthorAppealCases(context);
  await decideAppeals(tx, reviewId, ['author'], 'reversed', now);
  await settleWithDecision(context, appealCases);
  await addDecisionStatement(context, 'reinstated', { revision, caseId: appealCases[0] ?? context.case.id });
}

/** Rejects a held text; an appeal that its author has already made is left to another moderator. */
export async function rejectText(context: DecisionContext): Promise<void> {
  const { app, tx, staffId } = context;
  const revision = await heldRevision(context);
  await transitionReview(app, tx, reviewIdOf(context), 'reject', { actor: 'moderator', data: eventDataOf(context) });
  await settleWithDecision(context);
  await excludeFromCases(tx, await lockAuthorAppealCases(context), staffId);
  await addDecisionStatement(context, 'rejected', { revision });
}
