import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  ContactBasis,
  CreateOrder,
  CreatedOrder,
  InvitationListQuery,
  InvitationPage,
  OrderImport,
  OrderImportList,
} from '@app/contracts/invitations';
import { NotSignedIn } from '../../kernel/errors.ts';
import { route } from '../../platform/route.ts';
import { cut } from '../../platform/csv-records.ts';
import { importById, listImports, startImport } from './imports.ts';
import { createOrder } from './orders.ts';
import { cancelInvitation, listInvitations } from './panel.ts';

const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId';
const MAX_FILE_NAME = 200;

export const invitationRoutes = [
  route(
    {
      method: 'post',
      path: '/orders',
      tag: 'Open API',
      summary: 'Add an order; its customer is invited in time',
      auth: 'api_key',
      body: CreateOrder,
      repeatable: true,
      status: 201,
      answer: CreatedOrder,
      failures: [
        'validation_failed',
        'order_exists',
        'plan_lacks_feature',
        'company_suspended',
        'idempotency_key_reused',
        'rate_limited',
      ],
    },
    (ctx, { body }) => {
      if (!ctx.member) throw new NotSignedIn();
      return createOrder(ctx, ctx.member.companyId, body, 'api');
    },
  ),
  route(
    {
      method: 'post',
      path: `${base}/orders`,
      tag: 'Panel',
      summary: 'Add an order by hand',
      auth: 'member',
      params: InCompany,
      body: CreateOrder,
      repeatable: true,
      status: 201,
      answer: CreatedOrder,
      failures: ['order_exists', 'company_suspended'],
    },
    (ctx, { params, body }) => createOrder(ctx, params.companyId, body, 'panel'),
  ),
  route(
    {
      method: 'post',
      path: `${base}/order-imports`,
      tag: 'Panel',
      summary: 'Upload a CSV of orders',
      auth: 'member',
      params: InCompany,
      query: z.object({ basis: ContactBasis.optional(), configId: Id.optional() }),
      fileLimit: '10mb',
      file: ['text/csv', 'application/octet-stream', 'text/plain'],
      status: 202,
      answer: OrderImport,
      failures: [
        'csv_empty',
        'csv_header_wrong',
        'csv_column_repeated',
        'csv_unreadable',
        'csv_too_many_rows',
        'body_too_large',
      ],
    },
    async (ctx, { params, query, body }) => {
      await ctx.throttle.take('importCompany', params.companyId);
      const name = fileNameOf(ctx.headers.get('x-file-name') ?? '');
      return startImport(ctx, params.companyId, { name, bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }, query);
    },
  ),
  route(
    {
      method: 'get',
      path: `${base}/order-imports`,
      tag: 'Panel',
      summary: 'Uploads, newest first',
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
      summary: 'One upload with the problems of its rows',
      auth: 'member',
      params: InCompany.extend({ importId: Id }),
      status: 200,
      answer: OrderImport,
      failures: ['not_found'],
    },
    (ctx, { params }) => importById(ctx, params.companyId, params.importId),
  ),
  route(
    {
      method: 'get',
      path: `${base}/invitations`,
      tag: 'Panel',
      summary: 'Invitations, newest first',
      auth: 'member',
      params: InCompany,
      query: InvitationListQuery,
      status: 200,
      answer: InvitationPage,
    },
    (ctx, { params, query }) => listInvitations(ctx, params.companyId, query),
  ),
  route(
    {
      method: 'post',
      path: `${base}/invitations/:invitationId/cancellation`,
      tag: 'Panel',
      summary: 'Take back an invitation that has not been sent',
      auth: 'member',
      roles: ['owner', 'manager'],
      params: InCompany.extend({ invitationId: Id }),
      status: 204,
      failures: ['not_found', 'invitation_act_refused'],
    },
    (ctx, { params }) => cancelInvitation(ctx, params.companyId, params.invitationId),
  ),
];

/** A name to show: control characters, which the database or a terminal would choke on, are left out. */
function fileNameOf(header: string): string {
  return cut(safeDecode(header).replace(/\p{Cc}/gu, ''), MAX_FILE_NAME).trim() || 'orders.csv';
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
