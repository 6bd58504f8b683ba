import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { companyById } from '../../companies/public.ts';
import { panelUrl } from '../../../platform/links.ts';
import { notifyLater } from '../../notifications/public.ts';
import { MAIL_JOB, mailManagers } from '../mail-delivery.ts';
import { answerDecidedMail } from '../mails/answer-decided.tsx';
import { addStatement, statementById } from '../statements/statement-repo.ts';
import type { NewStatement, Statement } from '../statements/statement-repo.ts';

/** Writes the statement of reasons about an answer; the company's owners and managers get it by mail. */
export async function addAnswerStatement(app: AppContext, tx: Tx, statement: NewStatement, at: Date): Promise<void> {
  const statementId = await addStatement(tx, { ...statement, addressee: 'merchant' }, at);
  await app.outbox.add(tx, sendAnswerStatement, { statementId });
  const { companyId, reviewId, effect } = statement;
  await notifyLater(app, tx, {
    companyId,
    kind: 'answer_held',
    subjectId: reviewId,
    key: statementId,
    detail: { outcome: OUTCOMES[effect] ?? 'held' },
  });
}

const OUTCOMES: Partial<Record<Statement['effect'], 'held' | 'accepted' | 'refused'>> = {
  held: 'held',
  reinstated: 'accepted',
  rejected: 'refused',
};

/** Mails a company's owners and managers what was decided about their answer, why, and by whom. */
export const sendAnswerStatement = defineJob({
  name: 'moderation.send-answer-statement',
  ...MAIL_JOB,
  data: z.object({ statementId: Id }),
  async run(app, { statementId }) {
    const statement = await statementById(app.db.queries, statementId);
    const company = statement && (await companyById(app.db.queries, statement.companyId));
    const outcome = statement && OUTCOMES[statement.effect];
    if (!company || !outcome) return;
    const { id: companyId, name: companyName, timeZone } = company;
    const { ground, rules, decidedBy } = statement;
    const byPerson = decidedBy === 'moderator';
    await mailManagers(app, { companyId, timeZone, subjectId: statementId }, ({ name, locale }) =>
      answerDecidedMail.with({
        name,
        companyName,
        outcome,
        ground,
        rules,
        byPerson,
        panelUrl: panelUrl(app, locale, companyId, { page: 'reviews', item: statement.reviewId }),
      }),
    );
  },
});
