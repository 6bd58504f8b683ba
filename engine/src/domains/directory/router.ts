import { z } from 'zod';
import { CompanyProfile, PlatformStats, TopCompanies, TopCompaniesQuery } from '@app/contracts/companies';
import { Id } from '@app/contracts/common';
import { Dashboard, DashboardQuery } from '@app/contracts/company/dashboard';
import { CompanyOverview } from '@app/contracts/invitations';
import { ReviewedProductPage, ReviewedProductQuery, ProductPage } from '@app/contracts/products';
import { CompanySearchQuery, CompanySearchResult, SuggestionQuery, Suggestions } from '@app/contracts/discovery/search';
import {
  ClientPhotoPage,
  ClientPhotoQuery,
  CompanyReviewsQuery,
  ProductReviewPage,
  ReviewListQuery,
  ReviewPage,
} from '@app/contracts/reviews';
import { route } from '../../platform/route.ts';
import { companyDashboard } from './dashboard/dashboard.ts';
import { companyOverview } from './panel-overview.ts';
import { productPage } from './products/product-page.ts';
import { companyPhotos, companyProducts, companyReviews, productReviews } from './profile/company-lists.ts';
import { companyProfile } from './profile/profile.ts';
import { searchCompanies, topCompanies } from './search/search.ts';
import { suggestions } from './search/suggestions.ts';
import { cachedStats } from './stats.ts';

// Any slug that does not exist is 404, even one of an invalid form.
const BySlug = z.object({ slug: z.string().max(200) });
const tag = 'Public';
const FAILURES = ['company_not_found', 'company_blocked'];

export const directoryRoutes = [
  route(
    {
      method: 'get',
      path: '/companies/top',
      tag,
      summary: 'List the best ranked companies',
      auth: 'none',
      query: TopCompaniesQuery,
      status: 200,
      answer: TopCompanies,
      maxAge: 60,
    },
    (ctx, { query }) => topCompanies(ctx, query),
  ),
  route(
    {
      method: 'get',
      path: '/companies/:slug',
      tag,
      summary: 'Read a company’s public profile',
      auth: 'none',
      params: BySlug,
      status: 200,
      answer: CompanyProfile,
      failures: FAILURES,
    },
    (ctx, { params }) =>
      companyProfile(ctx.db.queries, params.slug, {
        locale: ctx.locale,
        translates: ctx.translator !== undefined,
        onMissing: (error) => ctx.log.error({ err: error }, 'a profile was sent without its photos or product reviews'),
      }),
  ),
  route(
    {
      method: 'get',
      path: '/companies/:slug/reviews',
      tag,
      summary: 'List a company’s reviews, newest first',
      auth: 'none',
      params: BySlug,
      query: CompanyReviewsQuery,
      status: 200,
      answer: ReviewPage,
      failures: [...FAILURES, 'cursor_invalid'],
    },
    (ctx, { params, query }) => companyReviews(ctx.db.queries, params.slug, query),
  ),
  route(
    {
      method: 'get',
      path: '/companies/:slug/photos',
      tag,
      summary: 'List photos by a company’s customers, newest first',
      auth: 'none',
      params: BySlug,
      query: ClientPhotoQuery,
      status: 200,
      answer: ClientPhotoPage,
      failures: [...FAILURES, 'cursor_invalid'],
    },
    (ctx, { params, query }) => companyPhotos(ctx.db.queries, params.slug, query),
  ),
  route(
    {
      method: 'get',
      path: '/companies/:slug/products',
      tag,
      summary: 'List a company’s reviewed products, most reviews first',
      auth: 'none',
      params: BySlug,
      query: ReviewedProductQuery,
      status: 200,
      answer: ReviewedProductPage,
      failures: [...FAILURES, 'cursor_invalid'],
    },
    (ctx, { params, query }) => companyProducts(ctx.db.queries, params.slug, query),
  ),
  route(
    {
      method: 'get',
      path: '/companies/:slug/products/:productId/reviews',
      tag,
      summary: 'List reviews of a company’s product, newest first',
      auth: 'none',
      params: BySlug.extend({ productId: Id }),
      query: ReviewListQuery,
      status: 200,
      answer: ProductReviewPage,
      failures: [...FAILURES, 'product_not_found', 'cursor_invalid'],
    },
    (ctx, { params, query }) => productReviews(ctx.db.queries, params.slug, params.productId, query),
  ),
  route(
    {
      method: 'get',
      path: '/products/:productId',
      tag,
      summary: 'Read a product with its company and grade counts',
      auth: 'none',
      params: z.object({ productId: z.string().max(200) }),
      status: 200,
      answer: ProductPage,
      failures: ['product_not_found', 'company_blocked'],
    },
    (ctx, { params }) =>
      productPage(ctx.db.queries, params.productId, {
        translates: ctx.translator !== undefined,
        locale: ctx.locale,
      }),
  ),
  route(
    {
      method: 'get',
      path: '/search/companies',
      tag,
      summary: 'Search companies by name, web address or city',
      auth: 'none',
      query: CompanySearchQuery,
      status: 200,
      answer: CompanySearchResult,
      maxAge: 10,
    },
    (ctx, { query }) => searchCompanies(ctx, query),
  ),
  route(
    {
      method: 'get',
      path: '/search/suggestions',
      tag,
      summary: 'Suggest companies, products and directory lists while typing',
      auth: 'none',
      query: SuggestionQuery,
      status: 200,
      answer: Suggestions,
      maxAge: 10,
    },
    (ctx, { query }) => suggestions(ctx, query),
  ),
  route(
    {
      method: 'get',
      path: '/stats',
      tag,
      summary: 'Count companies and reviews',
      auth: 'none',
      status: 200,
      answer: PlatformStats,
      maxAge: 60,
    },
    (ctx) => cachedStats(ctx.db),
  ),
  route(
    {
      method: 'get',
      path: '/panel/companies/:companyId/overview',
      tag: 'Panel',
      summary: 'Read the panel’s overview',
      act: 'overview.read',
      auth: 'member',
      params: z.object({ companyId: Id }),
      status: 200,
      answer: CompanyOverview,
    },
    (ctx, { params }) => companyOverview(ctx, params.companyId),
  ),
  route(
    {
      method: 'get',
      path: '/panel/companies/:companyId/dashboard',
      tag: 'Panel',
      summary: 'Compare a company’s last days with those before, with its trend, criteria, NPS and badges',
      act: 'overview.read',
      auth: 'member',
      params: z.object({ companyId: Id }),
      query: DashboardQuery,
      status: 200,
      answer: Dashboard,
    },
    (ctx, { params, query }) => companyDashboard(ctx, params.companyId, query),
  ),
];
