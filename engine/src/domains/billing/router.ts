import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { Permissions } from '@app/contracts/permissions/permissions';
import { NotSignedIn } from '../../kernel/errors.ts';
import { route } from '../../platform/route.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import { billingPanelRoutes } from './panel/router.ts';
import { moneyRoutes } from './staff/money-router.ts';
import { billingStaffRoutes } from './staff/router.ts';
import { permissionsInVisit, permissionsOf } from './permissions.ts';
import { cardRoutes } from './payments/stripe/router.ts';
import { stripeWebhook } from './payments/stripe/webhook.ts';
import { subscriptionOf } from './service.ts';

export const billingRoutes = [
  ...billingPanelRoutes,
  ...billingStaffRoutes,
  ...moneyRoutes,
  ...cardRoutes,
  stripeWebhook,
  route(
    {
      method: 'get',
      path: '/panel/companies/:companyId/permissions',
      tag: 'Panel',
      summary: 'List what the caller may do in the company, with the reason for each refusal',
      auth: 'member',
      act: 'permissions.read',
      params: z.object({ companyId: Id }),
      status: 200,
      answer: Permissions,
    },
    async (ctx, { params: { companyId } }) => {
      const { member, visit } = ctx;
      if (!member) throw new NotSignedIn();
      return ctx.db.tenantTx(companyId, async (tx) => {
        const company = await companyById(tx, companyId);
        if (!company) throw new CompanyNotFound();
        const answer = permissionsOf({ role: member.role, subscription: await subscriptionOf(ctx, tx, company) });
        return visit ? permissionsInVisit(answer, visit) : answer;
      });
    },
  ),
];
