import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { BASE_LOCALE } from '@app/locales/manifest.ts';
import type { CompanyProfile } from '@app/contracts/companies';
import { currencyOf } from '@app/contracts/company/markets';
import { MAIN_MARKET } from '@app/contracts/company/public-markets';
import type { PublicMarket } from '@app/contracts/company/public-markets';
import type { Locale } from '@app/contracts/common';
import { PUBLIC_COVERAGE_DAYS, WAITING_DAYS } from '@app/contracts/inviting/coverage';
import type { MediationCounts } from '@app/contracts/mediation';
import type { Feature } from '@app/contracts/plans';
import type { Queries } from '../../../platform/db.ts';
import { statement } from '../../../platform/database/statement.ts';
import { pictureUrlsSql } from '../../../platform/pictures/picture-urls.ts';
import { heldBadges, presentAwards } from '../../badges/public.ts';
import type { AwardRow } from '../../badges/public.ts';
import {
  fromJson,
  mayTranslateInto,
  mayUse,
  paidLanguagesJson,
  subscriptionAt,
  subscriptionJson,
  todayOf,
} from '../../billing/public.ts';
import type { PaidLanguages, SubscriptionJson } from '../../billing/public.ts';
import { CompanyNotFound, assertNotBlocked, comingExceptions, domainOf } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { countedFigures, publicCoverage } from '../../invitations/public.ts';
import type { Figures } from '../../invitations/public.ts';
import { mediationCountsOf } from '../../mediation/public.ts';
import { clientPhotos, gradeColumns, gradeCtes, emptyGrades, presentGrades, reviewPage } from '../../reviews/public.ts';
import type { GradeRow } from '../../reviews/public.ts';
import { presentUserFeatures, userFeatureResultsColumn } from '../../catalog/public.ts';
import type { UserFeatureResultRow } from '../../catalog/public.ts';
import { publicExpertsSql } from '../../experts/public.ts';
import { isAtDomain, publicMarketsJson } from '../../markets/public.ts';
import { publicSplitter, splitterJson } from '../../splitter/public.ts';
import type { SplitterFacts } from '../../splitter/public.ts';
import { companyPicturesSql } from '../../pictures/public.ts';
import { coordinatesJson } from '../listing/distance.ts';
import { pageOfProducts, reviewedProducts } from '../products/product-list.ts';
import type { ListedProduct } from '../products/product-list.ts';

const POPULAR_PRODUCTS = 5;
/** One row above the reviews, two on a phone. */
const PHOTOS = 8;
const PRODUCT_REVIEWS = 3;

type NewestContent = Pick<CompanyProfile, 'photos' | 'productReviews'>;

interface ProfileRow extends GradeRow {
  company: Company & Pick<CompanyProfile, 'logo' | 'pictures' | 'coordinates'> & Record<string, unknown>;
  badges: AwardRow[];
  subscription: SubscriptionJson;
  paid_languages: PaidLanguages;
  created_at: string;
  now: string;
  /** The day in its time zone. */
  today: string;
  mediations: MediationCounts;
  figures: Figures;
  splitter: SplitterFacts;
  markets: Omit<PublicMarket, 'websiteProven'>[];
  experts: CompanyProfile['experts'];
  user_features: UserFeatureResultRow[];
  products: ListedProduct[];
  has: Record<keyof NewestContent, boolean>;
}

const COMPANY = sql`json_build_object('id', c.id, 'slug', c.slug, 'name', c.name,
  'logo', ${pictureUrlsSql(sql`c.logo_id`)}, 'pictures', ${companyPicturesSql(sql`c.id`)},
  'kind', c.kind, 'category', c.category,
  'website', c.website, 'descriptions', c.descriptions, 'mainLanguage', c.main_language, 'address', c.address, 'postcode', c.postcode, 'city', c.city, 'region', c.region, 'country', c.country, 'currency', c.currency,
  'coordinates', ${coordinatesJson(sql`c`)},
  'phone', c.phone, 'email', c.email, 'taxId', c.tax_id, 'timeZone', c.time_zone, 'openingHours', c.opening_hours,
  'openingExceptions', c.opening_exceptions, 'languages', c.languages,
  'facilities', c.facilities, 'state', c.state, 'presentation', c.presentation,
  'presentationOffSince', c.presentation_off_since, 'underReview', c.under_review,
  'withUsSince', c.with_us_since, 'updatedAt', c.updated_at)`;

