import { z } from 'zod';
import { CompanyProfile, PlatformStats, TopCompanies, TopCompaniesQuery } from '@app/contracts/companies';
import { Id } from '@app/contracts/common';
import { CompanyOverview } from '@app/contracts/invitations';
import { ReviewedProductPage, ReviewedProductQuery, ProductPage } from '@app/contracts/products';
import { CompanySearchQuery, CompanySearchResult, SuggestionQuery, Suggestions } from '@app/contracts/search';
import {
  ClientPhotoPage,
  ClientPhotoQuery,
  CompanyReviewsQuery,
  ProductReviewPage,
  ReviewListQuery,
  ReviewPage,
} from '@app/contracts/reviews';
import { route } from '../../platform/route.ts';
import { productPage } from './product.ts';
import { companyProfile } from './profile.ts';
import { searchCompanies, topCompanies } from './search.ts';
import {
  companyOverview,
  companyPhotos,
  companyProducts,
  companyReviews,
  productReviews,
  recentStats,
} from './service.ts';
import { suggestions } from './suggestions.ts';

// An unknown address, however odd, is an unknown company and not a wrong request.
const BySlug = z.object({ slug: z.string().max(200) });
const tag = 'Public';
const FAILURES = ['company_not_found', 'company_blocked'];

export const directoryRoutes = [
  route(
    {
      method: 'get',
      path: '/companies/top',
      tag,
      summary: 'Best ranked companies',
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
      summary: 'A company’s public profile',
      auth: 'none',
      params: BySlug,
      status: 200,
      answer: CompanyProfile,
      failures: FAILURES,
    },
    (ctx, { params }) =>
      companyProfile(ctx.db.read, params.slug, {
        translates: ctx.translator !== undefined,
        onLack: (error) => ctx.log.error({ err: error }, 'a profile goes without its photos or product reviews'),
      }),
  ),
  route(
    {
      method: 'get',
      path: '/companies/:slug/reviews',
      tag,
      summary: 'Its reviews, newest first',
      auth: 'none',
      params: BySlug,
      query: CompanyReviewsQuery,
      status: 200,
      answer: ReviewPage,
      failures: [...FAILURES, 'cursor_invalid'],
    },
    (ctx, { params, query }) => companyReviews(ctx.db.read, params.slug, query),
  ),
  route(
    {
      method: 'get',
      path: '/companies/:slug/photos',
      tag,
      summary: 'Photos of its customers, newest first',
      auth: 'none',
      params: BySlug,
      query: ClientPhotoQuery,
      status: 200,
      answer: ClientPhotoPage,
      failures: [...FAILURES, 'cursor_invalid'],
    },
    (ctx, { params, query }) => companyPhotos(ctx.db.read, params.slug, query),
  ),
  route(
    {
      method: 'get',
      path: '/companies/:slug/products',
      tag,
      summary: 'Its reviewed products, those with the most reviews first',
      auth: 'none',
      params: BySlug,
      query: ReviewedProductQuery,
      status: 200,
      answer: ReviewedProductPage,
      failures: [...FAILURES, 'cursor_invalid'],
    },
    (ctx, { params, query }) => companyProducts(ctx.db.read, params.slug, query),
  ),
  route(
    {
      method: 'get',
      path: '/companies/:slug/products/:productId/reviews',
      tag,
      summary: 'Reviews of one of its products, newest first',
      auth: 'none',
      params: BySlug.extend({ productId: Id }),
      query: ReviewListQuery,
      status: 200,
      answer: ProductReviewPage,
      failures: [...FAILURES, 'product_not_found', 'cursor_invalid'],
    },
    (ctx, { params, query }) => productReviews(ctx.db.read, params.slug, params.productId, query),
  ),
  route(
    {
      method: 'get',
      path: '/products/:productId',
      tag,
      summary: 'A product with its company and its grades counted',
      auth: 'none',
      params: z.object({ productId: z.string().max(200) }),
      status: 200,
      answer: ProductPage,
      failures: ['product_not_found', 'company_blocked'],
    },
    (ctx, { params }) =>
      productPage(ctx.db.read, params.productId, {
        ...{ translates: ctx.translator !== undefined, locale: ctx.locale },
      }),
  ),
  route(
    {
      method: 'get',
      path: '/search/companies',
      tag,
      summary: 'Find companies by name, web address or city',
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
      summary: 'Companies, products and lists of the directory for a box that is being typed in',
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
      summary: 'How many companies and reviews there are',
      auth: 'none',
      status: 200,
      answer: PlatformStats,
      maxAge: 60,
    },
    (ctx) => recentStats(ctx.db),
  ),
  route(
    {
      method: 'get',
      path: '/panel/companies/:companyId/overview',
      tag: 'Panel',
      summary: 'The panel’s first page',
      auth: 'member',
      params: z.object({ companyId: Id }),
      status: 200,
      answer: CompanyOverview,
    },
    (ctx, { params }) => companyOverview(ctx, params.companyId),
  ),
];
