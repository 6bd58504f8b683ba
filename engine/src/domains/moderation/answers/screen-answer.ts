import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineJob } from '../../../platform/job.ts';
import { companyById } from '../../companies/public.ts';
import { holdAnswer, lockPendingAnswer, publishAnswer } from '../../reviews/public.ts';
import { PRIORITY } from '../cases/case-priority.ts';
import { lockOpenCases, openCase, settleCases } from '../cases/case-repo.ts';
import { screeningFindings } from '../schema.ts';
import { openScreener } from '../screener.ts';
import { groundOfRules } from '../statements/grounds.ts';
import { findingRows } from '../submissions/finding-rows.ts';
import { detectAnswerLanguage, findInAnswer } from './answer-findings.ts';
import { addAnswerStatement } from './answer-statements.ts';

/** Screens a company's answer, and publishes or holds it. Does nothing when run again. */
export const screenAnswer = defineJob({
  name: 'moderation.screen-answer',
  data: z.object({ companyId: Id, reviewId: Id }),
  async run(app, { companyId, reviewId }) {
    const screener = await openScreener(app);
    await app.db.tx(async (tx) => {
      const answer = await lockPendingAnswer(tx, reviewId);
      const company = await companyById(tx, companyId);
      if (!answer || answer.held || !company) return;
      const now = await app.clock.now(tx);
      const findings = findInAnswer(company, answer.body, answer.language, screener);
      const { rules } = screener.decide(findings, { ofCompany: true });
      // A case about an earlier wording is closed, so that nobody decides on a text they have not read.
      const replaced = await lockOpenCases(tx, reviewId, ['answer']);
      const ids = replaced.map(({ id }) => id);
      await settleCases(tx, ids, { decision: null, decidedBy: 'system' }, now);
      if (rules.length > 0) {
        await holdAnswer(app, tx, reviewId, rules);
        const caseId = await openCase(tx, { kind: 'answer', companyId, reviewId, priority: PRIORITY.answer }, now);
        const subject = { companyId, reviewId, revision: answer.revision, caseId };
        await tx.insert(screeningFindings).values(findingRows(subject, findings, [], now));
        const ground = groundOfRules(rules);
        await addAnswerStatement(app, tx, { ...subject, effect: 'held', ground, rules, staffId: null }, now);
        return;
      }
      await publishAnswer(app, tx, reviewId, { language: await detectAnswerLanguage(answer) });
    });
  },
});
