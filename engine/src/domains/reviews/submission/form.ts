import { z } from 'zod';
import type { Locale } from '@app/contracts/common';
import { RatingCriterion } from '@app/contracts/reviews';
import type { FormProduct, InvitationForm } from '@app/contracts/review-forms';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { mayUse, subscriptionOf } from '../../billing/public.ts';
import { featuresOf, productsByIds } from '../../catalog/public.ts';
import { assertNotBlocked, companyById } from '../../companies/public.ts';
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
import { openTestForm } from './form-preview.ts';
import { offeredHints } from '../company/hints/own-hints.ts';
import { minimumBodyLength, formQuestions } from './form-rules.ts';
import { reviewedProductIds } from '../lifecycle/repo.ts';

/**
 * Everything that the review form needs. It stays open if the company stops paying: whoever was invited may answer.
 * @throws TokenInvalid, InvitationUsed, InvitationExpired, InvitationCancelled, CompanyBlocked
 */
export async function openReviewForm(ctx: RequestContext, token: string): Promise<InvitationForm> {
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
  await recordClicked(ctx, invitation);
  ctx.rememberDevice();
  const locale = invitation.language as Locale;
  return {
    company: { id: company.id, slug: company.slug, name: company.name, website: company.website },
    locale,
    symbol: config.symbol,
    bodyMin: minimumBodyLength(company),
    suggestedName: publicName(order?.name ?? null),
    products: config.askProducts ? products : [],
    hints: await offeredHints(ctx, company, ctx.locale, locale),
    askPhotos: config.askPhotos,
    criteria: z.array(RatingCriterion).parse(config.criteria),
    questions: formQuestions(config.questions, locale, config.defaultLanguage as Locale),
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
  const features =
    products.length > 0 && (await asksFeatures(app, tx, invitation.companyId))
      ? await featuresOf(
          tx,
          products.map(({ id }) => id),
          invitation.language as Locale,
        )
      : undefined;
  return products.map(({ id, name, url }) => {
    const asked = features?.get(id);
    return { id, name, url, ...(asked && { features: asked }) };
  });
}

/** Whether the company's plan includes product features. */
async function asksFeatures(app: AppContext, tx: Tx, companyId: string): Promise<boolean> {
  const company = await companyById(tx, companyId);
  return company !== undefined && mayUse(await subscriptionOf(app, tx, company), 'attributes');
}

/** `Anna Maria Kowalska` → `Anna K.`, the suggested public name. */
function publicName(name: string | null): string | null {
  const [first, ...rest] = (name ?? '').trim().split(/\s+/);
  if (!first) return null;
  const last = rest.at(-1);
  return last ? `${first} ${[...last][0] ?? ''}.` : first;
}
