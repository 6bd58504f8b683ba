import { dropAnswer, lockReview, pendingAnswerOf, publishAnswer, removePhoto } from '../reviews/public.ts';
import { languageOfAnswer, stateAnswer } from './answers.ts';
import { settleBurst } from './burst-release.ts';
import { burstById } from './burst-repo.ts';
import { closeBurst } from './bursts.ts';
import { CaseChanged, reviewOf, settle, state } from './decision.ts';
import type { Deciding } from './decision.ts';
import { rulesOf } from './statement-repo.ts';

/** What was refused stays refused, what was sent stays sent: the decision is kept for whoever judges the company. */
export const decideInfluence = (d: Deciding): Promise<void> => settle(d, [d.of.id]);

export const keepPhoto = (d: Deciding): Promise<void> => settle(d, [d.of.id]);

/** The photo goes, the review stays; its author is told, and may have it back. */
export async function takePhotoDown(d: Deciding): Promise<void> {
  const { revision } = await lockReview(d.tx, reviewOf(d));
  const removed = d.of.subjectId !== null && (await removePhoto(d.tx, d.of.subjectId, 'moderator'));
  await settle(d, [d.of.id]);
  if (removed) await state(d, 'photo_removed', { revision });
}

/** The answer that was held and still waits: neither taken back, nor changed and not screened yet. @throws CaseChanged */
async function waitingAnswer(d: Deciding) {
  const answer = await pendingAnswerOf(d.tx, reviewOf(d));
  if (!answer?.held) throw new CaseChanged();
  return answer;
}

export async function publishHeldAnswer(d: Deciding): Promise<void> {
  const language = await languageOfAnswer(await waitingAnswer(d));
  await publishAnswer(d.app, d.tx, reviewOf(d), { actor: 'moderator', language });
  await settle(d, [d.of.id]);
  await stateOfAnswer(d, 'reinstated');
}

export async function refuseHeldAnswer(d: Deciding): Promise<void> {
  await waitingAnswer(d);
  await dropAnswer(d.app, d.tx, reviewOf(d));
  await settle(d, [d.of.id]);
  await stateOfAnswer(d, 'rejected');
}

/** What the machine had found is part of the reasons as long as the answer stays away. */
async function stateOfAnswer(d: Deciding, effect: 'reinstated' | 'rejected'): Promise<void> {
  const { id: caseId, companyId } = d.of;
  const reviewId = reviewOf(d);
  const { revision } = await lockReview(d.tx, reviewId);
  const rules = effect === 'rejected' ? await rulesOf(d.tx, reviewId, { answerCase: caseId }) : [];
  const { ground, staffId } = d;
  await stateAnswer(d.app, d.tx, { companyId, reviewId, revision, caseId, effect, ground, rules, staffId }, d.now);
}

/** Ends a burst; what it alone holds is released or rejected in the background, however much it is. */
export async function endOfBurst(d: Deciding): Promise<void> {
  const burst = d.of.subjectId ? await burstById(d.tx, d.of.subjectId) : undefined;
  if (!burst) throw new Error('a case of no burst');
  await closeBurst(d.app, d.tx, burst);
  await settle(d, [d.of.id]);
  await d.app.outbox.add(d.tx, settleBurst, { caseId: d.of.id });
}
