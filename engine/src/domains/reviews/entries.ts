import { z } from 'zod';
import type { Locale } from '@app/contracts/common';
import { RatingCriterion } from '@app/contracts/reviews';
import type { EntryForm, SubmitEntryReview, SubmittedReview } from '@app/contracts/review-forms';
import { ValidationFailed, domainError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/db.ts';
import { once } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { subscriptionOf } from '../billing/public.ts';
import { assertNotBlocked, companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { hintsFor } from '../content/public.ts';
import { configById } from '../invitations/public.ts';
import { sendConfirmation } from './confirmation-mails.ts';
import { entryCodeOf } from './entry-codes.ts';
import type { EntryCodeRow } from './entry-codes.ts';
import { bodyMinOf, checkBody, checkRatings } from './form-rules.ts';
import { attachPhotos } from './photos.ts';
import { makeReceipt } from './receipt.ts';
import { addReviews } from './repo.ts';

/** The code was revoked, or its company does not collect reviews at the moment. */
export class EntryClosed extends domainError('entry_closed', 410) {}

interface Entry {
  code: EntryCodeRow;
  company: Company;
  /** A code's form asks what the company's first configuration does. */
  config: Awaited<ReturnType<typeof configById>>;
}

async function entryOf(ctx: RequestContext, tx: Tx, given: string): Promise<Entry> {
  const code = await entryCodeOf(ctx, tx, given);
  const company = await companyById(tx, code.companyId);
  if (!company) throw new TokenInvalid();
  assertNotBlocked(company);
  if (code.revokedAt || (await subscriptionOf(ctx, tx, company)).state === 'suspended') throw new EntryClosed();
  return { code, company, config: await configById(tx, company.id, company.id) };
}

/** The form on the profile that a QR code, business card or widget opens. @throws TokenInvalid, EntryClosed, CompanyBlocked */
export async function openEntry(ctx: RequestContext, given: string): Promise<EntryForm> {
  const { code, company, config } = await ctx.db.tx((tx) => entryOf(ctx, tx, given));
  ctx.rememberDevice();
  const own = (config?.defaultLanguage ?? ctx.locale) as Locale;
  return {
    company: { id: company.id, slug: company.slug, name: company.name, website: company.website },
    kind: code.kind,
    symbol: config?.symbol ?? 'stars',
    bodyMin: bodyMinOf(company),
    hints: await hintsFor(ctx.db.read, ctx.locale, own),
    criteria: z.array(RatingCriterion).parse(config?.criteria ?? []),
  };
}

/**
 * Takes a review written on the profile. It waits until its address is confirmed by the link that is mailed to it; the
 * device is kept until then for the device rule.
 * @throws TokenInvalid, EntryClosed, CompanyBlocked, ValidationFailed, RateLimited
 */
export async function submitEntryReview(ctx: RequestContext, input: SubmitEntryReview): Promise<SubmittedReview> {
  const scope = `entry-reviews:${ctx.tokens.subject(input.code)}`;
  return ctx.db.tx((tx) =>
    once(tx, { scope, key: ctx.idempotencyKey, input }, async () => {
      const { code, company, config } = await entryOf(ctx, tx, input.code);
      const wrong = [
        ...checkBody(input.body, bodyMinOf(company)),
        ...checkRatings(input.ratings, config?.criteria ?? []),
      ];
      if (wrong.length > 0) throw new ValidationFailed({}, wrong);
      // Nobody's inbox is filled through a form.
      await ctx.throttle.take('entryToAddress', input.email.toLowerCase());
      const now = await ctx.clock.now(tx);
      const [reviewId, submissionId] = [newId(), newId()];
      const { grade, body, ratings, photoIds, email, authorName: displayName } = input;
      const { cookie: deviceHash, addresses: addressHashes } = await ctx.device(tx);
      await addReviews(tx, [
        {
          review: {
            ...{ id: reviewId, companyId: company.id, productId: null, submissionId, grade, submittedAt: now },
            ...{ origin: 'unverified', state: 'awaiting_confirmation', language: input.language ?? ctx.locale },
          },
          ...{ body, ratings },
          author: { displayName, email, orderRef: input.orderRef || null, deviceHash, addressHashes },
        },
      ]);
      if (photoIds.length > 0) await attachPhotos(tx, { reviewId, uploadedWith: code.id, photoIds, now });
      await ctx.outbox.add(tx, sendConfirmation, { submissionId });
      return {
        reviewId,
        company: { slug: company.slug, name: company.name },
        state: 'awaiting_confirmation' as const,
        submittedAt: now.toISOString(),
        receipt: makeReceipt(ctx.signatures, {
          ...{ reviewId, companyId: company.id, revision: 1, grade, body, at: now },
        }),
      };
    }),
  );
}
