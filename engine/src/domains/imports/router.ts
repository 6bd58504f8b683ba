import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { ReviewImport, ReviewImportList, ReviewImportPreview, ReviewImportQuery } from '@app/contracts/imports';
import { uploadedBytes, uploadedFileName } from '../../platform/requests/uploaded-file.ts';
import { route } from '../../platform/route.ts';
import { importById, listImports, previewImport, startImport } from './service.ts';

const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId/review-imports';

const shared = { tag: 'Panel', auth: 'member', params: InCompany } as const;
const upload = {
  ...shared,
  method: 'post' as const,
  query: ReviewImportQuery,
  fileLimit: '10mb',
  file: ['text/csv', 'application/json', 'application/octet-stream', 'text/plain'],
};
const FILE_FAILURES = [
  'plan_lacks_feature',
  'company_suspended',
  'validation_failed',
  'import_empty',
  'import_json_unreadable',
  'import_json_shape',
  'import_mapping_wrong',
  'csv_unreadable',
  'csv_too_many_rows',
  'body_too_large',
  'rate_limited',
];

export const reviewImportRoutes = [
  route(
    {
      ...upload,
      path: `${base}/preview`,
      summary: 'Preview a file of reviews with columns, proposed mapping and first rows',
      act: 'review_imports.create',
      status: 200,
      answer: ReviewImportPreview,
      failures: FILE_FAILURES,
    },
    async (ctx, { params, query, body }) => {
      await ctx.throttle.consume('importPreview', params.companyId);
      return previewImport(ctx, params.companyId, uploadedBytes(body), query);
    },
  ),
  route(
    {
      ...upload,
      path: base,
      summary: 'Import reviews from a CSV or JSON file',
      act: 'review_imports.create',
      status: 202,
      answer: ReviewImport,
      failures: FILE_FAILURES,
    },
    async (ctx, { params, query, body }) => {
      await ctx.throttle.consume('importCompany', params.companyId);
      const name = uploadedFileName(ctx.headers, 'reviews');
      return startImport(ctx, params.companyId, { name, bytes: uploadedBytes(body) }, query);
    },
  ),
  route(
    {
      ...shared,
      method: 'get',
      path: base,
      summary: 'List imports of reviews, newest first',
      act: 'review_imports.read',
      status: 200,
      answer: ReviewImportList,
    },
    (ctx, { params }) => listImports(ctx, params.companyId),
  ),
  route(
    {
      ...shared,
      method: 'get',
      path: `${base}/:importId`,
      params: InCompany.extend({ importId: Id }),
      summary: 'Get an import with the problems of its rows',
      act: 'review_imports.read',
      status: 200,
      answer: ReviewImport,
      failures: ['not_found'],
    },
    (ctx, { params }) => importById(ctx, params.companyId, params.importId),
  ),
];
