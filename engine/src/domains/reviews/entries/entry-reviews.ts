import { z } from 'zod';
import type { Locale } from '@app/contracts/common';
import { RatingCriterion } from '@app/contracts/reviews';
import type { EntryForm, FormProduct, SubmitEntryReview, SubmittedReview } from '@app/contracts/review-forms';
import { ValidationFailed, domainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../platform/db.ts';
import { withIdempotency } from '../../../platform/idempotency.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { subscriptionOf } from '../../billing/public.ts';
import { assertNotBlocked, companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { configById } from '../../invitations/public.ts';
import { drawForBrowser, elsewhereOf } from '../../splitter/public.ts';
import { offeredHints, productHints } from '../company/hints/own-hints.ts';
import { sendConfirmation } from './confirmation-mails.ts';
import { correctionTokenOf } from './resent-confirmations.ts';
import { findEntryCode } from './entry-codes.ts';
import type { EntryCodeRow } from './entry-codes.ts';
import { ProductNotFound, companyUserFeatures, productsByIds } from '../../catalog/public.ts';
import { askAbout, listUserFeatures } from '../submission/form.ts';
import {
  minimumBodyLength,
  checkBody,
  checkFeatures,
  checkRatings,
  checkUserChoices,
} from '../submission/form-rules.ts';
import { attachPhotos } from '../photos/photos.ts';
import { presentSubmittedReview } from '../submission/presenter.ts';
import { addReviews } from '../lifecycle/repo.ts';
import type { NewReview } from '../lifecycle/repo.ts';

/** The code was revoked, or its company’s subscription is suspended. */
export class EntryClosed extends domainError('entry_closed', 410) {}

interface Entry {
  code: EntryCodeRow;
  company: Company;
  /** The company's first configuration. */
  config: Awaited<ReturnType<typeof configById>>;
}

async function loadEntry(ctx: RequestContext, tx: Tx, token: string): Promise<Entry> {
  const code = await findEntryCode(ctx, tx, token);
  const company = await companyById(tx, code.companyId);
  if (!company) throw new TokenInvalid();
  assertNotBlocked(company);
  if (code.revokedAt || (await subscriptionOf(ctx, tx, company)).state === 'suspended') throw new EntryClosed();
  return { code, company, config: await configById(tx, company.id, company.id) };
}

/** A product of the company, as the form shows it. @throws ProductNotFound */
async function entryProduct(ctx: RequestContext, tx: Tx, company: Company, id: string): Promise<FormProduct> {
  const own = (await productsByIds(tx, [id])).filter(({ companyId }) => companyId === company.id);
  const [product] = await askAbout(ctx, tx, company.id, own, ctx.locale);
  if (!product) throw new ProductNotFound();
  return product;
}

/**
 * The form that a QR code, business card or widget opens.
 * @param productId asks about a product instead of the company
 * @throws TokenInvalid, EntryClosed, CompanyBlocked, ProductNotFound
 */
export async function openEntryForm(ctx: RequestContext, token: string, productId?: string): Promise<EntryForm> {
  const { code, company, config } = await ctx.db.tx((tx) => loadEntry(ctx, tx, token));
  const device = ctx.rememberDevice();
  const elsewhere = await otherSite(ctx, code, device);
  const companyLanguage = (config?.defaultLanguage ?? ctx.locale) as Locale;
  const form = {
    company: { id: company.id, slug: company.slug, name: company.name, website: company.website },
    kind: code.kind,
    symbol: config?.symbol ?? 'stars',
    bodyMin: minimumBodyLength(company),
    ...(elsewhere && { elsewhere }),
  };
  if (productId !== undefined) {
    const product = await ctx.db.tx((tx) => entryProduct(ctx, tx, company, productId));
    return { ...form, product, criteria: [], hints: await productHints(ctx.db.queries, ctx.locale, companyLanguage) };
  }
  const userFeatures = await ctx.db.tx((tx) => listUserFeatures(ctx, tx, company, ctx.locale));
  return {
    ...form,
    hints: await offeredHints(ctx, company, ctx.locale, companyLanguage),
    criteria: z.array(RatingCriterion).parse(config?.criteria ?? []),
    ...(userFeatures.length > 0 && { userFeatures }),
  };
}

/** The other site that the splitter draws for who opens a code. Visitors of a widget have asked for the form themselves. */
async function otherSite(ctx: RequestContext, { id: codeId, companyId, kind }: EntryCodeRow, device: string) {
  if (kind === 'widget') return null;
  return ctx.db.tx(async (tx) => {
    const draw = await drawForBrowser(ctx, tx, { companyId, codeId, device });
    return elsewhereOf(tx, companyId, draw?.siteId);
  });
}

/**
 * Submits a review written on the profile or a product's page. It waits until its author follows the mailed confirmation link; the device is
 * stored until then for the device rule.
 * @throws TokenInvalid, EntryClosed, CompanyBlocked, ProductNotFound, ValidationFailed, RateLimited
 */
export async function submitEntryReview(ctx: RequestContext, input: SubmitEntryReview): Promise<SubmittedReview> {
  const scope = `entry-reviews:${ctx.tokens.subject(input.code)}`;
  return ctx.db.tx(async (tx) => {
    const answer = await withIdempotency(tx, { scope, key: ctx.idempotencyKey, input }, async () => {
      const { code, company, config } = await loadEntry(ctx, tx, input.code);
      const { productId = null, features = {} } = input;
      const product = productId === null ? undefined : await entryProduct(ctx, tx, company, productId);
      const askedOfUser = product ? product.userFeatures : await companyUserFeatures(tx, company, ctx.locale);
      const errors = [
        ...checkBody(input.body, minimumBodyLength(company)),
        ...checkRatings(input.ratings, product ? [] : (config?.criteria ?? [])),
        ...checkFeatures(features, product?.features),
        ...checkUserChoices(input.userChoices, askedOfUser),
      ];
      if (errors.length > 0) throw new ValidationFailed({}, errors);
      // Protects strangers from confirmation mails.
      await ctx.throttle.consume('entryToAddress', input.email.toLowerCase());
      const now = await ctx.clock.now(tx);
      const submissionId = newId();
      const { grade, body, ratings, userChoices = [], photoIds, email, authorName: displayName } = input;
      const { cookie: deviceHash, addresses: addressHashes } = await ctx.device(tx);
      const review: NewReview = {
        review: {
          id: newId(),
          companyId: company.id,
          productId,
          submissionId,
          entryCodeId: code.id,
          marketId: code.marketId,
          grade,
          submittedAt: now,
          origin: 'unverified',
          state: 'awaiting_confirmation',
          language: input.language ?? ctx.locale,
        },
        body,
        ratings,
        features,
        userChoices,
        author: { displayName, email, orderRef: input.orderRef || null, deviceHash, addressHashes },
      };
      await addReviews(tx, [review]);
      if (photoIds.length > 0)
        await attachPhotos(tx, { reviewId: review.review.id, uploadedWith: code.id, photoIds, now });
      await ctx.outbox.add(tx, sendConfirmation, { submissionId });
      return presentSubmittedReview(ctx.signatures, company, review, 'awaiting_confirmation');
    });
    // Derived afterwards: kept answers must not contain tokens.
    return { ...answer, correctionToken: await correctionTokenOf(ctx, tx, answer.reviewId) };
  });
}
