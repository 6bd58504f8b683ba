import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  PollProductPage,
  PollProductQuery,
  PollQuestionList,
  PollResults,
  PollResultsQuery,
} from '@app/contracts/company-reviews/product-polls';
import { route } from '../../../../platform/route.ts';
import { listPolls, pollProducts, pollResults } from './product-polls.ts';

const InCompany = z.object({ companyId: Id });
const InQuestion = InCompany.extend({ featureId: Id });
const path = '/panel/companies/:companyId/product-polls';
const common = { method: 'get', tag: 'Panel', auth: 'member', act: 'product_features.read', status: 200 } as const;
const FAILURES = ['plan_lacks_feature', 'company_suspended'];

/** What reviewers have answered about features of products. */
export const pollRoutes = [
  route(
    {
      ...common,
      path,
      summary: 'List the questions of product polls with their results',
      params: InCompany,
      answer: PollQuestionList,
      failures: FAILURES,
    },
    async (ctx, { params }) => ({ items: await listPolls(ctx, params.companyId) }),
  ),
  route(
    {
      ...common,
      path: `${path}/:featureId`,
      summary: 'Count the answers to a question of product polls',
      params: InQuestion,
      query: PollResultsQuery,
      answer: PollResults,
      failures: [...FAILURES, 'not_found'],
    },
    (ctx, { params, query }) => pollResults(ctx, params.companyId, params.featureId, query),
  ),
  route(
    {
      ...common,
      path: `${path}/:featureId/products`,
      summary: 'List products by their answers to a question, most answers first',
      params: InQuestion,
      query: PollProductQuery,
      answer: PollProductPage,
      failures: [...FAILURES, 'not_found', 'cursor_invalid'],
    },
    (ctx, { params, query }) => pollProducts(ctx, params.companyId, params.featureId, query),
  ),
];
