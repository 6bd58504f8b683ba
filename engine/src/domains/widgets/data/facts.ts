import { sql } from 'drizzle-orm';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewCard } from '@app/contracts/reviews';
import type { WidgetData } from '@app/contracts/widgets/data';
import { CARD_WIDGETS, PRODUCT_WIDGETS } from '@app/contracts/widgets/kinds';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import type { AppContext } from '../../../platform/context.ts';
import { siteUrl } from '../../../platform/links.ts';
import { subscriptionOf } from '../../billing/public.ts';
import type { Company } from '../../companies/public.ts';
import { companyProfile, productPage } from '../../directory/public.ts';
import { questionsOfProduct } from '../../questions/public.ts';
import { isEntryOpen, mayTranslateReviews, newestReviews, storedTranslations } from '../../reviews/public.ts';
import { embeddedSurvey } from '../../surveys/public.ts';
import type { WidgetRow } from '../repo.ts';
import { languagesOf } from './cards.ts';
import { shownMarket } from './market.ts';
import type { ShownMarket } from './market.ts';

/** Questions under a product. */
const QUESTIONS = 5;

/** What a page asks for. */
export interface Asked {
  locale?: string | undefined;
  product?: string | undefined;
}

const NOTHING = { market: null, product: null, reviews: [], questions: [], survey: null };

/** What the database says about a widget, its company and its product. */
export interface Facts {
  /** Null of a company that is not shown. */
  profile: CompanyProfile | null;
  /** The market whose figures and reviews are shown, with its name in the locale; null: all of them. */
  market: ShownMarket | null;
  suspended: boolean;
  entryOpen: boolean;
  survey: WidgetData['survey'];
  product: (Awaited<ReturnType<typeof productPage>> & { pageUrl: string }) | null;
  reviews: ReviewCard[];
  translations: Map<string, string>;
  questions: NonNullable<WidgetData['product']>['questions'];
}

export interface Wanted {
  widget: WidgetRow;
  settings: WidgetSettings;
  asked: Asked;
  locale: Locale;
}

export async function factsOf(app: AppContext, company: Company, wanted: Wanted): Promise<Facts> {
  const { widget, settings, asked, locale } = wanted;
  const { queries } = app.db;
  const none = { ...NOTHING, translations: new Map<string, string>() };
  const suspended = await app.db.tx(async (tx) => (await subscriptionOf(app, tx, company)).state === 'suspended');
  if (company.state !== 'active') return { ...none, profile: null, suspended, entryOpen: false };
  const profile = await companyProfile(queries, company.slug, { locale });
  const entryOpen = await isEntryOpen(queries, widget.entryCodeId);
  if (company.presentation !== 'shown') return { ...none, profile, suspended, entryOpen: false };
  const ofProduct = PRODUCT_WIDGETS.includes(widget.kind);
  const product = ofProduct ? await findProduct(app, company, asked.product, locale) : null;
  const market = await shownMarket(queries, company, { profile, chosen: settings.market, locale });
  const cards = CARD_WIDGETS.includes(widget.kind) && (!ofProduct || product);
  const reviews = cards
    ? await newestReviews(queries, {
        companyId: company.id,
        productId: product?.id,
        market: market?.id,
        minGrade: settings.minGrade,
        languages: languagesOf(settings, locale),
        limit: settings.count,
      })
    : [];
  return {
    profile,
    market,
    suspended,
    entryOpen,
    product,
    reviews,
    translations:
      settings.text === 'translation' ? await translationsOf(app, company, reviews, locale) : none.translations,
    questions:
      product && widget.kind === 'product-reviews'
        ? await questionsOfProduct(queries, product.id, company.name, QUESTIONS)
        : [],
    survey:
      settings.surveyId === null || widget.kind !== 'survey-form'
        ? null
        : await surveyOf(app, company, settings.surveyId, locale),
  };
}

/** By the shop's own number, else by our id. */
async function findProduct(
  app: AppContext,
  company: Company,
  asked: string | undefined,
  locale: Locale,
): Promise<Facts['product']> {
  if (asked === undefined) return null;
  const { rows } = await app.db.queries.execute<{ id: string }>(sql`
    select id from engine.products where company_id = ${company.id}
      and (external_id = ${asked} ${Id.safeParse(asked).success ? sql`or id = ${asked}` : sql``})
    order by external_id = ${asked} desc limit 1`);
  const [found] = rows;
  if (!found) return null;
  const product = await productPage(app.db.queries, found.id, { locale });
  return { ...product, pageUrl: siteUrl(app, locale, `/product/${product.id}/${product.slug}/${company.id}`) };
}

/** Those that have been made before: no reader of a widget waits for a provider. */
async function translationsOf(
  app: AppContext,
  company: Company,
  reviews: readonly ReviewCard[],
  locale: Locale,
): Promise<Map<string, string>> {
  if (!(await app.db.tx((tx) => mayTranslateReviews(app, tx, company, locale)))) return new Map();
  const foreign = reviews.filter(({ language, erased }) => language !== locale && !erased);
  return storedTranslations(
    app.db.queries,
    foreign.map(({ id }) => id),
    locale,
  );
}

/** Null also for a survey that has been deleted. */
function surveyOf(
  app: AppContext,
  { id: companyId }: Company,
  surveyId: string,
  locale: Locale,
): Promise<WidgetData['survey']> {
  return app.db.tx((tx) => embeddedSurvey(app, tx, { companyId, surveyId, locale }));
}
