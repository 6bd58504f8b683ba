import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { CreateOrder, CreatedOrder, ReportOrder } from '@app/contracts/invitations';
import { NotSignedIn } from '../../../kernel/errors.ts';
import { route } from '../../../platform/route.ts';
import { createOrder, reportOrder } from './service.ts';

const base = '/panel/companies/:companyId';

export const orderRoutes = [
  route(
    {
      method: 'post',
      path: '/orders',
      tag: 'Open API',
      summary: 'Add an order and schedule its invitation',
      act: 'open_api.use',
      auth: 'api_key',
      body: ReportOrder,
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
      return reportOrder(ctx, ctx.member.companyId, body);
    },
  ),
  route(
    {
      method: 'post',
      path: `${base}/orders`,
      tag: 'Panel',
      summary: 'Add an order manually',
      act: 'orders.create',
      auth: 'member',
      params: z.object({ companyId: Id }),
      body: CreateOrder,
      repeatable: true,
      status: 201,
      answer: CreatedOrder,
      failures: ['validation_failed', 'order_exists', 'purchase_in_future', 'company_suspended'],
    },
    (ctx, { params, body }) => createOrder(ctx, params.companyId, body, 'panel'),
  ),
];
