import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import { ReviewActRefused, lockReview } from '../reviews/public.ts';
import { burstById, heldByBurst } from './burst-repo.ts';
import { caseById, lockCase } from './case-repo.ts';
import type { Case } from './case-repo.ts';
import { CaseChanged } from './decision.ts';
import { reject, release } from './decisions-text.ts';

const BATCH = 100;

/**
 * Does to all that a burst alone has held what the moderator decided about the burst: one transaction per review, so a
 * crash loses nothing and a second run goes on where the first one stopped.
 */
export const settleBurst = defineJob({
  name: 'moderation.settle-burst',
  data: z.object({ caseId: Id }),
  async run(app, { caseId }) {
    const of = await caseById(app.db.read, caseId);
    const burst = of?.subjectId ? await burstById(app.db.read, of.subjectId) : undefined;
    if (!of?.decision || !burst) return;
    for (let after: string | null = null; ;) {
      const held: { reviewId: string; caseId: string }[] = await heldByBurst(app.db.read, burst, after, BATCH);
      for (const one of held) await settleOne(app, of, one);
      after = held.at(-1)?.caseId ?? null;
      if (after === null) return;
    }
  },
});

async function settleOne(
  app: AppContext,
  { decision, decidedBy, ground, note }: Case,
  held: { reviewId: string; caseId: string },
): Promise<void> {
  try {
    await app.db.tx(async (tx) => {
      await lockReview(tx, held.reviewId);
      const of = await lockCase(tx, held.caseId);
      if (!of || of.decidedAt || !decision || !decidedBy || !ground) return;
      const now = await app.clock.now(tx);
      const deciding = { app, tx, of, decision, ground, note, staffId: decidedBy, now };
      await (decision === 'accept' ? release(deciding) : reject(deciding));
    });
  } catch (error) {
    // Its author has changed or deleted it meanwhile: then it waits, or has gone, by itself.
    if (!(error instanceof CaseChanged || error instanceof ReviewActRefused)) throw error;
  }
}
