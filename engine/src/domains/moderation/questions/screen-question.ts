import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { companyById } from '../../companies/public.ts';
import {
  transitionQuestion,
  askerOf,
  holdPendingAnswer,
  lockQuestion,
  lockPendingAnswer,
  publishPendingAnswer,
} from '../../questions/public.ts';
import { detectAnswerLanguage, findInAnswer, withoutOwnContacts } from '../answers/answer-findings.ts';
import { PRIORITY, secondLookDueAt } from '../cases/case-priority.ts';
import { openCase, settleCases } from '../cases/case-repo.ts';
import type { NewCase } from '../cases/case-repo.ts';
import { asLocale } from '../locale.ts';
import { moderationCases, screeningFindings } from '../schema.ts';
import { openScreener } from '../screener.ts';
import type { Finding } from '../screening/index.ts';
import { findingRows } from '../submissions/finding-rows.ts';
import { sendQuestionDecision } from './question-decision-mailing.ts';

const QuestionData = z.object({ companyId: Id, questionId: Id });

/** Opens a case about a question or its answer, public meanwhile if it has a `dueAt`, with its findings. @returns its id. */
async function openQuestionCase(
  tx: Tx,
  newCase: Pick<NewCase, 'companyId' | 'dueAt'> & { kind: 'question' | 'question_answer'; questionId: string },
  findings: readonly Finding[],
  now: Date,
): Promise<string> {
  const { companyId, kind, questionId: subjectId, dueAt = null } = newCase;
  const priority = dueAt ? PRIORITY.second_look : PRIORITY[kind];
  const caseId = await openCase(tx, { kind, companyId, subjectId, priority, dueAt }, now);
  const subject = { reviewId: null, revision: null, companyId, caseId };
  await tx.insert(screeningFindings).values(findingRows(subject, findings, [], now));
  return caseId;
}

/** Screens a visitor's question, and publishes or holds it. Does nothing when run again. */
export const screenQuestion = defineJob({
  name: 'moderation.screen-question',
  data: QuestionData,
  async run(app, { companyId, questionId }) {
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const question = await lockQuestion(tx, questionId);
      const company = await companyById(tx, companyId);
      const asker = await askerOf(tx, questionId);
      if (question.state !== 'screening' || !company || !asker) return;
      const { body } = question;
      const formLanguage = asLocale(question.language);
      const screened = screener.screen({
        body,
        grade: 3,
        authorName: asker.displayName,
        formLanguage,
        statistics: true,
      });
      const findings = withoutOwnContacts(company, body, screened.findings);
      const { outcome } = screener.decide(findings);
      const language = screened.language ?? formLanguage;
      await transitionQuestion(app, tx, questionId, outcome === 'hold' ? 'hold' : 'publish', { language });
      if (outcome === 'publish') return;
      const now = await app.clock.now(tx);
      const dueAt = outcome === 'look' ? secondLookDueAt(now) : null;
      await openQuestionCase(tx, { companyId, kind: 'question', questionId, dueAt }, findings, now);
    });
  },
});

/** Screens a company's answer to a question like its answers to reviews. */
export const screenQuestionAnswer = defineJob({
  name: 'moderation.screen-question-answer',
  data: QuestionData,
  async run(app, { companyId, questionId }) {
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const answer = await lockPendingAnswer(tx, questionId);
      const company = await companyById(tx, companyId);
      if (!answer || answer.held || !company) return;
      const now = await app.clock.now(tx);
      const findings = findInAnswer(company, answer.body, answer.language, screener);
      await closeReplacedCases(tx, questionId, now);
      if (!screener.decide(findings, { ofCompany: true }).held)
        return publishPendingAnswer(app, tx, questionId, await detectAnswerLanguage(answer));
      await holdPendingAnswer(tx, questionId);
      const caseId = await openQuestionCase(tx, { companyId, kind: 'question_answer', questionId }, findings, now);
      await app.outbox.add(tx, sendQuestionDecision, { caseId, outcome: 'held' });
    });
  },
});

/** Closes cases about an earlier wording of the answer, so that nobody decides on a text they have not read. */
async function closeReplacedCases(tx: Tx, questionId: string, now: Date): Promise<void> {
  const replaced = await tx
    .select({ id: moderationCases.id })
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.kind, 'question_answer'),
        eq(moderationCases.subjectId, questionId),
        isNull(moderationCases.decidedAt),
      ),
    )
    .for('update');
  const ids = replaced.map(({ id }) => id);
  await settleCases(tx, ids, { decision: null, decidedBy: 'system' }, now);
}
