import { rejectAnswer, lockReview, lockPendingAnswer, publishAnswer } from '../../reviews/public.ts';
import { addAnswerStatement } from '../answers/answer-statements.ts';
import { detectAnswerLanguage } from '../answers/answer-findings.ts';
import { rulesOfAnswerCase } from '../statements/statement-repo.ts';
import { CaseChanged, reviewIdOf, settleWithDecision } from './decision-context.ts';
import type { DecisionContext } from './decision-context.ts';

/** The answer, which must still be held: neither taken back, nor changed and not screened yet. @throws CaseChanged */
async function heldAnswer(context: DecisionContext) {
  const answer = await lockPendingAnswer(context.tx, reviewIdOf(context));
  if (!answer?.held) throw new CaseChanged();
  return answer;
}

export async function publishHeldAnswer(context: DecisionContext): Promise<void> {
  const { app, tx } = context;
  const language = await detectAnswerLanguage(await heldAnswer(context));
  await publishAnswer(app, tx, reviewIdOf(context), { actor: 'moderator', language });
  await settleWithDecision(context);
  await addStatement(context, 'reinstated');
}

export async function refuseHeldAnswer(context: DecisionContext): Promise<void> {
  const { app, tx } = context;
  await heldAnswer(context);
  await rejectAnswer(app, tx, reviewIdOf(context));
  await settleWithDecision(context);
  await addStatement(context, 'rejected');
}

async function addStatement(context: DecisionContext, effect: 'reinstated' | 'rejected'): Promise<void> {
  const { app, tx, ground, staffId, now } = context;
  const { id: caseId, companyId } = context.case;
  const reviewId = reviewIdOf(context);
  const { revision } = await lockReview(tx, reviewId);
  // Findings belong to the reasons only while the answer stays hidden.
  const rules = effect === 'rejected' ? await rulesOfAnswerCase(tx, reviewId, caseId) : [];
  await addAnswerStatement(app, tx, { companyId, reviewId, revision, caseId, effect, ground, rules, staffId }, now);
}
