import { and, eq, sql } from 'drizzle-orm';
import type { CastVote, VoteCounts } from '@app/contracts/reviews';
import type { Tx } from '../../platform/db.ts';
import type { Device, RequestContext } from '../../platform/route.ts';
import { ReviewNotFound } from './model.ts';
import { reviewVotes, reviews } from './schema.ts';
import { notifyOfVotes } from './vote-pages.ts';

type Value = CastVote['value'];

/**
 * Counts what a device says of a public review: once, changeable, 0 takes it back. Votes of one review come one after the
 * other, so that its counters are exact.
 *
 * A browser's first vote comes without a cookie. It is kept under the cookie that the browser is given with the answer. A
 * vote is known by its address and browser as well while their salt lives: who keeps no cookies, drops them in between, or
 * voted twice before the first answer came, does not count twice. Whatever cookies and browsers there are, an address has
 * three votes at most.
 * @throws ReviewNotFound for a review that is not public as for none
 */
export async function castVote(ctx: RequestContext, reviewId: string, { value }: CastVote): Promise<VoteCounts> {
  const deviceHash = ctx.rememberDevice();
  return ctx.db.tx(async (tx) => {
    const companyId = await lockPublic(tx, reviewId);
    const device = await ctx.device(tx);
    const earlier = await voteOf(tx, reviewId, device);
    const cookieSeen = device.cookie !== null;
    if (!earlier && value !== 0) {
      const at = await ctx.clock.now(tx);
      const [[addressHash = null], [placeHash = null]] = [device.addresses, device.places];
      await tx
        .insert(reviewVotes)
        .values({ reviewId, deviceHash, addressHash, placeHash, cookieSeen, companyId, value, at });
    } else if (earlier && value === 0) await tx.delete(reviewVotes).where(oneVote(reviewId, earlier));
    else if (earlier)
      await tx
        .update(reviewVotes)
        // Who has come back with a cookie is known by it from now on.
        .set({ value, ...(cookieSeen && !earlier.cookieSeen && { deviceHash, cookieSeen }) })
        .where(oneVote(reviewId, earlier));
    const change = (of: Value): number => Number(value === of) - Number(earlier?.value === of);
    const [counts] = await tx
      .update(reviews)
      .set({
        helpfulUp: sql`${reviews.helpfulUp} + ${change(1)}`,
        helpfulDown: sql`${reviews.helpfulDown} + ${change(-1)}`,
      })
      .where(eq(reviews.id, reviewId))
      .returning({ up: reviews.helpfulUp, down: reviews.helpfulDown });
    if (!counts) throw new ReviewNotFound();
    if (value !== (earlier?.value ?? 0)) await notifyOfVotes(ctx.db, tx, companyId);
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

/** What is believed of one address, whatever cookies and browsers come from it: the limit of reviews (`device-rule.ts`). */
const DEVICES_AT_PLACE = 3;

interface Vote extends Record<string, unknown> {
  deviceHash: string;
  value: number;
  cookieSeen: boolean;
}

const oneVote = (reviewId: string, { deviceHash }: Vote) =>
  and(eq(reviewVotes.reviewId, reviewId), eq(reviewVotes.deviceHash, deviceHash));

/**
 * The device's own vote. Else, of those from its address and browser, the one that nobody has come back to with a cookie;
 * one that has a cookie is its own only when it comes without any. Else the last one from its address, when no more
 * devices are believed to be there.
 */
async function voteOf(tx: Tx, reviewId: string, { cookie, addresses, places }: Device): Promise<Vote | undefined> {
  const hashes = (of: string[]) => sql`${sql.param(of)}::text[]`;
  const { rows } = await tx.execute<Vote & { own: boolean; sameBrowser: boolean; devices: number }>(sql`
    select device_hash as "deviceHash", value, cookie_seen as "cookieSeen", coalesce(device_hash = ${cookie}::text, false) as own,
      coalesce(address_hash = any(${hashes(addresses)}), false) as "sameBrowser", (count(*) over ())::int as devices
    from engine.review_votes
    where review_id = ${reviewId}
      and (device_hash = ${cookie}::text or address_hash = any(${hashes(addresses)}) or place_hash = any(${hashes(places)}))
    order by own desc, "sameBrowser" desc, cookie_seen, at desc limit 1`);
  const [vote] = rows;
  if (!vote) return undefined;
  const isOwn = vote.own || (vote.sameBrowser && (!vote.cookieSeen || cookie === null));
  return isOwn || vote.devices >= DEVICES_AT_PLACE ? vote : undefined;
}
