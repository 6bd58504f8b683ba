import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  CompanyProductPage,
  CompanyProductQuery,
  FeatureSets,
  SaveFeatureSet,
  SetProductCategory,
} from '@app/contracts/product-features';
import { SetProductIdentifiers } from '@app/contracts/company/product-identifiers';
import { SaveUserFeatures, UserFeatureSets } from '@app/contracts/company/user-features';
import { route } from '../../platform/route.ts';
import { featureSets, saveFeatureSet } from './features.ts';
import { companyProducts, setCategory, setIdentifiers } from './panel.ts';
import { saveUserFeatures, userFeatureSets } from './user-features.ts';

const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId';
const inPanel = { tag: 'Panel', auth: 'member' } as const;
const PLAN = ['plan_lacks_feature', 'company_suspended'];

export const catalogRoutes = [
  route(
    {
      ...inPanel,
      method: 'get',
      path: `${base}/products`,
      summary: 'List the company’s products, newest first',
      act: 'products.read',
      params: InCompany,
      query: CompanyProductQuery,
      status: 200,
      answer: CompanyProductPage,
      failures: ['cursor_invalid'],
    },
    (ctx, { params, query }) => companyProducts(ctx, params.companyId, query),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/products/:productId/category`,
      summary: 'Set a product’s category, as named by the merchant',
      act: 'products.write',
      params: InCompany.extend({ productId: Id }),
      body: SetProductCategory,
      status: 204,
      failures: ['product_not_found', 'validation_failed', 'company_suspended'],
    },
    (ctx, { params, body }) => setCategory(ctx, params.companyId, params.productId, body.category),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/products/:productId/identifiers`,
      summary: 'Set a product’s GTIN, manufacturer’s number and brand',
      act: 'products.write',
      params: InCompany.extend({ productId: Id }),
      body: SetProductIdentifiers,
      status: 204,
      failures: ['product_not_found', 'validation_failed', 'company_suspended'],
    },
    (ctx, { params, body }) => setIdentifiers(ctx, params.companyId, params.productId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: `${base}/product-features`,
      summary: 'List the feature sets that product reviewers are asked about',
      act: 'product_features.read',
      params: InCompany,
      status: 200,
      answer: FeatureSets,
      failures: PLAN,
    },
    (ctx, { params }) => featureSets(ctx, params.companyId),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/product-features`,
      summary: 'Replace the feature set of a product, a category or all products',
      act: 'product_features.write',
      params: InCompany,
      body: SaveFeatureSet,
      status: 200,
      answer: FeatureSets,
      failures: ['product_not_found', 'validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => saveFeatureSet(ctx, params.companyId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: `${base}/user-features`,
      summary: 'List what reviewers are asked about themselves',
      act: 'user_features.read',
      params: InCompany,
      status: 200,
      answer: UserFeatureSets,
      failures: PLAN,
    },
    (ctx, { params }) => userFeatureSets(ctx, params.companyId),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/user-features`,
      summary:
        'Replace what reviewers are asked about themselves in a category, or in all that have no set of their own',
      act: 'user_features.write',
      params: InCompany,
      body: SaveUserFeatures,
      status: 200,
      answer: UserFeatureSets,
      failures: ['validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => saveUserFeatures(ctx, params.companyId, body),
  ),
];
