import { z } from 'zod';
import type { Locale } from '@app/contracts/common';
import { RatingCriterion } from '@app/contracts/reviews';
import type { FormProduct, InvitationForm } from '@app/contracts/review-forms';
import type { AskedUserFeature } from '@app/contracts/company/user-features';
import type { Feature } from '@app/contracts/plans';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { mayUse, subscriptionOf } from '../../billing/public.ts';
import { companyUserFeatures, featuresOf, productsByIds, userFeaturesOf } from '../../catalog/public.ts';
import { assertNotBlocked, companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import type { Product } from '../../catalog/public.ts';
import {
  InvitationUsed,
  assertWritable,
  configById,
  invitationByToken,
  recordClicked,
  orderOf,
  orderedProductIds,
} from '../../invitations/public.ts';
import type { Invitation } from '../../invitations/public.ts';
import { reviewsOfSubmission } from '../author/repo.ts';
import { listUnsentPhotos } from '../photos/photos.ts';
import { openTestForm } from './form-preview.ts';
import { offeredHints, productHints } from '../company/hints/own-hints.ts';
import { minimumBodyLength, formQuestions } from './form-rules.ts';
import { reviewedProductIds } from '../lifecycle/repo.ts';

/**
 * Everything that the review form needs. It stays open if the company stops paying: invited customers may still answer.
 * @param counted whether a reader opened it: records the click and marks the device
 * @throws TokenInvalid, InvitationUsed, InvitationExpired, InvitationCancelled, CompanyBlocked
 */
export async function openReviewForm(ctx: RequestContext, token: string, counted = true): Promise<InvitationForm> {
  if (isTestLink(ctx, token)) return openTestForm(ctx, token);
  const invitation = await invitationByToken(ctx, ctx.db.queries, token).catch((error: unknown) =>
    refuseAuthorLink(ctx, token, error),
  );
  const now = await ctx.db.tx((tx) => ctx.clock.now(tx));
  assertWritable(invitation, now);
  const [company, config, order, products] = await Promise.all([
    companyById(ctx.db.queries, invitation.companyId),
    configById(ctx.db.queries, invitation.companyId, invitation.configId),
    orderOf(ctx.db.queries, invitation),
    ctx.db.tx((tx) => listUnreviewedProducts(ctx, tx, invitation)),
  ]);
  if (!company || !config) throw new TokenInvalid();
  assertNotBlocked(company);
  if (counted) {
    await recordClicked(ctx, invitation);
    ctx.rememberDevice();
  }
  const locale = invitation.language as Locale;
  const userFeatures = await ctx.db.tx((tx) => listUserFeatures(ctx, tx, company, locale));
  return {
    company: { id: company.id, slug: company.slug, name: company.name, website: company.website },
    locale,
    symbol: config.symbol,
    bodyMin: minimumBodyLength(company),
    suggestedName: publicName(order?.name ?? null),
    products: config.askProducts ? products : [],
    hints: await offeredHints(ctx, company, ctx.locale, locale),
    productHints:
      config.askProducts && products.length > 0 ? await productHints(ctx.db.queries, ctx.locale, locale) : [],
    askPhotos: config.askPhotos,
    unsentPhotos: await listUnsentPhotos(ctx.db.queries, invitation),
    criteria: z.array(RatingCriterion).parse(config.criteria),
    questions: formQuestions(config.questions, locale, config.defaultLanguage as Locale),
    ...(userFeatures.length > 0 && { userFeatures }),
    expiresAt: (invitation.expiresAt ?? now).toISOString(),
    optOutToken: ctx.tokens.derive('opt-out', invitation.id),
  };
}

function isTestLink(ctx: RequestContext, token: string): boolean {
  try {
    ctx.tokens.verify('invitation-test', token);
    return true;
  } catch (error) {
    if (error instanceof TokenInvalid) return false;
    throw error;
  }
}

/** An author's link opens no form: as with a used invitation, the error says when the review was submitted. */
async function refuseAuthorLink(ctx: RequestContext, token: string, error: unknown): Promise<never> {
  if (error instanceof TokenInvalid) {
    const [first] = await reviewsOfSubmission(ctx.db.queries, ctx.tokens.subject(token));
    if (first) {
      ctx.tokens.verify('review', token, first.token_version);
      throw new InvitationUsed({ submittedAt: new Date(first.submitted_at).toISOString() });
    }
  }
  throw error;
}

/** Products of the order that have no review through its invitation yet. */
export async function listUnreviewedProducts(app: AppContext, tx: Tx, invitation: Invitation): Promise<FormProduct[]> {
  const reviewed = new Set(await reviewedProductIds(tx, invitation.id));
  const ordered = await orderedProductIds(tx, invitation.orderId);
  const products = await productsByIds(
    tx,
    ordered.filter((id) => !reviewed.has(id)),
  );
  return askAbout(app, tx, invitation.companyId, products, invitation.language as Locale);
}

/** Products as a form shows them, with what the company's plan lets it ask about each. */
export async function askAbout(
  app: AppContext,
  tx: Tx,
  companyId: string,
  products: readonly Product[],
  locale: Locale,
): Promise<FormProduct[]> {
  const uses = await planOf(app, tx, companyId);
  const ids = products.map(({ id }) => id);
  const features = uses('attributes') ? await featuresOf(tx, ids, locale) : undefined;
  const userFeatures = uses('user_features') ? await userFeaturesOf(tx, ids, locale) : undefined;
  return products.map(({ id, name, url }) => {
    const [asked, askedOfUser] = [features?.get(id), userFeatures?.get(id)];
    return { id, name, url, ...(asked && { features: asked }), ...(askedOfUser && { userFeatures: askedOfUser }) };
  });
}

/** What the reviewer is asked about themselves with the company's own review; nothing where the plan lacks it. */
export async function listUserFeatures(
  app: AppContext,
  tx: Tx,
  company: Pick<Company, 'id' | 'kind'>,
  locale: Locale,
): Promise<AskedUserFeature[]> {
  const asked = await companyUserFeatures(tx, company, locale);
  return asked.length > 0 && (await planOf(app, tx, company.id))('user_features') ? asked : [];
}

/** Tells which features the company's plan includes. */
async function planOf(app: AppContext, tx: Tx, companyId: string): Promise<(feature: Feature) => boolean> {
  const company = await companyById(tx, companyId);
  const subscription = company && (await subscriptionOf(app, tx, company));
  return (feature) => subscription !== undefined && mayUse(subscription, feature);
}

/** `Anna Maria Kowalska` → `Anna K.`, the suggested public name. */
function publicName(name: string | null): string | null {
  const [first, ...rest] = (name ?? '').trim().split(/\s+/);
  if (!first) return null;
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0] ?? ''}.` : first;
}
