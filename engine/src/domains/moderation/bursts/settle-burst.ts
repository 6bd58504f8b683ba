import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/job.ts';
import { ReviewActRefused, lockReview } from '../../reviews/public.ts';
import { caseById, lockCase } from '../cases/case-repo.ts';
import type { Case } from '../cases/case-repo.ts';
import { CaseChanged } from '../decisions/decision-context.ts';
import { rejectText, releaseText } from '../decisions/text-decisions.ts';
import { burstById, textsHeldByBurst } from './burst-repo.ts';

const BATCH = 100;

interface HeldText {
  reviewId: string;
  caseId: string;
}

/**
 * Applies the decision about a burst to the texts that it alone holds, each in its own transaction: after a crash a new
 * run continues where the last one stopped.
 */
export const settleBurst = defineJob({
  name: 'moderation.settle-burst',
  data: z.object({ caseId: Id }),
  async run(app, { caseId }) {
    const burstCase = await caseById(app.db.queries, caseId);
    const burst = burstCase?.subjectId ? await burstById(app.db.queries, burstCase.subjectId) : undefined;
    if (!burstCase?.decision || !burst) return;
    for (let after: string | null = null; ;) {
      const texts: HeldText[] = await textsHeldByBurst(app.db.queries, burst, after, BATCH);
      for (const text of texts) await settleText(app, burstCase, text);
      after = texts.at(-1)?.caseId ?? null;
      if (after === null) return;
    }
  },
});

async function settleText(
  app: AppContext,
  { decision, decidedBy, ground, note }: Case,
  { reviewId, caseId }: HeldText,
): Promise<void> {
  try {
    await app.db.tx(async (tx) => {
      await lockReview(tx, reviewId);
      const textCase = await lockCase(tx, caseId);
      if (!textCase || textCase.decidedAt || !decision || !decidedBy || !ground) return;
      const now = await app.clock.now(tx);
      const context = { app, tx, case: textCase, decision, ground, note, staffId: decidedBy, now };
      await (decision === 'accept' ? releaseText(context) : rejectText(context));
    });
  } catch (error) {
    // Its author has changed or deleted it meanwhile: an edit is screened and held by itself.
    if (!(error instanceof CaseChanged || error instanceof ReviewActRefused)) throw error;
  }
}
