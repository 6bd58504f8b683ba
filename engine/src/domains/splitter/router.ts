import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { EditSplitter, Splitter } from '@app/contracts/inviting/splitter';
import { route } from '../../platform/route.ts';
import { readSplitter, saveSplitter } from './service.ts';

const InCompany = z.object({ companyId: Id });
const path = '/panel/companies/:companyId/splitter';
const inPanel = { path, tag: 'Panel', auth: 'member', params: InCompany, status: 200, answer: Splitter } as const;
const PLAN = ['plan_lacks_feature', 'company_suspended'];

export const splitterRoutes = [
  route(
    {
      ...inPanel,
      method: 'get',
      summary: 'Read which share of customers is sent to other sites, and how many were',
      act: 'splitter.read',
      failures: PLAN,
    },
    (ctx, { params }) => readSplitter(ctx, params.companyId),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      summary:
        'Replace the other sites and their shares; customers are drawn by chance alone, and the counts are public',
      act: 'splitter.write',
      body: EditSplitter,
      failures: ['validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => saveSplitter(ctx, params.companyId, body),
  ),
];
