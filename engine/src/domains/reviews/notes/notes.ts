import { eq } from 'drizzle-orm';
import type { WriteExpertNote } from '@app/contracts/company/experts';
import { NotFound, ValidationFailed } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { announce } from '../../../platform/live/announce.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { companyHead } from '../../companies/public.ts';
import { assertMaySign } from '../../experts/public.ts';
import { ReviewActRefused, isPublic } from '../lifecycle/model.ts';
import { addReviewEvent, lockReviewOfCompany } from '../lifecycle/repo.ts';
import { expertNotes } from '../schema-notes.ts';

const noteOf = async (tx: Tx, reviewId: string) =>
  (await tx.select().from(expertNotes).where(eq(expertNotes.reviewId, reviewId)).for('update'))[0];

/**
 * Puts an expert's note under a public review, or changes it. Its words are checked like others that a merchant writes
 * in our name: it is public at once, or refused.
 * @throws ReviewNotFound, ReviewActRefused, ValidationFailed
 */
export async function writeNote(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  { expertId, body, language }: WriteExpertNote,
): Promise<void> {
  const companyName = (await companyHead(ctx.db.queries, companyId))?.name ?? '';
  const wording = await ctx.wording.findViolations({ body }, { companyName, language, personalData: true });
  if (wording.length > 0) throw new ValidationFailed({ where: 'body' }, wording);
  await ctx.db.tenantTx(companyId, async (tx) => {
    const review = await lockReviewOfCompany(tx, companyId, reviewId);
    if (!isPublic(review)) throw new ReviewActRefused({ command: 'note', state: review.state });
    const known = await noteOf(tx, reviewId);
    const changed = known?.body !== body || known.expertId !== expertId || known.language !== language;
    if (!changed) return;
    // A note keeps the name of an expert who has been removed since, but they sign nothing new.
    await assertMaySign(tx, companyId, expertId);
    const now = await ctx.clock.now(tx);
    const words = { expertId, body, language };
    await tx
      .insert(expertNotes)
      .values({ reviewId, companyId, ...words, publishedAt: now })
      .onConflictDoUpdate({ target: expertNotes.reviewId, set: { ...words, edited: true } });
    await addReviewEvent(tx, review, 'note_written', 'merchant', now, { expertId, edited: known !== undefined });
    await audit(ctx, tx, 'review.note_written', reviewId, { edited: known !== undefined });
    await show(tx, companyId, reviewId);
  });
}

/** @throws ReviewNotFound, NotFound if there is none */
export async function deleteNote(ctx: RequestContext, companyId: string, reviewId: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const review = await lockReviewOfCompany(tx, companyId, reviewId);
    const deleted = await tx.delete(expertNotes).where(eq(expertNotes.reviewId, reviewId)).returning();
    if (deleted.length === 0) throw new NotFound();
    await addReviewEvent(tx, review, 'note_removed', 'merchant', await ctx.clock.now(tx));
    await audit(ctx, tx, 'review.note_deleted', reviewId);
    await show(tx, companyId, reviewId);
  });
}

/** Open panels and public pages follow. */
async function show(tx: Tx, companyId: string, reviewId: string): Promise<void> {
  await announce(tx, { companyId, kind: 'review', subjectId: reviewId });
  await notifyCaches(tx, companyId);
}
