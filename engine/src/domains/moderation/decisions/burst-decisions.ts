import { burstById } from '../bursts/burst-repo.ts';
import { closeBurst } from '../bursts/bursts.ts';
import { settleBurst } from '../bursts/settle-burst.ts';
import { settleWithDecision } from './decision-context.ts';
import type { DecisionContext } from './decision-context.ts';

/** Ends a burst; a job then releases or rejects the texts that it alone holds, however many. */
export async function decideBurst(context: DecisionContext): Promise<void> {
  const { app, tx } = context;
  const { id: caseId, subjectId } = context.case;
  const burst = subjectId ? await burstById(tx, subjectId) : undefined;
  if (!burst) throw new Error('a burst case without a burst');
  await closeBurst(app, tx, burst);
  await settleWithDecision(context);
  await app.outbox.add(tx, settleBurst, { caseId });
}
