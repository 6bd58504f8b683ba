import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CompanyProfile } from '@app/contracts/companies';
import type { MediationCounts } from '@app/contracts/mediation';
import type { Feature } from '@app/contracts/plans';
import type { Queries } from '../../platform/db.ts';
import { statement } from '../../platform/statement.ts';
import { heldBadges, presentAwards } from '../badges/public.ts';
import type { AwardRow } from '../badges/public.ts';
import { mayUse, subscriptionAt } from '../billing/public.ts';
import { CompanyNotFound, assertNotBlocked } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { mediationCountsOf } from '../mediation/public.ts';
import { clientPhotos, gradeColumns, gradeCtes, noGrades, presentGrades, reviewPage } from '../reviews/public.ts';
import type { GradeRow } from '../reviews/public.ts';
import { pageOfProducts, reviewedProducts } from './product-list.ts';
import type { ListedProduct } from './product-list.ts';

const POPULAR_PRODUCTS = 5;
/** A row over the reviews, two on a phone. */
const PHOTOS = 8;
const PRODUCT_REVIEWS = 3;

export type SubscriptionRow = Omit<NonNullable<Parameters<typeof subscriptionAt>[0]>, 'periodEnd'> & {
  periodEnd: string;
};

type Newest = Pick<CompanyProfile, 'photos' | 'productReviews'>;

interface ProfileRow extends GradeRow {
  company: Company & Record<string, unknown>;
  badges: AwardRow[];
  /** Null before it ever had a plan. */
  subscription: SubscriptionRow | null;
  created_at: string;
  now: string;
  mediations: MediationCounts;
  products: ListedProduct[];
  has: Record<keyof Newest, boolean>;
}

const COMPANY = sql`json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'kind', c.kind, 'category', c.category,
  'website', c.website, 'description', c.description, 'descriptionLanguage', c.description_language, 'address', c.address, 'city', c.city, 'region', c.region, 'country', c.country,
  'phone', c.phone, 'email', c.email, 'taxId', c.tax_id, 'timeZone', c.time_zone, 'openingHours', c.opening_hours,
  'facilities', c.facilities, 'state', c.state, 'presentation', c.presentation,
  'presentationOffSince', c.presentation_off_since, 'underReview', c.under_review,
  'withUsSince', c.with_us_since, 'updatedAt', c.updated_at)`;

/** A company's products with the most reviews, and one more where there is one. */
export const popularProducts = (companyId: SQL) => reviewedProducts(companyId, POPULAR_PRODUCTS + 1);

/** The plan of the company `c`, as `usesNow` reads it. */
export const subscriptionJson = sql`
  (select json_build_object('companyId', company_id, 'plan', plan, 'state', state, 'periodEnd', period_end,
    'monthlyInvitations', monthly_invitations) from engine.subscriptions where company_id = c.id) as subscription`;

/** One round trip: the company, its counts (folded and not), summed as the page needs them, its badges and products. */
const profileOf = statement<ProfileRow, { slug: string }>(
  'directory.profile',
  (value) => sql`
    with c as (select *, (engine.app_now() at time zone time_zone)::date as today from engine.companies where slug = ${value('slug')}),
    s as (select id, today from c),
    ${gradeCtes()}
    select ${COMPANY} as company, ${gradeColumns}, c.created_at, engine.app_now() as now,
      ${subscriptionJson},
      (select coalesce(json_agg(b), '[]') from (${heldBadges(sql`c.id`)}) b) as badges,
      (${mediationCountsOf(sql`c.id`)}) as mediations,
      (select coalesce(json_agg(p), '[]') from (${popularProducts(sql`c.id`)}) p) as products,
      json_build_object(
        'photos', exists (select 1 from engine.review_photos where company_id = c.id and state = 'approved'),
        'productReviews', exists (select 1 from engine.reviews
          where company_id = c.id and product_id is not null and state = 'published')) as has
    from c`,
);

/** A moment as the database writes it into JSON. */
export const instantOrNull = (at: string | Date | null): string | null => at && new Date(at).toISOString();

/** Whether people may see a company. @throws CompanyNotFound while its owner has verified no address, CompanyBlocked */
export function assertPublic(company: { state: string; name: string }): void {
  assertNotBlocked(company);
}

/**
 * A company's public page. `translates`: there is somebody who translates. It is whole without its photos and its
 * products' reviews: `onLack` is told why they could not be read. @throws CompanyNotFound, CompanyBlocked
 */
export async function companyProfile(
  queries: Queries,
  slug: string,
  { translates = false, onLack }: { translates?: boolean; onLack?: (error: unknown) => void } = {},
): Promise<CompanyProfile> {
  const { rows } = await profileOf(queries, { slug });
  const row = rows[0];
  if (!row) throw new CompanyNotFound();
  assertPublic(row.company);
  return {
    ...present(row),
    ...(await newest(queries, row, onLack)),
    translations: translates && row.company.presentation === 'shown' && usesNow(row, 'review_translation'),
  };
}

const NO_PHOTOS: Newest['photos'] = { items: [], nextCursor: null };

/** What reads on elsewhere. Most companies have neither: two statements are saved then. */
async function newest(
  queries: Queries,
  { company, has }: ProfileRow,
  onLack?: (error: unknown) => void,
): Promise<Newest> {
  if (company.presentation !== 'shown' || !(has.photos || has.productReviews))
    return { photos: NO_PHOTOS, productReviews: [] };
  const or =
    <T>(lacking: T) =>
    (error: unknown): T => {
      onLack?.(error);
      return lacking;
    };
  const query = { about: 'products', language: 'any', limit: PRODUCT_REVIEWS } as const;
  const [photos, { items: productReviews }] = await Promise.all([
    has.photos ? clientPhotos(queries, company.id, { limit: PHOTOS }).catch(or(NO_PHOTOS)) : NO_PHOTOS,
    has.productReviews ? reviewPage(queries, company.id, query).catch(or({ items: [] })) : { items: [] },
  ]);
  return { photos, productReviews };
}

/** Whether the company of a row may use a feature at the moment of the reading. */
export function usesNow(
  { subscription, created_at, now }: Pick<ProfileRow, 'subscription' | 'created_at' | 'now'>,
  feature: Feature,
): boolean {
  const row = subscription ? { ...subscription, periodEnd: new Date(subscription.periodEnd) } : undefined;
  return mayUse(subscriptionAt(row, new Date(created_at), new Date(now)), feature);
}

function present(row: ProfileRow): Omit<CompanyProfile, 'translations' | keyof Newest> {
  const {
    company,
    badges,
    mediations,
    products,
    subscription: _subscription,
    created_at: _createdAt,
    now: _now,
    has: _has,
    ...counted
  } = row;
  const { state: _state, updatedAt, ...facts } = company;
  const shown = company.presentation === 'shown';
  const popular = pageOfProducts(shown ? products : [], POPULAR_PRODUCTS);
  return {
    ...facts,
    presentationOffSince: instantOrNull(company.presentationOffSince),
    openingHours: company.openingHours,
    ...presentGrades(shown ? counted : noGrades(counted)),
    badges: shown ? presentAwards(badges) : [],
    mediations: shown ? mediations : { opened: 0, changed: 0, deletedByAuthor: 0, expired: 0 },
    popularProducts: popular.items,
    moreProducts: popular.nextCursor,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
