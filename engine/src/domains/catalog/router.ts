import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  CompanyProductPage,
  CompanyProductQuery,
  FeatureSets,
  SaveFeatureSet,
  SetProductCategory,
} from '@app/contracts/product-features';
import { route } from '../../platform/route.ts';
import type { Member } from '../../platform/route.ts';
import { featureSets, saveFeatureSet } from './features.ts';
import { companyProducts, setCategory } from './panel.ts';

const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId';
const LEADERS: Member['role'][] = ['owner', 'manager'];
const inPanel = { tag: 'Panel', auth: 'member' } as const;
const PLAN = ['plan_lacks_feature', 'company_suspended'];

export const catalogRoutes = [
  route(
    {
      ...{ ...inPanel, method: 'get', path: `${base}/products`, summary: 'The company’s products, newest first' },
      ...{ params: InCompany, query: CompanyProductQuery, status: 200, answer: CompanyProductPage },
      failures: ['cursor_invalid'],
    },
    (ctx, { params, query }) => companyProducts(ctx, params.companyId, query),
  ),
  route(
    {
      ...{ ...inPanel, method: 'put', path: `${base}/products/:productId/category`, roles: LEADERS },
      summary: 'Put a product into a category of the merchant’s own',
      ...{ params: InCompany.extend({ productId: Id }), body: SetProductCategory, status: 204 },
      failures: ['product_not_found', 'validation_failed', 'company_suspended'],
    },
    (ctx, { params, body }) => setCategory(ctx, params.companyId, params.productId, body.category),
  ),
  route(
    {
      ...{ ...inPanel, method: 'get', path: `${base}/product-features`, feature: 'attributes' },
      summary: 'Features that reviewers of products are asked about, in sets',
      ...{ params: InCompany, status: 200, answer: FeatureSets, failures: PLAN },
    },
    (ctx, { params }) => featureSets(ctx, params.companyId),
  ),
  route(
    {
      ...{ ...inPanel, method: 'put', path: `${base}/product-features`, feature: 'attributes', roles: LEADERS },
      summary: 'Replace the set of a product, of a category, or of all products',
      ...{ params: InCompany, body: SaveFeatureSet, status: 200, answer: FeatureSets },
      failures: ['product_not_found', 'validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => saveFeatureSet(ctx, params.companyId, body),
  ),
];
