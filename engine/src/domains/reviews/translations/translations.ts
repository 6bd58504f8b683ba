import { and, eq, sql } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { ReviewTranslation } from '@app/contracts/reviews';
import { domainError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TranslationFailed } from '../../../platform/translation/index.ts';
import type { Translator } from '../../../platform/translation/index.ts';
import { mayTranslateInto, paidLanguagesOf, subscriptionOf, todayOf } from '../../billing/public.ts';
import { companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { ReviewNotFound } from '../lifecycle/model.ts';
import { reviewTranslations } from '../schema-translations.ts';
import { reviews } from '../schema.ts';

/** No provider, a language that it does not support, or a plan without translations. */
export class TranslationUnavailable extends domainError('translation_unavailable', 404) {}
/** The provider does not respond, or its quota is used up. */
export class TranslationLater extends domainError('translation_failed', 503) {}

interface Original extends Record<string, unknown> {
  company_id: string;
  revision: number;
  language: string;
  body: string;
}

/** Concurrent requests for the same translation share one call of the provider, per process. */
const running = new WeakMap<object, Map<string, Promise<ReviewTranslation>>>();

/**
 * A public review's text in another language, made once per revision.
 * @throws ReviewNotFound, TranslationUnavailable, TranslationLater
 */
export async function translateReview(
  ctx: RequestContext,
  reviewId: string,
  language: Locale,
): Promise<ReviewTranslation> {
  const original = await findPublicText(ctx, reviewId);
  if (!original) throw new ReviewNotFound();
  const { translator } = ctx;
  if (!translator || original.body === '' || original.language === language) throw new TranslationUnavailable();
  await assertMayTranslate(ctx, original.company_id, language);
  const known = await findTranslation(ctx, reviewId, original.revision, language);
  if (known) return known;
  // Stored translations are not limited.
  await ctx.throttle.consume('translateClient', ctx.clientKey);

  const key = `${reviewId} ${original.revision} ${language}`;
  const inFlight = running.get(translator) ?? new Map<string, Promise<ReviewTranslation>>();
  running.set(translator, inFlight);
  const work = inFlight.get(key) ?? createTranslation(ctx, translator, { reviewId, original, language });
  inFlight.set(key, work);
  return work.finally(() => inFlight.delete(key));
}

/** The text that visitors read now. */
async function findPublicText(app: AppContext, reviewId: string): Promise<Original | undefined> {
  const { rows } = await app.db.queries.execute<Original>(sql`
    select r.company_id, r.revision, r.language, v.body
    from engine.reviews r join engine.companies c on c.id = r.company_id
    join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
    where r.id = ${reviewId} and r.state = 'published' and c.state = 'active' and c.presentation = 'shown'`);
  return rows[0];
}

/** Translations of public texts that were made before, by review; of others none is made here. */
export async function storedTranslations(
  queries: Queries,
  reviewIds: readonly string[],
  language: Locale,
): Promise<Map<string, string>> {
  if (reviewIds.length === 0) return new Map();
  const { rows } = await queries.execute<{ id: string; body: string }>(sql`
    select t.review_id as id, t.body from engine.review_translations t
    join engine.reviews r on r.id = t.review_id and r.revision = t.revision
    where t.review_id in ${[...reviewIds]} and t.language = ${language} and r.state = 'published'`);
  return new Map(rows.map(({ id, body }) => [id, body]));
}

async function findTranslation(
  app: AppContext,
  reviewId: string,
  revision: number,
  language: Locale,
): Promise<ReviewTranslation | undefined> {
  const [found] = await app.db.queries
    .select()
    .from(reviewTranslations)
    .where(
      and(
        eq(reviewTranslations.reviewId, reviewId),
        eq(reviewTranslations.revision, revision),
        eq(reviewTranslations.language, language),
      ),
    );
  return found && { reviewId, language, body: found.body, provider: found.provider };
}

async function assertMayTranslate(app: AppContext, companyId: string, language: Locale): Promise<void> {
  const offered = await app.db.tx(async (tx) => {
    const company = await companyById(tx, companyId);
    return company && mayTranslateReviews(app, tx, company, language);
  });
  if (!offered) throw new TranslationUnavailable();
}

/** Whether a company's reviews are translated into a language at the moment: by its plan, or because it pays for it. */
export async function mayTranslateReviews(app: AppContext, tx: Tx, company: Company, locale: Locale): Promise<boolean> {
  const today = todayOf(await app.clock.now(tx), company);
  const subscription = await subscriptionOf(app, tx, company);
  return mayTranslateInto(subscription, await paidLanguagesOf(tx, company.id), { locale, today });
}

async function createTranslation(
  app: AppContext,
  translator: Translator,
  { reviewId, original, language }: { reviewId: string; original: Original; language: Locale },
): Promise<ReviewTranslation> {
  const body = await translateText(app, translator, original, language);
  await app.db.tx(async (tx) => {
    // If the text was erased or edited meanwhile, its translation must not be stored.
    const [review] = await tx
      .select({ revision: reviews.revision, erasedAt: reviews.erasedAt, state: reviews.state })
      .from(reviews)
      .where(eq(reviews.id, reviewId))
      .for('share');
    if (review?.state !== 'published' || review.erasedAt || review.revision !== original.revision)
      throw new ReviewNotFound();
    await tx
      .insert(reviewTranslations)
      .values({
        reviewId,
        revision: original.revision,
        language,
        companyId: original.company_id,
        body,
        provider: translator.name,
        at: await app.clock.now(tx),
      })
      .onConflictDoNothing();
  });
  return { reviewId, language, body, provider: translator.name };
}

/** A text in another language, by the provider. @throws TranslationUnavailable, TranslationLater */
export async function translateText(
  app: AppContext,
  translator: Translator,
  { body, language: from }: Pick<Original, 'body' | 'language'>,
  to: Locale,
): Promise<string> {
  try {
    if (!(await translator.supports(to))) throw new TranslationUnavailable();
    return await translator.translate({ text: body, from, to });
  } catch (error) {
    if (!(error instanceof TranslationFailed)) throw error;
    app.log.warn({ reason: error.reason, seconds: error.retryAfterSeconds }, error.message);
    if (error.reason === 'refused') throw new TranslationUnavailable();
    throw new TranslationLater(error.retryAfterSeconds ? { seconds: error.retryAfterSeconds } : {});
  }
}
