import { sql } from 'drizzle-orm';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { ProductPage } from '@app/contracts/products';
import type { Queries } from '../../platform/db.ts';
import { ProductNotFound, featureResultsColumn, presentResults } from '../catalog/public.ts';
import type { FeatureResultRow } from '../catalog/public.ts';
import { countsOfProduct } from '../questions/public.ts';
import { gradeColumns, gradeCtes, noGrades, presentGrades } from '../reviews/public.ts';
import type { GradeRow } from '../reviews/public.ts';
import { assertPublic, instantOrNull, popularProducts, subscriptionJson, usesNow } from './profile.ts';
import type { SubscriptionRow } from './profile.ts';

interface ProductRow extends GradeRow {
  product: Pick<ProductPage, 'id' | 'slug' | 'name' | 'url'>;
  company: Omit<ProductPage['company'], 'translations'> & { state: string };
  subscription: SubscriptionRow | null;
  created_at: string;
  now: string;
  features: FeatureResultRow[];
  questions: Omit<ProductPage['questions'], 'open'>;
  others: ProductPage['otherProducts'];
}

const OTHERS = 4;

/** One round trip: the product, its company, its counts (folded and not), and what else is reviewed there. */
export const productQuery = (productId: string) => sql`
  with p as (select * from engine.products where id = ${productId}),
  c as (select c.*, (engine.app_now() at time zone c.time_zone)::date as today
    from engine.companies c join p on p.company_id = c.id),
  s as (select p.id, c.today from p cross join c),
  ${gradeCtes()}
  select json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'url', p.url) as product,
    json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'kind', c.kind, 'category', c.category, 'website', c.website,
      'timeZone', c.time_zone, 'presentation', c.presentation,
      'presentationOffSince', c.presentation_off_since, 'underReview', c.under_review, 'state', c.state) as company,
    ${gradeColumns}, c.created_at, engine.app_now() as now, ${subscriptionJson}, ${countsOfProduct} as questions,
    ${featureResultsColumn} as features,
    (select coalesce(json_agg(o), '[]') from (${popularProducts(sql`c.id`)}) o where o.id <> p.id) as others
  from p cross join c`;

/** What the page of a product shows. `translates`: there is somebody who translates. @throws ProductNotFound, CompanyBlocked */
export async function productPage(
  queries: Queries,
  productId: string,
  { translates = false, locale = 'en' }: { translates?: boolean; locale?: Locale } = {},
): Promise<ProductPage> {
  // An unknown address, however odd, is an unknown product and not a wrong request.
  if (!Id.safeParse(productId).success) throw new ProductNotFound();
  const { rows } = await queries.execute<ProductRow>(productQuery(productId));
  const row = rows[0];
  if (!row) throw new ProductNotFound();
  assertPublic(row.company);
  const { state: _, ...company } = row.company;
  const shown = company.presentation === 'shown';
  return {
    ...row.product,
    company: {
      ...company,
      presentationOffSince: instantOrNull(company.presentationOffSince),
      translations: translates && shown && usesNow(row, 'review_translation'),
    },
    ...presentGrades(shown ? row : noGrades(row)),
    features: shown ? presentResults(row.features, locale) : [],
    questions: shown ? { ...row.questions, open: usesNow(row, 'questions') } : { open: false, asked: 0, answered: 0 },
    otherProducts: shown ? row.others.slice(0, OTHERS) : [],
  };
}