/** A company's most reviewed products, and one more to tell whether there are more. */
export const popularProducts = (companyId: SQL) => reviewedProducts(companyId, POPULAR_PRODUCTS + 1);

/** In one round trip: the company, its counts (folded and pending), its badges and products. */
const profileOf = statement<ProfileRow, { slug: string }>(
  'directory.profile',
  (value) => sql`
    with c as (select *, (engine.app_now() at time zone time_zone)::date as today from engine.companies where slug = ${value('slug')}),
    s as (select id, today from c),
    ${gradeCtes()}
    select ${COMPANY} as company, c.today, ${gradeColumns}, c.created_at, engine.app_now() as now,
      ${subscriptionJson}, ${paidLanguagesJson},
      (select coalesce(json_agg(b), '[]') from (${heldBadges(sql`c.id`)}) b) as badges,
      (${mediationCountsOf(sql`c.id`)}) as mediations, ${publicExpertsSql(sql`c.id`)} as experts,
      ${userFeatureResultsColumn} as user_features, ${splitterJson(sql`c.id`)} as splitter,
      ${publicMarketsJson(sql`c.id`)} as markets,
      (select coalesce(json_object_agg(f.figure, f.count), '{}')
        from (${countedFigures(sql`c.id`, sql.raw(String(PUBLIC_COVERAGE_DAYS)), sql.raw(String(WAITING_DAYS)))}) f) as figures,
      (select coalesce(json_agg(p), '[]') from (${popularProducts(sql`c.id`)}) p) as products,
      json_build_object(
        'photos', exists (select 1 from engine.review_photos where company_id = c.id and state = 'approved'),
        'productReviews', exists (select 1 from engine.reviews
          where company_id = c.id and product_id is not null and state = 'published')) as has
    from c`,
);

/** Normalizes a timestamp from PostgreSQL's JSON to ISO 8601. */
export const isoOrNull = (at: string | Date | null): string | null => at && new Date(at).toISOString();

interface ProfileOptions {
  locale?: Locale;
  translates?: boolean;
  onMissing?: (error: unknown) => void;
}

/** @throws CompanyNotFound while the company is unlisted, CompanyBlocked */
export function assertPublic(company: { state: string; name: string }): void {
  assertNotBlocked(company);
}

/**
 * A company's public profile. `locale`: the reader's. `translates`: a translation provider is configured. Photos and product reviews are
 * optional: if they cannot be read, `onMissing` gets the error. @throws CompanyNotFound, CompanyBlocked
 */
export async function companyProfile(
  queries: Queries,
  slug: string,
  { locale = BASE_LOCALE, translates = false, onMissing }: ProfileOptions = {},
): Promise<CompanyProfile> {
  const { rows } = await profileOf(queries, { slug });
  const row = rows[0];
  if (!row) throw new CompanyNotFound();
  assertPublic(row.company);
  return {
    ...present(row, locale),
    ...(await newestContent(queries, row, onMissing)),
    translations: translates && row.company.presentation === 'shown' && mayTranslateNow(row, row.company, locale),
  };
}

/** The description in the first of these languages that has one. */
function describe(
  descriptions: Company['descriptions'],
  languages: readonly Locale[],
): Pick<CompanyProfile, 'description' | 'descriptionLanguage'> {
  const language = languages.find((one) => descriptions[one]);
  return { description: (language && descriptions[language]) ?? null, descriptionLanguage: language ?? null };
}

const NO_PHOTOS: NewestContent['photos'] = { items: [], nextCursor: null };

