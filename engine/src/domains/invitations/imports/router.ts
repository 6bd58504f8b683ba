import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { ContactBasis } from '@app/contracts/invitations';
import {
  MAX_ORDER_FILE_MB,
  OrderImport,
  OrderImportList,
  OrderImportPreview,
} from '@app/contracts/inviting/order-imports';
import { uploadedBytes, uploadedFileName } from '../../../platform/requests/uploaded-file.ts';
import { route } from '../../../platform/route.ts';
import { importById, listImports, previewImport, startImport } from './service.ts';

const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId';

const upload = {
  method: 'post' as const,
  tag: 'Panel',
  act: 'order_imports.create' as const,
  auth: 'member' as const,
  params: InCompany,
  file: ['text/csv', 'application/octet-stream', 'text/plain'],
};
const Mapping = z.string().max(4000).optional().meta({ description: 'An OrderImportMapping as JSON' });
const FILE_FAILURES = [
  'csv_empty',
  'csv_header_wrong',
  'csv_column_repeated',
  'csv_unreadable',
  'csv_too_many_rows',
  'body_too_large',
  'rate_limited',
];

export const importRoutes = [
  route(
    {
      ...upload,
      path: `${base}/order-imports/preview`,
      summary: 'Preview the beginning of a CSV of orders with columns, mapping and first rows',
      query: z.object({ basis: ContactBasis.optional(), mapping: Mapping }),
      fileLimit: '1mb',
      status: 200,
      answer: OrderImportPreview,
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
      path: `${base}/order-imports`,
      summary: 'Upload a CSV of orders',
      query: z.object({ basis: ContactBasis.optional(), configId: Id.optional(), mapping: Mapping }),
      fileLimit: `${MAX_ORDER_FILE_MB}mb`,
      status: 202,
      answer: OrderImport,
      failures: FILE_FAILURES,
    },
    async (ctx, { params, query, body }) => {
      await ctx.throttle.consume('importCompany', params.companyId);
      const name = uploadedFileName(ctx.headers, 'orders.csv');
      return startImport(ctx, params.companyId, { name, bytes: uploadedBytes(body) }, query);
    },
  ),
  route(
    {
      method: 'get',
      path: `${base}/order-imports`,
      tag: 'Panel',
      summary: 'List order imports, newest first',
      act: 'order_imports.read',
      auth: 'member',
      params: InCompany,
      status: 200,
      answer: OrderImportList,
    },
    (ctx, { params }) => listImports(ctx, params.companyId),
  ),
  route(
    {
      method: 'get',
      path: `${base}/order-imports/:importId`,
      tag: 'Panel',
      summary: 'Read an order import with the problems of its rows',
      act: 'order_imports.read',
      auth: 'member',
      params: InCompany.extend({ importId: Id }),
      status: 200,
      answer: OrderImport,
      failures: ['not_found'],
    },
    (ctx, { params }) => importById(ctx, params.companyId, params.importId),
  ),
];
