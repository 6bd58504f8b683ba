import type { CreateReport } from '@app/contracts/moderation';
import { domainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import { keyedHash } from '../../../platform/security/keyed-hash.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { companyById } from '../../companies/public.ts';
import { ReviewNotFound, addReviewEvent, lockReview } from '../../reviews/public.ts';
import type { Review } from '../../reviews/public.ts';
import { reportPriority, reporterWeight } from '../cases/case-priority.ts';
import { openCase } from '../cases/case-repo.ts';
import { sendReportReceived } from './report-mailing.ts';
import * as repo from './report-repo.ts';

export class AlreadyReported extends domainError('already_reported', 409) {}

/** Reports of one text accepted from one address, whatever its cookies and browsers. */
export const MAX_REPORTS_PER_ADDRESS = 3;

/**
 * A visitor reports a public review, once per device.
 * @throws ReviewNotFound also for a review that is not public, AlreadyReported, RateLimited
 */
export async function reportReview(ctx: RequestContext, reviewId: string, input: CreateReport): Promise<void> {
  await ctx.throttle.consume('reportClient', ctx.clientKey);
  // Honeypot field: bots get the same answer.
  if (input.website) return;
  if (input.email) await ctx.throttle.consume('reportToAddress', input.email.toLowerCase());
  await ctx.db.tx(async (tx) => {
    const review = await lockReview(tx, reviewId);
    const company = await companyById(tx, review.companyId);
    const isShown = company?.state === 'active' && company.presentation === 'shown';
    if (review.state !== 'published' || !isShown) throw new ReviewNotFound();
    const email = input.email ?? null;
    const { cookie, addresses, places } = await ctx.device(tx);
    if ((await repo.countReportsFrom(tx, { reviewId }, places)) >= MAX_REPORTS_PER_ADDRESS) throw new AlreadyReported();
    // Includes reports made before this browser had a cookie.
    const [reporterHash = '', ...formerHashes] = cookie === null ? addresses : [cookie, ...addresses];
    const [placeHash = null] = places;
    await addReport(ctx, tx, review, { side: 'visitor', reporterHash, placeHash, formerHashes, email, input });
  });
}

/**
 * A company reports a review about it, public or in mediation, once.
 * @throws ReviewNotFound also for another company's, AlreadyReported, RateLimited
 */
export async function reportAsMerchant(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  input: CreateReport,
): Promise<void> {
  await ctx.throttle.consume('reportCompany', companyId);
  const reporterHash = keyedHash(ctx.config.SESSION_SECRET, 'company', companyId);
  await ctx.db.tenantTx(companyId, async (tx) => {
    const review = await lockReview(tx, reviewId);
    if (review.state !== 'published' && review.state !== 'in_mediation') throw new ReviewNotFound();
    // Without an address: the answer goes to the company's members.
    const reporter = { side: 'merchant' as const, reporterHash, placeHash: null, formerHashes: [], email: null };
    await addReport(ctx, tx, review, { ...reporter, input });
    await audit(ctx, tx, 'review.reported', reviewId, { reason: input.reason });
  });
}

interface NewReport {
  side: repo.Report['side'];
  reporterHash: string;
  placeHash: string | null;
  /** Other hashes that the same reporter may have had. */
  formerHashes: string[];
  email: string | null;
  input: CreateReport;
}

async function addReport(ctx: RequestContext, tx: Tx, review: Review, report: NewReport): Promise<void> {
  const { side, reporterHash, placeHash, formerHashes, email, input } = report;
  const { id: reviewId, companyId } = review;
  const now = await ctx.clock.now(tx);
  if (await repo.hasReported(tx, reviewId, formerHashes)) throw new AlreadyReported();
  const { accepted, decided } = await repo.reporterAccuracy(tx, [reporterHash, ...formerHashes]);
  const id = newId();
  const added = await repo.insertReport(tx, {
    id,
    companyId,
    reviewId,
    side,
    reporterHash,
    placeHash,
    email,
    language: ctx.locale,
    reason: input.reason,
    text: input.text || null,
    weight: reporterWeight(accepted, decided),
    state: 'open',
    at: now,
  });
  if (!added) throw new AlreadyReported();
  await addReviewEvent(tx, review, 'reported', side, now, { reason: input.reason });
  const priority = reportPriority(await repo.openReportWeight(tx, reviewId));
  await openCase(tx, { kind: 'report', companyId, reviewId, revision: review.revision, priority }, now);
  if (email) await ctx.outbox.add(tx, sendReportReceived, { reportId: id });
}
