import { act, lockReview } from '../reviews/public.ts';
import { decideAppeals } from './appeal-repo.ts';
import { keepFrom, waitingCases } from './case-repo.ts';
import type { Case } from './case-repo.ts';
import { CaseChanged, eventData, reviewOf, settle, state } from './decision.ts';
import type { Deciding } from './decision.ts';
import { appealById } from './appeal-repo.ts';

/** The held text that the case is about still waits. @throws CaseChanged */
async function assertWaits(d: Deciding): Promise<number> {
  const { pendingRevision } = await lockReview(d.tx, reviewOf(d));
  if (pendingRevision === null || pendingRevision !== d.of.revision) throw new CaseChanged();
  return pendingRevision;
}

/** Waiting appeals of the author about this review. */
export async function authorAppeals(d: Deciding): Promise<Case[]> {
  const found: Case[] = [];
  for (const one of await waitingCases(d.tx, reviewOf(d), ['appeal'])) {
    const appeal = one.subjectId ? await appealById(d.tx, one.subjectId) : undefined;
    if (appeal?.side === 'author') found.push(one);
  }
  return found;
}

/** A held text becomes public, which is also what its author's appeal asks for. */
export async function release(d: Deciding): Promise<void> {
  const reviewId = reviewOf(d);
  const revision = await assertWaits(d);
  await act(d.app, d.tx, reviewId, 'release', { actor: 'moderator', data: eventData(d) });
  const granted = await authorAppeals(d);
  await decideAppeals(d.tx, reviewId, ['author'], 'reversed', d.now);
  await settle(d, [d.of.id, ...granted.map(({ id }) => id)]);
  await state(d, 'reinstated', { revision, caseId: granted[0]?.id ?? d.of.id });
}

/** A held text stays away; an appeal that its author has made already is for somebody else. */
export async function reject(d: Deciding): Promise<void> {
  const revision = await assertWaits(d);
  await act(d.app, d.tx, reviewOf(d), 'reject', { actor: 'moderator', data: eventData(d) });
  await settle(d, [d.of.id]);
  const open = await authorAppeals(d);
  await keepFrom(
    d.tx,
    open.map(({ id }) => id),
    d.staffId,
  );
  await state(d, 'rejected', { revision });
}
