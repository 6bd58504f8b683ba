import { and, eq, sql } from 'drizzle-orm';
import type { CastVote, VoteCounts } from '@app/contracts/reviews';
import type { Tx } from '../../../platform/db.ts';
import type { Device, RequestContext } from '../../../platform/route.ts';
import { ReviewNotFound } from '../lifecycle/model.ts';
import { reviewVotes } from '../schema-votes.ts';
import { reviews } from '../schema.ts';
import { notifyCachesOfVotes } from './vote-cache.ts';

type Value = CastVote['value'];

/**
 * Counts a device's vote on a public review: one per device, changeable, withdrawn by 0. The review is locked, so that its
 * counters are exact.
 *
 * A browser's first vote comes without a cookie and is stored under the cookie that is set with the response. Votes are
 * also recognized by address and browser while the salt of those hashes lives, so that nobody counts twice without
 * cookies, by deleting them, or by voting again before the first response. An address has at most three votes.
 * @throws ReviewNotFound, also for a review that is not public
 */
export async function castVote(ctx: RequestContext, reviewId: string, { value }: CastVote): Promise<VoteCounts> {
  const deviceHash = ctx.rememberDevice();
  return ctx.db.tx(async (tx) => {
    const companyId = await lockPublicReview(tx, reviewId);
    const device = await ctx.device(tx);
    const earlier = await findVote(tx, reviewId, device);
    const cookieSeen = device.cookie !== null;
    if (!earlier && value !== 0) {
      const at = await ctx.clock.now(tx);
      const [[addressHash = null], [placeHash = null]] = [device.addresses, device.places];
      await tx
        .insert(reviewVotes)
        .values({ reviewId, deviceHash, addressHash, placeHash, cookieSeen, companyId, value, at });
    } else if (earlier && value === 0) await tx.delete(reviewVotes).where(isVote(reviewId, earlier));
    else if (earlier)
      await tx
        .update(reviewVotes)
        // From now on the vote is recognized by this cookie.
        .set({ value, ...(cookieSeen && !earlier.cookieSeen && { deviceHash, cookieSeen }) })
        .where(isVote(reviewId, earlier));
    const change = (counted: Value): number => Number(value === counted) - Number(earlier?.value === counted);
    const [counts] = await tx
      .update(reviews)
      .set({
        helpfulUp: sql`${reviews.helpfulUp} + ${change(1)}`,
        helpfulDown: sql`${reviews.helpfulDown} + ${change(-1)}`,
      })
      .where(eq(reviews.id, reviewId))
      .returning({ up: reviews.helpfulUp, down: reviews.helpfulDown });
    if (!counts) throw new ReviewNotFound();
    if (value !== (earlier?.value ?? 0)) await notifyCachesOfVotes(ctx.db, tx, companyId);
    return { ...counts, own: value };
  });
}

/** @returns the review's company. @throws ReviewNotFound for a review that visitors cannot see */
async function lockPublicReview(tx: Tx, reviewId: string): Promise<string> {
  const { rows } = await tx.execute<{ company_id: string }>(sql`
    select r.company_id from engine.reviews r join engine.companies c on c.id = r.company_id
    where r.id = ${reviewId} and r.state = 'published' and c.state = 'active' and c.presentation = 'shown'
    for no key update of r`);
  if (!rows[0]) throw new ReviewNotFound();
  return rows[0].company_id;
}

/** As for reviews, see the device rule of moderation. */
const MAX_DEVICES_PER_ADDRESS = 3;

interface Vote extends Record<string, unknown> {
  deviceHash: string;
  value: number;
  cookieSeen: boolean;
}

const isVote = (reviewId: string, { deviceHash }: Vote) =>
  and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.deviceHash, deviceHash));

/**
 * The vote that counts as the device's own: that of its cookie. Else one from the same address and browser, unless both
 * the vote and the device have been seen with a cookie. Else the last one from its address, once that has reached its limit.
 */
async function findVote(tx: Tx, reviewId: string, { cookie, addresses, places }: Device): Promise<Vote | undefined> {
  const textArray = (hashes: string[]) => sql`${sql.param(hashes)}::text[]`;
  const { rows } = await tx.execute<Vote & { own: boolean; sameBrowser: boolean; devices: number }>(sql`
    select device_hash as "deviceHash", value, cookie_seen as "cookieSeen", coalesce(device_hash = ${cookie}::text, false) as own,
      coalesce(address_hash = any(${textArray(addresses)}), false) as "sameBrowser", (count(*) over ())::int as devices
    from engine.review_votes
    where review_id = ${reviewId}
      and (device_hash = ${cookie}::text or address_hash = any(${textArray(addresses)}) or place_hash = any(${textArray(places)}))
    order by own desc, "sameBrowser" desc, cookie_seen, at desc limit 1`);
  const [vote] = rows;
  if (!vote) return undefined;
  const isOwn = vote.own || (vote.sameBrowser && (!vote.cookieSeen || cookie === null));
  return isOwn || vote.devices >= MAX_DEVICES_PER_ADDRESS ? vote : undefined;
}
