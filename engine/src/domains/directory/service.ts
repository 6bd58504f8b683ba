import { sql } from 'drizzle-orm';
import type { PlatformStats } from '@app/contracts/companies';
import type { CompanyKind } from '@app/contracts/common';
import type { CompanyOverview } from '@app/contracts/invitations';
import type { ReviewedProductPage, ReviewedProductQuery } from '@app/contracts/products';
import type {
  ClientPhotoPage,
  ClientPhotoQuery,
  CompanyReviewsQuery,
  ProductReviewPage,
  ReviewListQuery,
  ReviewPage,
} from '@app/contracts/reviews';
import type { AppContext } from '../../platform/context.ts';
import type { Queries } from '../../platform/db.ts';
import { sentThisMonth, subscriptionOf } from '../billing/public.ts';
import { ProductNotFound, productsByIds } from '../catalog/public.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import { countByState } from '../invitations/public.ts';
import { clientPhotos, productReviewPage, reviewPage } from '../reviews/public.ts';
import { productList } from './product-list.ts';
import { assertPublic } from './profile.ts';
import { recent } from './recent.ts';

/** Live counts for the home page: companies that are shown, and what is written about them, not about their products. */
export async function platformStats(queries: Queries): Promise<PlatformStats> {
  const { rows } = await queries.execute<{ kind: CompanyKind; companies: number; reviews: number }>(sql`
    select c.kind, count(*)::int as companies, coalesce(sum(t.count), 0)::int as reviews
    from engine.companies c left join engine.subject_totals t on t.subject_id = c.id
    where c.state = 'active' and c.presentation = 'shown' group by c.kind`);
  const byKind: PlatformStats['byKind'] = { shops: 0, services: 0, hotels: 0, restaurants: 0 };
  for (const row of rows) byKind[row.kind] = row.companies;
  const sum = (of: 'companies' | 'reviews') => rows.reduce((total, row) => total + row[of], 0);
  return { companies: sum('companies'), reviews: sum('reviews'), byKind };
}

const STATS_MS = 30_000;

/** The same, at most half a minute old. */
export const recentStats = recent(STATS_MS, platformStats);

/** What decides whether a company's reviews are shown. */
async function shownCompany(queries: Queries, slug: string): Promise<{ id: string; shown: boolean }> {
  const { rows } = await queries.execute<{ id: string; name: string; state: string; presentation: string }>(
    sql`select id, name, state, presentation from engine.companies where slug = ${slug}`,
  );
  const company = rows[0];
  if (!company) throw new CompanyNotFound();
  assertPublic(company);
  return { id: company.id, shown: company.presentation === 'shown' };
}

/** A page of the public reviews of the company at `slug`. Hidden presentation: an empty page. @throws CompanyNotFound, CompanyBlocked */
export async function companyReviews(queries: Queries, slug: string, query: CompanyReviewsQuery): Promise<ReviewPage> {
  const { id, shown } = await shownCompany(queries, slug);
  return shown ? reviewPage(queries, id, query) : { items: [], nextCursor: null };
}

/** A page of the photos of its customers. @throws CompanyNotFound, CompanyBlocked */
export async function companyPhotos(queries: Queries, slug: string, query: ClientPhotoQuery): Promise<ClientPhotoPage> {
  const { id, shown } = await shownCompany(queries, slug);
  return shown ? clientPhotos(queries, id, query) : { items: [], nextCursor: null };
}

/** A page of its reviewed products. @throws CompanyNotFound, CompanyBlocked, CursorInvalid */
export async function companyProducts(
  queries: Queries,
  slug: string,
  query: ReviewedProductQuery,
): Promise<ReviewedProductPage> {
  const { id, shown } = await shownCompany(queries, slug);
  return shown ? productList(queries, id, query) : { items: [], nextCursor: null };
}

/** A page of the reviews of one of its products. @throws also ProductNotFound */
export async function productReviews(
  queries: Queries,
  slug: string,
  productId: string,
  query: ReviewListQuery,
): Promise<ProductReviewPage> {
  const { id, shown } = await shownCompany(queries, slug);
  const product = (await productsByIds(queries, [productId])).find(({ companyId }) => companyId === id);
  if (!product) throw new ProductNotFound();
  const page = shown ? await productReviewPage(queries, productId, query) : { items: [], nextCursor: null };
  return { ...page, product: { id: product.id, slug: product.slug, name: product.name, url: product.url } };
}

const DAY_MS = 24 * 3600 * 1000;

/** The panel's first page. */
export async function companyOverview(app: AppContext, companyId: string): Promise<CompanyOverview> {
  return app.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const now = await app.clock.now(tx);
    const subscription = await subscriptionOf(app, tx, company);
    const states = await countByState(tx, companyId);
    const { rows } = await tx.execute<{ held: number; recent: number; count: number; average: number | null }>(sql`
      select (select count(*)::int from engine.reviews where company_id = ${companyId} and state = 'held') as held,
        (select count(*)::int from engine.reviews where company_id = ${companyId} and state = 'published'
          and published_at > ${new Date(now.getTime() - 7 * DAY_MS).toISOString()}::timestamptz) as recent,
        coalesce(t.count, 0) as count, t.halves_times_grade::float8 / nullif(t.halves, 0) as average
      from (select 1) one left join engine.subject_totals t on t.subject_id = ${companyId}`);
    const facts = rows[0];
    const completed = states.get('completed') ?? 0;
    return {
      grades: { count: facts?.count ?? 0, average: facts?.average ?? null },
      invitations: {
        scheduled: states.get('scheduled') ?? 0,
        sent: (states.get('sent') ?? 0) + completed + (states.get('expired') ?? 0),
        completed,
        sentThisMonth: await sentThisMonth(app, tx, company),
        monthlyLimit: subscription.monthlyInvitations,
      },
      reviews: { held: facts?.held ?? 0, lastSevenDays: facts?.recent ?? 0 },
      plan: { name: subscription.plan, state: subscription.state, until: subscription.until.toISOString() },
    };
  });
}