/** Newest photos and product reviews. Most companies have neither, which saves two statements. */
async function newestContent(
  queries: Queries,
  { company, has }: ProfileRow,
  onMissing?: (error: unknown) => void,
): Promise<NewestContent> {
  if (company.presentation !== 'shown' || !(has.photos || has.productReviews))
    return { photos: NO_PHOTOS, productReviews: [] };
  const fallBackTo =
    <T>(fallback: T) =>
    (error: unknown): T => {
      onMissing?.(error);
      return fallback;
    };
  const query = { about: 'products', language: 'any', limit: PRODUCT_REVIEWS } as const;
  const [photos, { items: productReviews }] = await Promise.all([
    has.photos ? clientPhotos(queries, company.id, { limit: PHOTOS }).catch(fallBackTo(NO_PHOTOS)) : NO_PHOTOS,
    has.productReviews ? reviewPage(queries, company.id, query).catch(fallBackTo({ items: [] })) : { items: [] },
  ]);
  return { photos, productReviews };
}

type SubscribedRow = Pick<ProfileRow, 'subscription' | 'created_at' | 'now'>;

const subscriptionNow = ({ subscription, created_at, now }: SubscribedRow, timeZone: string) =>
  subscriptionAt(fromJson(subscription, new Date(created_at)), new Date(now), timeZone);

/** Whether the company of a row may use a feature at the time of the query. */
export const mayUseNow = (row: SubscribedRow, timeZone: string, feature: Feature): boolean =>
  mayUse(subscriptionNow(row, timeZone), feature);

/** Whether the reviews of a row's company are translated into a language at the time of the query. */
export function mayTranslateNow(
  row: SubscribedRow & Pick<ProfileRow, 'paid_languages'>,
  company: Pick<Company, 'timeZone'>,
  locale: Locale,
): boolean {
  const today = todayOf(new Date(row.now), company);
  return mayTranslateInto(subscriptionNow(row, company.timeZone), row.paid_languages, { locale, today });
}

/** The main one first, where there are others. A website is proven at the domain of the company's own proven one. */
function publicMarkets(company: ProfileRow['company'], markets: ProfileRow['markets']): PublicMarket[] {
  if (markets.length === 0) return [];
  const { country, mainLanguage: language, website, address, postcode, city } = company;
  const currency = company.currency ?? currencyOf(country);
  const main = { code: MAIN_MARKET, name: null, country, language, currency, website };
  const domain = website === null ? null : domainOf(website);
  return [
    { ...main, websiteProven: true, address, postcode, city },
    ...markets.map((market) => ({ ...market, websiteProven: isAtDomain(market.website ?? '', domain) })),
  ];
}

function present(row: ProfileRow, locale: Locale): Omit<CompanyProfile, 'translations' | keyof NewestContent> {
  const {
    company,
    badges,
    mediations,
    figures,
    splitter: { sites, here },
    markets,
    experts,
    user_features: userFeatures,
    products,
    subscription: _subscription,
    paid_languages: _paidLanguages,
    created_at: _createdAt,
    now: _now,
    today,
    has: _has,
    ...counted
  } = row;
  const { state: _state, updatedAt, descriptions, mainLanguage, currency: _currency, ...facts } = company;
  const shown = company.presentation === 'shown';
  const popular = pageOfProducts(shown ? products : [], POPULAR_PRODUCTS);
  return {
    ...facts,
    ...describe(descriptions, [locale, mainLanguage]),
    presentationOffSince: isoOrNull(company.presentationOffSince),
    openingExceptions: comingExceptions(company.openingExceptions, today),
    ...presentGrades(shown ? counted : emptyGrades(counted)),
    badges: shown ? presentAwards(badges) : [],
    mediations: shown ? mediations : { opened: 0, changed: 0, deletedByAuthor: 0, expired: 0 },
    invitationCoverage: shown ? publicCoverage(figures) : null,
    splitter: shown ? publicSplitter(sites, here, mayUseNow(row, company.timeZone, 'splitter')) : null,
    markets: mayUseNow(row, company.timeZone, 'multi_market') ? publicMarkets(company, markets) : [],
    userFeatures: shown ? presentUserFeatures(userFeatures, locale) : [],
    // What experts have signed stays; they are presented while the plan includes them.
    experts: shown && mayUseNow(row, company.timeZone, 'expert_module') ? experts : [],
    popularProducts: popular.items,
    moreProducts: popular.nextCursor,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
