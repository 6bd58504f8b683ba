import { createHmac } from 'node:crypto';
import type { CreateReport } from '@app/contracts/moderation';
import { domainError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import type { RequestContext } from '../../platform/route.ts';
import { companyById } from '../companies/public.ts';
import { ReviewNotFound, addEvent, lockReview } from '../reviews/public.ts';
import type { Review } from '../reviews/public.ts';
import { openCase } from './case-repo.ts';
import { reportPriority, reporterWeight } from './model.ts';
import { sendReportReceived } from './report-mailing.ts';
import * as repo from './report-repo.ts';

export class AlreadyReported extends domainError('already_reported', 409) {}

/** What is believed of one address about one text, whatever cookies and browsers come from it. */
export const REPORTERS_AT_PLACE = 3;

/**
 * A visitor reports a public review: once per device.
 * @throws ReviewNotFound also for a review that is not public, AlreadyReported, RateLimited
 */
export async function reportReview(ctx: RequestContext, reviewId: string, input: CreateReport): Promise<void> {
  await ctx.throttle.take('reportClient', ctx.client);
  // Programs fill in what people do not see; they are not told.
  if (input.website) return;
  if (input.email) await ctx.throttle.take('reportToAddress', input.email.toLowerCase());
  await ctx.db.tx(async (tx) => {
    const review = await lockReview(tx, reviewId);
    const company = await companyById(tx, review.companyId);
    const shown = company?.state === 'active' && company.presentation === 'shown';
    if (review.state !== 'published' || !shown) throw new ReviewNotFound();
    const email = input.email ?? null;
    const { cookie, addresses, places } = await ctx.device(tx);
    if ((await repo.reportsFrom(tx, { reviewId }, places)) >= REPORTERS_AT_PLACE) throw new AlreadyReported();
    // Also what came from here before there was a cookie.
    const [reporterHash = '', ...formerly] = cookie === null ? addresses : [cookie, ...addresses];
    const [placeHash = null] = places;
    await take(ctx, tx, review, { side: 'visitor', reporterHash, placeHash, formerly, email, input });
  });
}

/**
 * A company reports a review of it, public or in mediation: once.
 * @throws ReviewNotFound also for another company's, AlreadyReported, RateLimited
 */
export async function reportAsMerchant(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  input: CreateReport,
): Promise<void> {
  await ctx.throttle.take('reportCompany', companyId);
  const reporterHash = createHmac('sha256', ctx.config.SESSION_SECRET)
    .update(`company\0${companyId}`)
    .digest('base64url');
  await ctx.db.tenantTx(companyId, async (tx) => {
    const review = await lockReview(tx, reviewId);
    if (review.state !== 'published' && review.state !== 'in_mediation') throw new ReviewNotFound();
    // The answer goes to the company's members.
    await take(ctx, tx, review, { side: 'merchant', reporterHash, placeHash: null, formerly: [], email: null, input });
    await audit(ctx, tx, 'review.reported', reviewId, { reason: input.reason });
  });
}

async function take(
  ctx: RequestContext,
  tx: Tx,
  review: Review,
  of: {
    side: repo.Report['side'];
    reporterHash: string;
    placeHash: string | null;
    /** What else the same reporter may have been known by. */
    formerly: string[];
    email: string | null;
    input: CreateReport;
  },
): Promise<void> {
  const { side, reporterHash, placeHash, formerly, email, input } = of;
  const { id: reviewId, companyId } = review;
  const now = await ctx.clock.now(tx);
  if (await repo.hasReported(tx, reviewId, formerly)) throw new AlreadyReported();
  const { accepted, decided } = await repo.accuracyOf(tx, [reporterHash, ...formerly]);
  const id = newId();
  const added = await repo.addReport(tx, {
    ...{ id, companyId, reviewId, side, reporterHash, placeHash, email, language: ctx.locale },
    ...{ reason: input.reason, text: input.text || null, weight: reporterWeight(accepted, decided) },
    ...{ state: 'open', at: now },
  });
  if (!added) throw new AlreadyReported();
  await addEvent(tx, review, 'reported', side, now, { reason: input.reason });
  const priority = reportPriority(await repo.waitingWeight(tx, reviewId));
  await openCase(tx, { kind: 'report', companyId, reviewId, revision: review.revision, priority }, now);
  if (email) await ctx.outbox.add(tx, sendReportReceived, { reportId: id });
}
