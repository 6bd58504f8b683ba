import { z } from 'zod';
import { CompanyKind } from '@app/contracts/common';
import { DirectoryOverview, DirectoryPage, DirectoryQuery } from '@app/contracts/discovery/directory';
import { route } from '../../../platform/route.ts';
import { directoryPage } from './listing.ts';
import { cachedOverview } from './overview.ts';

const shared = { method: 'get', tag: 'Public', auth: 'none', status: 200 } as const;

/** Lists of companies by kind, category and place. */
export const listRoutes = [
  route(
    {
      ...shared,
      path: '/directory',
      summary: 'Overview of the directory: kinds with their categories, countries and largest cities',
      answer: DirectoryOverview,
      maxAge: 60,
    },
    (ctx) => cachedOverview(ctx.db),
  ),
  route(
    {
      ...shared,
      path: '/directory/:kind',
      summary: 'List companies of a kind by rank, filtered by category and place',
      params: z.object({ kind: CompanyKind }),
      query: DirectoryQuery,
      answer: DirectoryPage,
      failures: ['place_not_found'],
      maxAge: 10,
    },
    (ctx, { params, query }) => directoryPage(ctx.db, params.kind, query),
  ),
];
