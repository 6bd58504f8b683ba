import { z } from 'zod';
import { BadgeCatalogue, BadgeProgress } from '@app/contracts/badges';
import { Id } from '@app/contracts/common';
import { route } from '../../platform/route.ts';
import { badgeProgress } from './awards.ts';
import { badgeCatalogue } from './model.ts';

export const badgeRoutes = [
  route(
    {
      method: 'get',
      path: '/badges',
      tag: 'Public',
      summary: 'List the badges with their conditions',
      auth: 'none',
      status: 200,
      answer: BadgeCatalogue,
      maxAge: 3600,
    },
    () => Promise.resolve(badgeCatalogue()),
  ),
  route(
    {
      method: 'get',
      path: '/panel/companies/:companyId/badges',
      tag: 'Panel',
      summary: 'List the badges with the company’s progress towards each condition',
      act: 'badges.read',
      auth: 'member',
      params: z.object({ companyId: Id }),
      status: 200,
      answer: BadgeProgress,
    },
    (ctx, { params }) => badgeProgress(ctx.db.queries, params.companyId),
  ),
];
