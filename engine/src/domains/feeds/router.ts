import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { ProductReviewFeed } from '@app/contracts/sharing/product-review-feed';
import { route } from '../../platform/route.ts';
import { productReviewFile, productReviewZip, readFeed, renewFeed } from './service.ts';

const InCompany = z.object({ companyId: Id });
const path = '/panel/companies/:companyId/product-review-feed';
const inPanel = { path, tag: 'Panel', auth: 'member', params: InCompany, status: 200 } as const;
const PLAN = ['plan_lacks_feature', 'company_suspended'];

export const feedRoutes = [
  route(
    {
      ...inPanel,
      method: 'get',
      summary: 'Read the secret address of the product reviews for Google Merchant Center, and what is in the file',
      act: 'product_review_feed.read',
      answer: ProductReviewFeed,
      failures: PLAN,
    },
    (ctx, { params }) => readFeed(ctx, params.companyId),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      summary: 'Create the secret address, or replace it',
      act: 'product_review_feed.write',
      answer: ProductReviewFeed,
      failures: PLAN,
    },
    (ctx, { params }) => renewFeed(ctx, params.companyId),
  ),
  route(
    {
      method: 'get',
      path: '/product-review-feeds/:file',
      tag: 'Public',
      auth: 'none',
      summary: 'Read all reviews of a company’s products in the format of Google’s product ratings, version 2.4',
      params: z.object({ file: z.string().max(200) }),
      status: 200,
      stream: 'application/xml; charset=utf-8',
      answer: z.custom<AsyncIterable<string>>(),
      failures: ['token_invalid', 'not_found'],
    },
    (ctx, { params }) => productReviewFile(ctx, params.file.replace(/\.xml$/, '')),
  ),
  route(
    {
      method: 'get',
      path: '/product-review-feeds/:file/reviews.zip',
      tag: 'Public',
      auth: 'none',
      summary: 'Read the same as a ZIP of files of at most 100 MB, each complete in itself',
      params: z.object({ file: z.string().max(200) }),
      status: 200,
      stream: 'application/zip',
      answer: z.custom<AsyncIterable<Uint8Array>>(),
      failures: ['token_invalid', 'not_found'],
    },
    (ctx, { params }) => productReviewZip(ctx, params.file),
  ),
];
