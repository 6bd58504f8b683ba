import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import { CreateReviewExport, ReviewExport, ReviewExportList } from '@app/contracts/company-reviews/exports';
import { EditReviewView, ReviewView, ReviewViewList } from '@app/contracts/company-reviews/saved-views';
import type { Download } from '../../../platform/requests/download.ts';
import { route } from '../../../platform/route.ts';
import { createExport, deleteExport, downloadExport, getExport, listExports } from './exports/exports.ts';
import { createView, deleteView, listViews, replaceView } from './views/views.ts';

const InCompany = z.object({ companyId: Id });
const InView = InCompany.extend({ viewId: Id });
const InExport = InCompany.extend({ exportId: Id });
const views = '/panel/companies/:companyId/review-views';
const exported = '/panel/companies/:companyId/review-exports';
const common = { tag: 'Panel', auth: 'member' } as const;

/** What belongs to the company's list of reviews: saved views of it, and files of what it contains. */
export const listRoutes = [
  route(
    {
      ...common,
      method: 'get',
      path: views,
      summary: 'List the caller’s saved views of the list of reviews',
      act: 'review_views.use',
      params: InCompany,
      status: 200,
      answer: ReviewViewList,
    },
    (ctx, { params }) => listViews(ctx, params.companyId),
  ),
  route(
    {
      ...common,
      method: 'post',
      path: views,
      summary: 'Save a view of the list of reviews',
      act: 'review_views.use',
      params: InCompany,
      body: EditReviewView,
      status: 201,
      answer: ReviewView,
      failures: ['validation_failed', 'too_many'],
      repeatable: true,
    },
    (ctx, { params, body }) => createView(ctx, params.companyId, body),
  ),
  route(
    {
      ...common,
      method: 'put',
      path: `${views}/:viewId`,
      summary: 'Replace a saved view of the caller’s',
      act: 'review_views.use',
      params: InView,
      body: EditReviewView,
      status: 200,
      answer: ReviewView,
      failures: ['validation_failed', 'not_found'],
    },
    (ctx, { params, body }) => replaceView(ctx, params.companyId, params.viewId, body),
  ),
  route(
    {
      ...common,
      method: 'delete',
      path: `${views}/:viewId`,
      summary: 'Delete a saved view of the caller’s',
      act: 'review_views.use',
      params: InView,
      status: 204,
      failures: ['not_found'],
    },
    (ctx, { params }) => deleteView(ctx, params.companyId, params.viewId),
  ),
  route(
    {
      ...common,
      method: 'post',
      path: exported,
      summary: 'Export the matching reviews to a file, without held and rejected ones',
      act: 'reviews.export',
      params: InCompany,
      body: CreateReviewExport,
      status: 202,
      answer: ReviewExport,
      failures: ['validation_failed', 'too_many'],
      repeatable: true,
    },
    (ctx, { params, body }) => createExport(ctx, params.companyId, body),
  ),
  route(
    {
      ...common,
      method: 'get',
      path: exported,
      summary: 'List the newest exports of reviews, each with a link that is valid for 15 minutes',
      act: 'reviews.export',
      params: InCompany,
      status: 200,
      answer: ReviewExportList,
    },
    (ctx, { params }) => listExports(ctx, params.companyId),
  ),
  route(
    {
      ...common,
      method: 'get',
      path: `${exported}/:exportId`,
      summary: 'Get an export with its progress, and when it is done with a link that is valid for 15 minutes',
      act: 'reviews.export',
      params: InExport,
      status: 200,
      answer: ReviewExport,
      failures: ['not_found'],
    },
    (ctx, { params }) => getExport(ctx, params.companyId, params.exportId),
  ),
  route(
    {
      ...common,
      method: 'delete',
      path: `${exported}/:exportId`,
      summary: 'Delete an export and its file',
      act: 'reviews.export',
      params: InExport,
      status: 204,
      failures: ['not_found'],
    },
    (ctx, { params }) => deleteExport(ctx, params.companyId, params.exportId),
  ),
  route(
    {
      method: 'get',
      path: '/review-exports/:token',
      tag: 'Panel',
      summary: 'Download the file behind an export’s link',
      auth: 'none',
      params: z.object({ token: Token }),
      query: z.object({ until: z.coerce.number().int().min(0).max(1_000_000_000) }),
      status: 200,
      answer: z.custom<Download>(),
      download: true,
      failures: ['token_invalid'],
    },
    (ctx, { params, query }) => downloadExport(ctx, params.token, query.until),
  ),
];
