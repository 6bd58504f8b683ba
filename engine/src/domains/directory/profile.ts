import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CompanyProfile } from '@app/contracts/companies';
import type { MediationCounts } from '@app/contracts/mediation';
import type { Feature } from '@app/contracts/plans';
import type { Queries } from '../../platform/db.ts';
import { heldBadges, presentAwards } from '../badges/public.ts';
import type { AwardRow } from '../badges/public.ts';
import { mayUse, subscriptionAt } from '../billing/public.ts';
import { CompanyNotFound, assertNotBlocked } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { mediationCountsOf } from '../mediation/public.ts';
import { gradeColumns, gradeCtes, noGrades, presentGrades } from '../reviews/public.ts';
import type { GradeRow } from '../reviews/public.ts';

const POPULAR_PRODUCTS = 5;

export type SubscriptionRow = Omit<NonNullable<Parameters<typeof subscriptionAt>[0]>, 'periodEnd'> & {
  periodEnd: string;
};

interface ProfileRow extends GradeRow {
  company: Company & Record<string, unknown>;
  badges: AwardRow[];
  /** Null before it ever had a plan. */
  subscription: SubscriptionRow | null;
  created_at: string;
  now: string;
  mediations: MediationCounts;
  products: { id: string; slug: string; name: string; count: number; average: number | null }[];
}

const COMPANY = sql`json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'kind', c.kind, 'category', c.category,
  'website', c.website, 'description', c.description, 'address', c.address, 'city', c.city, 'region', c.region, 'country', c.country,
  'phone', c.phone, 'email', c.email, 'taxId', c.tax_id, 'timeZone', c.time_zone, 'openingHours', c.opening_hours,
  'facilities', c.facilities, 'state', c.state, 'presentation', c.presentation, 'underReview', c.under_review,
  'withUsSince', c.with_us_since, 'updatedAt', c.updated_at)`;

/** A company's products with the most reviews. The index on its totals has them in order. */
export const popularProducts = (companyId: SQL) => sql`
  select p.id, p.slug, p.name, t.count, t.halves_times_grade::float8 / nullif(t.halves, 0) as average
  from engine.subject_totals t join engine.products p on p.id = t.subject_id
  where t.company_id = ${companyId} and t.count > 0 order by t.count desc limit ${POPULAR_PRODUCTS}`;

/** The plan of the company `c`, as `usesNow` reads it. */
export const subscriptionJson = sql`
  (select json_build_object('companyId', company_id, 'plan', plan, 'state', state, 'periodEnd', period_end,
    'monthlyInvitations', monthly_invitations) from engine.subscriptions where company_id = c.id) as subscription`;

/** One round trip: the company, its counts (folded and not), summed as the page needs them, its badges and products. */
export const profileQuery = (slug: string) => sql`
  with c as (select *, (engine.app_now() at time zone time_zone)::date as today from engine.companies where slug = ${slug}),
  s as (select id, today from c),
  ${gradeCtes()}
  select ${COMPANY} as company, ${gradeColumns}, c.created_at, engine.app_now() as now,
    ${subscriptionJson},
    (select coalesce(json_agg(b), '[]') from (${heldBadges(sql`c.id`)}) b) as badges,
    (${mediationCountsOf(sql`c.id`)}) as mediations,
    (select coalesce(json_agg(p), '[]') from (${popularProducts(sql`c.id`)}) p) as products
  from c`;

/** Whether people may see a company. @throws CompanyNotFound while its owner has verified no address, CompanyBlocked */
export function assertPublic(company: { state: string; name: string }): void {
  if (company.state === 'pending') throw new CompanyNotFound();
  assertNotBlocked(company);
}

/** A company's public page. `translates`: there is somebody who translates. @throws CompanyNotFound, CompanyBlocked */
export async function companyProfile(
  queries: Queries,
  slug: string,
  { translates = false }: { translates?: boolean } = {},
): Promise<CompanyProfile> {
  const { rows } = await queries.execute<ProfileRow>(profileQuery(slug));
  const row = rows[0];
  if (!row) throw new CompanyNotFound();
  assertPublic(row.company);
  return {
    ...present(row),
    translations: translates && row.company.presentation === 'shown' && usesNow(row, 'review_translation'),
  };
}

/** Whether the company of a row may use a feature at the moment of the reading. */
export function usesNow(
  { subscription, created_at, now }: Pick<ProfileRow, 'subscription' | 'created_at' | 'now'>,
  feature: Feature,
): boolean {
  const row = subscription ? { ...subscription, periodEnd: new Date(subscription.periodEnd) } : undefined;
  return mayUse(subscriptionAt(row, new Date(created_at), new Date(now)), feature);
}

function present(row: ProfileRow): Omit<CompanyProfile, 'translations'> {
  const { company, badges, mediations, products, subscription: _, created_at: __, now: ___, ...counted } = row;
  const { state: _state, updatedAt, ...facts } = company;
  const shown = company.presentation === 'shown';
  return {
    ...facts,
    openingHours: company.openingHours,
    ...presentGrades(shown ? counted : noGrades(counted)),
    badges: shown ? presentAwards(badges) : [],
    mediations: shown ? mediations : { opened: 0, changed: 0, deletedByAuthor: 0, expired: 0 },
    popularProducts: shown ? products : [],
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
