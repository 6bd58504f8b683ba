import { sql } from 'drizzle-orm';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { ProductPage } from '@app/contracts/products';
import type { Queries } from '../../../platform/db.ts';
import { pictureUrlsSql } from '../../../platform/pictures/picture-urls.ts';
import {
  ProductNotFound,
  featureResultsColumn,
  presentResults,
  presentUserFeatures,
  userFeatureResultsColumn,
} from '../../catalog/public.ts';
import type { FeatureResultRow, UserFeatureResultRow } from '../../catalog/public.ts';
import { productQuestionCounts } from '../../questions/public.ts';
import { gradeColumns, gradeCtes, emptyGrades, presentGrades } from '../../reviews/public.ts';
import type { GradeRow } from '../../reviews/public.ts';
import { sharedReviews } from './shared-reviews.ts';
import { assertPublic, isoOrNull, mayTranslateNow, mayUseNow, popularProducts } from '../profile/profile.ts';
import { paidLanguagesJson, subscriptionJson } from '../../billing/public.ts';
import type { PaidLanguages, SubscriptionJson } from '../../billing/public.ts';

interface ProductRow extends GradeRow {
  product: Pick<ProductPage, 'id' | 'slug' | 'name' | 'url' | 'picture'>;
  company: Omit<ProductPage['company'], 'translations'> & { state: string };
  subscription: SubscriptionJson;
  paid_languages: PaidLanguages;
  created_at: string;
  now: string;
  features: FeatureResultRow[];
  user_features: UserFeatureResultRow[];
  questions: Omit<ProductPage['questions'], 'open'>;
  others: ProductPage['otherProducts'];
}

const OTHER_PRODUCTS = 4;

/** In one round trip: the product, its company, its counts (folded and pending), and the company's other products. */
export const productQuery = (productId: string) => sql`
  with p as (select * from engine.products where id = ${productId}),
  c as (select c.*, (engine.app_now() at time zone c.time_zone)::date as today
    from engine.companies c join p on p.company_id = c.id),
  s as (select p.id, c.today from p cross join c),
  ${gradeCtes()}
  select json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'url', p.url,
      'picture', ${pictureUrlsSql(sql`p.picture_id`)}) as product,
    json_build_object('id', c.id, 'slug', c.slug, 'name', c.name,
      'logo', ${pictureUrlsSql(sql`c.logo_id`)}, 'kind', c.kind, 'category', c.category, 'website', c.website,
      'timeZone', c.time_zone, 'presentation', c.presentation,
      'presentationOffSince', c.presentation_off_since, 'underReview', c.under_review, 'state', c.state) as company,
    ${gradeColumns}, c.created_at, engine.app_now() as now, ${subscriptionJson}, ${paidLanguagesJson}, ${productQuestionCounts} as questions,
    ${featureResultsColumn} as features, ${userFeatureResultsColumn} as user_features,
    (select coalesce(json_agg(o), '[]') from (${popularProducts(sql`c.id`)}) o where o.id <> p.id) as others
  from p cross join c`;

const readProduct = async (queries: Queries, productId: string): Promise<ProductRow[]> =>
  (await queries.execute<ProductRow>(productQuery(productId))).rows;

/** The page of a product. `translates`: a translation provider is configured. @throws ProductNotFound, CompanyBlocked */
export async function productPage(
  queries: Queries,
  productId: string,
  { translates = false, locale = 'en' }: { translates?: boolean; locale?: Locale } = {},
): Promise<ProductPage> {
  // Any id that does not exist is 404, even one of an invalid form.
  if (!Id.safeParse(productId).success) throw new ProductNotFound();
  const [row] = await readProduct(queries, productId);
  if (!row) throw new ProductNotFound();
  assertPublic(row.company);
  const { state: _, ...company } = row.company;
  const shown = company.presentation === 'shown';
  return {
    ...row.product,
    company: {
      ...company,
      presentationOffSince: isoOrNull(company.presentationOffSince),
      translations: translates && shown && mayTranslateNow(row, company, locale),
    },
    ...presentGrades(shown ? row : emptyGrades(row)),
    features: shown ? presentResults(row.features, locale) : [],
    userFeatures: shown ? presentUserFeatures(row.user_features, locale) : [],
    questions: shown
      ? { ...row.questions, open: mayUseNow(row, company.timeZone, 'questions') }
      : { open: false, asked: 0, answered: 0 },
    shared:
      shown && mayUseNow(row, company.timeZone, 'review_sharing')
        ? await sharedReviews(queries, row.product.id, async (id) => (await readProduct(queries, id))[0])
        : [],
    otherProducts: shown ? row.others.slice(0, OTHER_PRODUCTS) : [],
  };
}
