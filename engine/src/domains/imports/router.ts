import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { ReviewImport, ReviewImportList, ReviewImportPreview, ReviewImportQuery } from '@app/contracts/imports';
import { cut } from '../../platform/csv-records.ts';
import { route } from '../../platform/route.ts';
import type { Member } from '../../platform/route.ts';
import { importById, listImports, previewImport, startImport } from './service.ts';

const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId/review-imports';
const MAX_FILE_NAME = 200;

const roles: Member['role'][] = ['owner', 'manager'];
const shared = { tag: 'Panel', auth: 'member', params: InCompany } as const;
const upload = {
  ...{ ...shared, method: 'post' as const, roles, feature: 'import' as const, query: ReviewImportQuery },
  ...{ fileLimit: '10mb', file: ['text/csv', 'application/json', 'application/octet-stream', 'text/plain'] },
};
const FILE_FAILURES = [
  ...['plan_lacks_feature', 'company_suspended', 'import_empty', 'import_json_unreadable', 'import_json_shape'],
  ...['import_mapping_wrong', 'csv_unreadable', 'csv_too_many_rows', 'body_too_large', 'rate_limited'],
];

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

export const reviewImportRoutes = [
  route(
    {
      ...upload,
      path: `${base}/preview`,
      summary: 'Look at a file of reviews: its columns, which is likely what, its first rows; nothing is kept',
      status: 200,
      answer: ReviewImportPreview,
      failures: FILE_FAILURES,
    },
    async (ctx, { params, query, body }) => {
      await ctx.throttle.take('importCompany', params.companyId);
      return previewImport(ctx, params.companyId, bytesOf(body), query);
    },
  ),
  route(
    {
      ...upload,
      path: base,
      summary: 'Import reviews from elsewhere: CSV or JSON',
      status: 202,
      answer: ReviewImport,
      failures: FILE_FAILURES,
    },
    async (ctx, { params, query, body }) => {
      await ctx.throttle.take('importCompany', params.companyId);
      const name = fileNameOf(ctx.headers.get('x-file-name') ?? '');
      return startImport(ctx, params.companyId, { name, bytes: bytesOf(body) }, query);
    },
  ),
  route(
    {
      ...shared,
      method: 'get',
      path: base,
      summary: 'Imports of reviews, newest first',
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
      summary: 'One import with the problems of its rows',
      status: 200,
      answer: ReviewImport,
      failures: ['not_found'],
    },
    (ctx, { params }) => importById(ctx, params.companyId, params.importId),
  ),
];

/** A name to show: control characters, which the database or a terminal would choke on, are left out. */
function fileNameOf(header: string): string {
  let name = header;
  try {
    name = decodeURIComponent(header);
  } catch {
    // As it came.
  }
  return cut(name.replace(/\p{Cc}/gu, ''), MAX_FILE_NAME).trim() || 'reviews';
}
