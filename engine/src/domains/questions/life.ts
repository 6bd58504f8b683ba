import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineEvent } from '../../platform/job.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { sendAnswer, sendAsked } from './mailing.ts';
import { next } from './model.ts';
import type { QuestionCommand } from './model.ts';
import { askerOf, lockQuestion, saveQuestion } from './repo.ts';
import type { Question } from './repo.ts';
import { questionAskers } from './schema.ts';
import { eq } from 'drizzle-orm';

const OfQuestion = z.object({ companyId: Id, questionId: Id });
/** A question waits for screening. */
export const questionAsked = defineEvent('questions.asked', OfQuestion);
/** A company's answer waits for screening. */
export const questionAnswered = defineEvent('questions.answered', OfQuestion);

/** What the company's members are told of, once. */
const tellMembers = (app: AppContext, tx: Tx, { id: questionId }: Question) =>
  app.outbox.add(tx, sendAsked, { questionId });

/**
 * Does one thing to a question: the only way its state changes. Pages follow, and whoever is to be told is.
 * @returns whether it applied. @throws QuestionNotFound
 */
export async function act(
  app: AppContext,
  tx: Tx,
  questionId: string,
  command: QuestionCommand,
  { language }: { language?: string } = {},
): Promise<boolean> {
  const before = await lockQuestion(tx, questionId);
  const state = next(before.state, command);
  if (state === null) return false;
  const now = await app.clock.now(tx);
  const published = state === 'published';
  await saveQuestion(tx, questionId, {
    state,
    ...(language && { language }),
    ...(published && { publishedAt: now }),
    ...(state === 'deleted' && { body: '', answer: null, answerLanguage: null, answeredAt: null }),
    // Nobody is asked to decide about an answer to what is gone.
    ...(!published && { pendingAnswer: null, answerHeld: false }),
  });
  if (command === 'erase')
    await tx
      .update(questionAskers)
      .set({ displayName: '', email: null, tokenVersion: 0 })
      .where(eq(questionAskers.questionId, questionId));
  if (published) await tellMembers(app, tx, before);
  if (published || before.state === 'published') await notifyCaches(tx, before.companyId);
  return true;
}

/** A company's text that waits, with its question locked; undefined when none does. @throws QuestionNotFound */
export async function pendingAnswerTo(
  tx: Tx,
  questionId: string,
): Promise<{ companyId: string; body: string; held: boolean; language: string } | undefined> {
  const { companyId, pendingAnswer: body, answerHeld: held, language } = await lockQuestion(tx, questionId);
  return body === null ? undefined : { companyId, body, held, language };
}

/**
 * Makes the answer that waits the public one, in the language that was found in it; whoever asked is told of the first.
 * @throws QuestionNotFound
 */
export async function publishAnswerTo(
  app: AppContext,
  tx: Tx,
  questionId: string,
  answerLanguage: Locale | null,
): Promise<void> {
  const question = await lockQuestion(tx, questionId);
  if (question.pendingAnswer === null || question.state !== 'published') return;
  const first = question.answeredAt === null;
  await saveQuestion(tx, questionId, {
    ...{ answer: question.pendingAnswer, answerLanguage, answerEdited: !first },
    ...{ pendingAnswer: null, answerHeld: false },
    answeredAt: question.answeredAt ?? (await app.clock.now(tx)),
  });
  if (first && (await askerOf(tx, questionId))?.confirmedAt) await app.outbox.add(tx, sendAnswer, { questionId });
  await notifyCaches(tx, question.companyId);
}

/** Holds the answer that waits for a moderator. @throws QuestionNotFound */
export async function holdAnswerTo(tx: Tx, questionId: string): Promise<void> {
  const { pendingAnswer } = await lockQuestion(tx, questionId);
  if (pendingAnswer !== null) await saveQuestion(tx, questionId, { answerHeld: true });
}

/** A moderator refuses the answer that waits; a public one stays. @throws QuestionNotFound */
export async function dropAnswerTo(tx: Tx, questionId: string): Promise<void> {
  await lockQuestion(tx, questionId);
  await saveQuestion(tx, questionId, { pendingAnswer: null, answerHeld: false });
}
