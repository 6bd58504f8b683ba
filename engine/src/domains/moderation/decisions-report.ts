import type { AppealSide } from '@app/contracts/moderation';
import { act, lockReview } from '../reviews/public.ts';
import { decideAppeals } from './appeal-repo.ts';
import { waitingCases } from './case-repo.ts';
import { answerReports, eventData, reviewOf, settle, state } from './decision.ts';
import type { Deciding } from './decision.ts';
import { authorAppeals } from './decisions-text.ts';
import { decideReports, dismissedOf } from './report-repo.ts';

const REPORTERS: AppealSide[] = ['merchant', 'reporter'];

/** Waiting cases of those who want the review gone. */
async function reportingCases(d: Deciding): Promise<string[]> {
  const byAuthor = new Set((await authorAppeals(d)).map(({ id }) => id));
  const waiting = await waitingCases(d.tx, reviewOf(d), ['report', 'appeal']);
  return waiting.map(({ id }) => id).filter((id) => !byAuthor.has(id));
}

/** A public review is taken down: all reports of it, and appeals of those whose reports were dismissed, are granted. */
export async function remove(d: Deciding): Promise<void> {
  const reviewId = reviewOf(d);
  const { revision } = await lockReview(d.tx, reviewId);
  await act(d.app, d.tx, reviewId, 'remove', { actor: 'moderator', data: { ...eventData(d), by: d.of.kind } });
  const reporting = await reportingCases(d);
  await settle(d, [d.of.id]);
  // What took it down may have been a second look: those who asked for it are granted all the same.
  await settle({ ...d, decision: 'accept' }, reporting);
  const appealed = await decideAppeals(d.tx, reviewId, REPORTERS, 'reversed', d.now);
  const reports = await decideReports(d.tx, reviewId, 'accepted', d.now, appealed.length > 0 ? 'dismissed' : undefined);
  await answerReports(d, reports, 'accepted', appealed.length > 0);
  await state(d, 'removed', { revision });
}

/** A public review stays. Its author was not told of the report and is not told of this. */
export async function keep(d: Deciding): Promise<void> {
  const reviewId = reviewOf(d);
  const { revision } = await lockReview(d.tx, reviewId);
  const reports = await decideReports(d.tx, reviewId, 'dismissed', d.now);
  const afterAppeal = d.of.kind === 'appeal';
  const own = afterAppeal ? await upheld(d) : [];
  const together = afterAppeal ? await waitingCases(d.tx, reviewId, ['report']) : [];
  await settle(d, [d.of.id, ...together.map(({ id }) => id)]);
  await answerReports(d, reports, 'dismissed');
  await answerReports(d, own, 'dismissed', true);
  await state(d, 'kept', { revision, mail: false });
}

/** A public text that a sign spoke against stays; nobody was told of the sign, and nobody is told of this. */
export const letStand = (d: Deciding): Promise<void> => settle(d, [d.of.id]);

/** The decision about the report stands: that side is told. Other appeals about the review wait for their own. */
async function upheld(d: Deciding) {
  const before = new Set((await dismissedOf(d.tx, reviewOf(d), ['merchant', 'visitor'])).map(({ id }) => id));
  const appealed = await decideAppeals(d.tx, reviewOf(d), REPORTERS, 'upheld', d.now);
  const sides = appealed.map(({ side }) => (side === 'merchant' ? ('merchant' as const) : ('visitor' as const)));
  if (sides.length === 0) return [];
  await settle(d, await reportingCases(d));
  return (await dismissedOf(d.tx, reviewOf(d), sides)).filter(({ id }) => before.has(id));
}
