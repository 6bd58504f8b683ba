import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { deliver as deliverMail } from '../../platform/mail/delivery.ts';
import { companyById, membersToMail } from '../companies/public.ts';
import {
  actOnQuestion,
  askerOf,
  holdAnswerTo,
  letterToAsker,
  lockQuestion,
  pendingAnswerTo,
  publishAnswerTo,
  toldQuestion,
} from '../questions/public.ts';
import { findingsIn, languageOfAnswer, withoutOwn } from './answers.ts';
import { caseById, openCase, settleCases } from './case-repo.ts';
import type { NewCase } from './case-repo.ts';
import { findingRows } from './findings.ts';
import { PATIENT, deliver, siteUrl } from './mailing.ts';
import { questionAnswerDecidedMail, questionRefusedMail } from './mails/question-decided.tsx';
import { PRIORITY, groundOf, lookBy } from './model.ts';
import { asLocale } from './people.ts';
import { moderationCases, screeningFindings } from './schema.ts';
import { openScreener } from './screener.ts';
import type { Finding } from './screening/index.ts';
import { rulesOfCase } from './statement-repo.ts';

const OfQuestion = z.object({ companyId: Id, questionId: Id });

/** Opens a case about a question or its answer, with what was found: one with `dueAt` is public meanwhile. @returns its id. */
async function ask(
  tx: Tx,
  opened: Pick<NewCase, 'companyId' | 'dueAt'> & { kind: 'question' | 'question_answer'; questionId: string },
  findings: readonly Finding[],
  now: Date,
): Promise<string> {
  const { companyId, kind, questionId: subjectId, dueAt = null } = opened;
  const priority = dueAt ? PRIORITY.second_look : PRIORITY[kind];
  const caseId = await openCase(tx, { kind, companyId, subjectId, priority, dueAt }, now);
  const of = { reviewId: null, revision: null, companyId, caseId };
  await tx.insert(screeningFindings).values(findingRows(of, findings, [], now));
  return caseId;
}

/** Screens a visitor's question: it becomes public, or waits for a moderator. A second run finds it decided. */
export const screenQuestion = defineJob({
  name: 'moderation.screen-question',
  data: OfQuestion,
  async run(app, { companyId, questionId }) {
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const question = await lockQuestion(tx, questionId);
      const company = await companyById(tx, companyId);
      const asker = await askerOf(tx, questionId);
      if (question.state !== 'screening' || !company || !asker) return;
      const { body } = question;
      const formLanguage = asLocale(question.language);
      const screened = screener.screen({ body, grade: 3, authorName: asker.displayName, formLanguage });
      const findings = withoutOwn(company, body, screened.findings);
      const { outcome } = screener.decide(findings);
      const language = screened.language ?? formLanguage;
      await actOnQuestion(app, tx, questionId, outcome === 'hold' ? 'hold' : 'publish', { language });
      if (outcome === 'publish') return;
      const now = await app.clock.now(tx);
      const dueAt = outcome === 'look' ? lookBy(now) : null;
      await ask(tx, { companyId, kind: 'question', questionId, dueAt }, findings, now);
    });
  },
});

/** Screens a company's answer to a question like its answers to reviews. */
export const screenQuestionAnswer = defineJob({
  name: 'moderation.screen-question-answer',
  data: OfQuestion,
  async run(app, { companyId, questionId }) {
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const answer = await pendingAnswerTo(tx, questionId);
      const company = await companyById(tx, companyId);
      if (!answer || answer.held || !company) return;
      const now = await app.clock.now(tx);
      const findings = findingsIn(company, answer.body, answer.language, screener);
      // An earlier wording that was held has been replaced: whoever has read that one does not decide about this one.
      await settleWaiting(tx, questionId, now);
      if (!screener.decide(findings, { ofCompany: true }).held)
        return publishAnswerTo(app, tx, questionId, await languageOfAnswer(answer));
      await holdAnswerTo(tx, questionId);
      const caseId = await ask(tx, { companyId, kind: 'question_answer', questionId }, findings, now);
      await app.outbox.add(tx, sendQuestionDecision, { caseId, outcome: 'held' });
    });
  },
});

async function settleWaiting(tx: Tx, questionId: string, now: Date): Promise<void> {
  const waiting = await tx
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
  const ids = waiting.map(({ id }) => id);
  await settleCases(tx, ids, { decision: null, decidedBy: 'system' }, now);
}

/**
 * Tells whom it concerns what was decided about a question or an answer, why, and by whom: the asker when the question
 * is refused and the address is confirmed, the company's owners and managers of each step of their answer.
 */
export const sendQuestionDecision = defineJob({
  name: 'moderation.send-question-decision',
  ...PATIENT,
  data: z.object({ caseId: Id, outcome: z.enum(['held', 'accepted', 'refused', 'removed']) }),
  async run(app, { caseId, outcome }, run) {
    const of = await caseById(app.db.read, caseId);
    const told = of?.subjectId ? await toldQuestion(app, of.subjectId) : undefined;
    if (!of || !told) return;
    const rules = await rulesOfCase(app.db.read, caseId);
    const { companyName, productName, companyId, timeZone } = told;
    const decision = { ground: of.ground ?? groundOf(rules), rules, byPerson: outcome !== 'held' };
    if (of.kind === 'question') {
      if ((outcome !== 'refused' && outcome !== 'removed') || !told.confirmed) return;
      const mail = questionRefusedMail.with({ name: told.name, productName, outcome, ...decision });
      await deliverMail(
        app,
        run,
        letterToAsker(told, () => mail),
      );
      return;
    }
    if (outcome === 'removed') return;
    for (const { userId, name, email, locale: language, role } of await membersToMail(app.db.read, companyId)) {
      if (role === 'agent') continue;
      const locale = asLocale(language);
      await deliver(app, {
        ...{ companyId, subjectId: caseId, distinct: `${outcome}.${userId}`, locale, timeZone },
        to: { address: email, name },
        mail: questionAnswerDecidedMail.with({
          ...{ name, companyName, productName, outcome, ...decision },
          panelUrl: siteUrl(app, locale, '/panel/questions'),
        }),
      });
    }
  },
});

/** Queues the mail about a decision. */
export const tellOfDecision = (
  app: AppContext,
  tx: Tx,
  caseId: string,
  outcome: 'accepted' | 'refused' | 'removed',
): Promise<void> => app.outbox.add(tx, sendQuestionDecision, { caseId, outcome });
