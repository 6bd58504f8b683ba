import {
  transitionQuestion,
  discardPendingAnswer,
  lockQuestion,
  lockPendingAnswer,
  publishPendingAnswer,
} from '../../questions/public.ts';
import { detectAnswerLanguage } from '../answers/answer-findings.ts';
import { queueQuestionDecision } from '../questions/question-decision-mailing.ts';
import { CaseChanged, settleWithDecision } from './decision-context.ts';
import type { DecisionContext } from './decision-context.ts';

/** The question of a case whose kind has one. */
function questionIdOf(context: DecisionContext): string {
  const { subjectId, kind } = context.case;
  if (!subjectId) throw new Error(`a case of kind ${kind} without a question`);
  return subjectId;
}

/** Publishes a held question, or keeps a reported one. @throws CaseChanged when it is no longer held */
export async function publishQuestion(context: DecisionContext): Promise<void> {
  const { app, tx } = context;
  const questionId = questionIdOf(context);
  const { state } = await lockQuestion(tx, questionId);
  if (state !== 'published' && !(await transitionQuestion(app, tx, questionId, 'publish'))) throw new CaseChanged();
  await settleWithDecision(context);
}

/**
 * Rejects a held question, or takes a reported one down with its answer. The asker is told if their address is confirmed.
 * @throws CaseChanged
 */
export async function refuseQuestion(context: DecisionContext): Promise<void> {
  const { app, tx } = context;
  const questionId = questionIdOf(context);
  const { state } = await lockQuestion(tx, questionId);
  const isPublic = state === 'published';
  if (!(await transitionQuestion(app, tx, questionId, isPublic ? 'remove' : 'reject'))) throw new CaseChanged();
  await settleWithDecision(context);
  await queueQuestionDecision(app, tx, context.case.id, isPublic ? 'removed' : 'refused');
}

/** The answer, which must still be held: neither taken back, nor changed and not screened yet. @throws CaseChanged */
async function heldAnswer(context: DecisionContext) {
  const answer = await lockPendingAnswer(context.tx, questionIdOf(context));
  if (!answer?.held) throw new CaseChanged();
  return answer;
}

export async function publishQuestionAnswer(context: DecisionContext): Promise<void> {
  const { app, tx } = context;
  const language = await detectAnswerLanguage(await heldAnswer(context));
  await publishPendingAnswer(app, tx, questionIdOf(context), language);
  await settleWithDecision(context);
  await queueQuestionDecision(app, tx, context.case.id, 'accepted');
}

export async function refuseQuestionAnswer(context: DecisionContext): Promise<void> {
  const { app, tx } = context;
  await heldAnswer(context);
  await discardPendingAnswer(tx, questionIdOf(context));
  await settleWithDecision(context);
  await queueQuestionDecision(app, tx, context.case.id, 'refused');
}
