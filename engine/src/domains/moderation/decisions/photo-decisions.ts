import { lockReview, removePhoto } from '../../reviews/public.ts';
import { addDecisionStatement, reviewIdOf, settleWithDecision } from './decision-context.ts';
import type { DecisionContext } from './decision-context.ts';

/** Takes a photo down, and states it to the author, who may appeal. The review stays. */
export async function takeDownPhoto(context: DecisionContext): Promise<void> {
  const { tx } = context;
  const { subjectId } = context.case;
  const { revision } = await lockReview(tx, reviewIdOf(context));
  const removed = subjectId !== null && (await removePhoto(tx, subjectId, 'moderator'));
  await settleWithDecision(context);
  if (removed) await addDecisionStatement(context, 'photo_removed', { revision });
}
