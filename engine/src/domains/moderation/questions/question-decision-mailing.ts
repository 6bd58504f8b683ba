import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { sendAtLeastOnce } from '../../../platform/mail/tracked-delivery.ts';
import { panelUrl } from '../../../platform/links.ts';
import { notify } from '../../notifications/public.ts';
import { mailToAsker, questionForMail } from '../../questions/public.ts';
import { caseById } from '../cases/case-repo.ts';
import { MAIL_JOB, mailManagers } from '../mail-delivery.ts';
import { questionAnswerDecidedMail, questionRefusedMail } from '../mails/question-decided.tsx';
import { groundOfRules } from '../statements/grounds.ts';
import { rulesOfCase } from '../statements/statement-repo.ts';

/**
 * Mails what was decided about a question or an answer, why, and by whom: the asker with a confirmed address when the
 * question is refused or removed, the company's owners and managers at each step of their answer.
 */
export const sendQuestionDecision = defineJob({
  name: 'moderation.send-question-decision',
  ...MAIL_JOB,
  data: z.object({ caseId: Id, outcome: z.enum(['held', 'accepted', 'refused', 'removed']) }),
  async run(app, { caseId, outcome }, run) {
    const decided = await caseById(app.db.queries, caseId);
    const question = decided?.subjectId ? await questionForMail(app, decided.subjectId) : undefined;
    if (!decided || !question) return;
    const rules = await rulesOfCase(app.db.queries, caseId);
    const { companyName, productName, companyId, timeZone } = question;
    const decision = { ground: decided.ground ?? groundOfRules(rules), rules, byPerson: outcome !== 'held' };
    if (decided.kind === 'question') {
      if ((outcome !== 'refused' && outcome !== 'removed') || !question.confirmed) return;
      const mail = questionRefusedMail.with({ name: question.name, productName, outcome, ...decision });
      const letter = mailToAsker(question, () => mail);
      await sendAtLeastOnce(app, run, letter);
      return;
    }
    if (outcome === 'removed') return;
    await app.db.tx((tx) =>
      notify(app, tx, {
        companyId,
        kind: 'answer_held',
        subjectId: question.id,
        key: `${caseId}:${outcome}`,
        detail: { of: 'question', outcome },
      }),
    );
    await mailManagers(app, { companyId, timeZone, subjectId: caseId, distinct: [outcome] }, ({ name, locale }) =>
      questionAnswerDecidedMail.with({
        name,
        companyName,
        productName,
        outcome,
        ...decision,
        panelUrl: panelUrl(app, locale, companyId, { page: 'questions', item: question.id }),
      }),
    );
  },
});

/** Queues the mail about a moderator's decision. */
export const queueQuestionDecision = (
  app: AppContext,
  tx: Tx,
  caseId: string,
  outcome: 'accepted' | 'refused' | 'removed',
): Promise<void> => app.outbox.add(tx, sendQuestionDecision, { caseId, outcome });
