import { and, eq, sql } from 'drizzle-orm';
import type { CastVote, VoteCounts } from '@app/contracts/reviews';
import type { Tx } from '../../platform/db.ts';
import type { RequestContext } from '../../platform/route.ts';
import { ReviewNotFound } from './model.ts';
import { reviewVotes, reviews } from './schema.ts';

type Value = CastVote['value'];

/**
 * Counts what a device says of a public review: once, changeable, 0 takes it back. Votes of one review come one after the
 * other, so that its counters are exact.
 *
 * A browser's first vote comes without the cookie that it is given with the answer, and is kept under its address and
 * kind; with its next vote, which has the cookie, that one moves to it. So it never counts twice.
 * @throws ReviewNotFound for a review that is not public as for none
 */
export async function castVote(ctx: RequestContext, reviewId: string, { value }: CastVote): Promise<VoteCounts> {
  const { deviceHash, bareDeviceHash } = ctx;
  ctx.rememberDevice();
  return ctx.db.tx(async (tx) => {
    const companyId = await lockPublic(tx, reviewId);
    const own = await voteOf(tx, reviewId, deviceHash);
    const earlier =
      own === undefined && bareDeviceHash !== deviceHash ? await voteOf(tx, reviewId, bareDeviceHash) : undefined;
    if (earlier !== undefined) await forget(tx, reviewId, bareDeviceHash);
    const before = own ?? earlier ?? 0;
    if (value === 0) await forget(tx, reviewId, deviceHash);
    else
      await tx
        .insert(reviewVotes)
        .values({ reviewId, deviceHash, companyId, value, at: await ctx.clock.now(tx) })
        .onConflictDoUpdate({ target: [reviewVotes.reviewId, reviewVotes.deviceHash], set: { value } });
    const change = (of: Value): number => Number(value === of) - Number(before === of);
    const [counts] = await tx
      .update(reviews)
      .set({
        helpfulUp: sql`${reviews.helpfulUp} + ${change(1)}`,
        helpfulDown: sql`${reviews.helpfulDown} + ${change(-1)}`,
      })
      .where(eq(reviews.id, reviewId))
      .returning({ up: reviews.helpfulUp, down: reviews.helpfulDown });
    if (!counts) throw new ReviewNotFound();
    return { ...counts, own: value };
  });
}

/** Locks a review that people can see. @returns its company. */
async function lockPublic(tx: Tx, reviewId: string): Promise<string> {
  const { rows } = await tx.execute<{ company_id: string }>(sql`
    select r.company_id from engine.reviews r join engine.companies c on c.id = r.company_id
    where r.id = ${reviewId} and r.state = 'published' and c.state = 'active' and c.presentation = 'shown'
    for no key update of r`);
  if (!rows[0]) throw new ReviewNotFound();
  return rows[0].company_id;
}

async function voteOf(tx: Tx, reviewId: string, deviceHash: string): Promise<number | undefined> {
  const [vote] = await tx
    .select({ value: reviewVotes.value })
    .from(reviewVotes)
    .where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.deviceHash, deviceHash)));
  return vote?.value;
}

async function forget(tx: Tx, reviewId: string, deviceHash: string): Promise<void> {
  await tx.delete(reviewVotes).where(and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.deviceHash, deviceHash)));
}
