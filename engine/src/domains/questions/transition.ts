import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineEvent } from '../../platform/job.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { sendAnswer, sendAskedToMembers } from './mailing.ts';
import { nextQuestionState } from './model.ts';
import type { QuestionCommand } from './model.ts';
import { askerOf, lockQuestion, saveQuestion } from './repo.ts';
import type { Question } from './repo.ts';
import { questionAskers } from './schema.ts';
import { eq } from 'drizzle-orm';

const OfQuestion = z.object({ companyId: Id, questionId: Id });
/** A question is waiting for screening. */
export const questionAsked = defineEvent('questions.asked', OfQuestion);
/** A company's answer is waiting for screening. */
export const questionAnswered = defineEvent('questions.answered', OfQuestion);

/** Notifies the company's members of a published question. */
const notifyMembers = (app: AppContext, tx: Tx, { id: questionId }: Question) =>
  app.outbox.add(tx, sendAskedToMembers, { questionId });

/**
 * Applies a command to a question, purges caches and notifies the company: the only way its state changes.
 * @returns whether the command applied. @throws QuestionNotFound
 */
export async function transitionQuestion(
  app: AppContext,
  tx: Tx,
  questionId: string,
  command: QuestionCommand,
  { language }: { language?: string } = {},
): Promise<boolean> {
  const before = await lockQuestion(tx, questionId);
  const state = nextQuestionState(before.state, command);
  if (state === null) return false;
  const now = await app.clock.now(tx);
  const published = state === 'published';
  await saveQuestion(tx, questionId, {
    state,
    ...(language && { language }),
    ...(published && { publishedAt: now }),
    ...(state === 'deleted' && {
      body: '',
      answer: null,
      answerLanguage: null,
      answerExpertId: null,
      answeredAt: null,
    }),
    // A pending answer to a question that is not public needs no decision any more.
    ...(!published && { pendingAnswer: null, pendingExpertId: null, answerHeld: false }),
  });
  if (command === 'erase')
    await tx
      .update(questionAskers)
      .set({ displayName: '', email: null, tokenVersion: 0 })
      .where(eq(questionAskers.questionId, questionId));
  if (published) await notifyMembers(app, tx, before);
  if (published || before.state === 'published') await notifyCaches(tx, before.companyId);
  return true;
}

/** The company's pending answer, with its question locked; undefined if there is none. @throws QuestionNotFound */
export async function lockPendingAnswer(
  tx: Tx,
  questionId: string,
): Promise<{ companyId: string; body: string; held: boolean; language: string } | undefined> {
  const { companyId, pendingAnswer: body, answerHeld: held, language } = await lockQuestion(tx, questionId);
  return body === null ? undefined : { companyId, body, held, language };
}

/**
 * Publishes the pending answer; the asker is notified of the first one. `answerLanguage`: as detected.
 * @throws QuestionNotFound
 */
export async function publishPendingAnswer(
  app: AppContext,
  tx: Tx,
  questionId: string,
  answerLanguage: Locale | null,
): Promise<void> {
  const question = await lockQuestion(tx, questionId);
  if (question.pendingAnswer === null || question.state !== 'published') return;
  const first = question.answeredAt === null;
  await saveQuestion(tx, questionId, {
    answer: question.pendingAnswer,
    answerExpertId: question.pendingExpertId,
    answerLanguage,
    answerEdited: !first,
    pendingAnswer: null,
    pendingExpertId: null,
    answerHeld: false,
    answeredAt: question.answeredAt ?? (await app.clock.now(tx)),
  });
  if (first && (await askerOf(tx, questionId))?.confirmedAt) await app.outbox.add(tx, sendAnswer, { questionId });
  await notifyCaches(tx, question.companyId);
}

/** Holds the pending answer for a moderator. @throws QuestionNotFound */
export async function holdPendingAnswer(tx: Tx, questionId: string): Promise<void> {
  const { pendingAnswer } = await lockQuestion(tx, questionId);
  if (pendingAnswer !== null) await saveQuestion(tx, questionId, { answerHeld: true });
}

/** Discards the pending answer; a published one stays. @throws QuestionNotFound */
export async function discardPendingAnswer(tx: Tx, questionId: string): Promise<void> {
  await lockQuestion(tx, questionId);
  await saveQuestion(tx, questionId, { pendingAnswer: null, pendingExpertId: null, answerHeld: false });
}
