import { act, lockReview, restorePhoto, revisionOf, settleWithdrawal } from '../reviews/public.ts';
import { appealById, decideAppeals } from './appeal-repo.ts';
import { caseById, waitingCases } from './case-repo.ts';
import { CaseChanged, answerReports, eventData, reviewOf, settle, state } from './decision.ts';
import type { Deciding } from './decision.ts';
import { authorAppeals } from './decisions-text.ts';
import { decideReports } from './report-repo.ts';
import { statementById } from './statement-repo.ts';
import type { Statement } from './statement-repo.ts';
import { sendWithdrawalReversal } from './withdrawal-mailing.ts';

async function appealed(d: Deciding): Promise<Statement> {
  const appeal = d.of.subjectId ? await appealById(d.tx, d.of.subjectId) : undefined;
  const statement = appeal && (await statementById(d.tx, appeal.statementId));
  if (!statement) throw new Error('an appeal against no statement');
  return statement;
}

/** The author was right: what was held back or taken down becomes public. @throws CaseChanged when he has changed it since */
export async function reverse(d: Deciding): Promise<void> {
  const reviewId = reviewOf(d);
  const statement = await appealed(d);
  await bringBack(d, statement);
  await settleAuthors(d, 'reversed');
  if (statement.effect === 'removed') {
    const wrong = await decideReports(d.tx, reviewId, 'dismissed', d.now, 'accepted');
    await answerReports(d, wrong, 'reinstated');
  }
  await state(d, 'reinstated', { revision: statement.revision });
}

async function bringBack(d: Deciding, { effect, revision, caseId }: Statement): Promise<void> {
  const { app, tx } = d;
  const reviewId = reviewOf(d);
  const of = { actor: 'moderator' as const, data: eventData(d) };
  if (effect === 'photo_removed') {
    const photo = caseId ? await caseById(tx, caseId) : undefined;
    if (!photo?.subjectId || !(await restorePhoto(tx, photo.subjectId))) throw new CaseChanged();
    return;
  }
  const review = await lockReview(tx, reviewId);
  if (effect === 'withdrawn') {
    await settleWithdrawal(tx, reviewId, 'reverse', { by: null, at: d.now });
    await act(app, tx, reviewId, 'reinstate', of);
    await app.outbox.add(tx, sendWithdrawalReversal, { reviewId });
    return;
  }
  if (review.state === 'rejected') {
    // Refused with another text, or taken down as a whole: that was not what the appeal is about.
    if (effect !== 'removed' && review.pendingRevision !== revision) throw new CaseChanged();
    await act(app, tx, reviewId, 'reinstate', of);
    return;
  }
  if (review.pendingRevision !== null && review.pendingRevision !== revision) throw new CaseChanged();
  if (review.pendingRevision === null) {
    // A refused edit of a public review waits no longer: it is taken up again, as it was.
    const text = await revisionOf(tx, reviewId, revision);
    if (text?.state !== 'rejected' || text.body === '') throw new CaseChanged();
    const { grade, body, ratings, answers, authorName } = text;
    const again = { grade, body, ratings, answers, ...(authorName !== null && { authorName }) };
    await act(app, tx, reviewId, 'revise', { ...of, revision: again });
  }
  await act(app, tx, reviewId, 'release', of);
}

/** The decision stands, and it is a person's from now on. */
export async function uphold(d: Deciding): Promise<void> {
  const reviewId = reviewOf(d);
  const { effect, revision } = await appealed(d);
  const review = await lockReview(d.tx, reviewId);
  const text = await revisionOf(d.tx, reviewId, review.pendingRevision);
  if (effect === 'held' && text?.state === 'held' && text.revision === revision)
    await act(d.app, d.tx, reviewId, 'reject', { actor: 'moderator', data: eventData(d) });
  await settleAuthors(d, 'upheld');
  await state(d, effect === 'held' ? 'rejected' : effect, { revision });
}

/** The author's appeals about the review, and the held text itself, are settled together. */
async function settleAuthors(d: Deciding, to: 'upheld' | 'reversed'): Promise<void> {
  const cases = [...(await authorAppeals(d)), ...(await waitingCases(d.tx, reviewOf(d), ['review']))];
  await settle(d, [d.of.id, ...cases.map(({ id }) => id)]);
  await decideAppeals(d.tx, reviewOf(d), ['author'], to, d.now);
}
