import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { ArchiveMarket, EditMainMarket, EditMarket, Market, MarketList } from '@app/contracts/company/markets';
import { route } from '../../platform/route.ts';
import { addMarket, archiveMarket, changeMainMarket, changeMarket, listMarkets } from './service.ts';

const InCompany = z.object({ companyId: Id });
const OneMarket = InCompany.extend({ marketId: Id });
const base = '/panel/companies/:companyId/markets';
const inPanel = { tag: 'Panel', auth: 'member' } as const;
const PLAN = ['plan_lacks_feature', 'company_suspended'];

export const marketRoutes = [
  route(
    {
      ...inPanel,
      method: 'get',
      path: base,
      summary: 'List the markets of a company, the main one and archived ones too',
      act: 'markets.read',
      params: InCompany,
      status: 200,
      answer: MarketList,
      failures: PLAN,
    },
    (ctx, { params }) => listMarkets(ctx, params.companyId),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: base,
      summary: 'Add a market: a country with its language, website, currency and time zone',
      act: 'markets.write',
      params: InCompany,
      body: EditMarket,
      repeatable: true,
      status: 201,
      answer: Market,
      failures: ['validation_failed', 'too_many', 'idempotency_key_reused', ...PLAN],
    },
    (ctx, { params, body }) => addMarket(ctx, params.companyId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/main`,
      summary: 'Set the currency of the main market',
      act: 'markets.write',
      params: InCompany,
      body: EditMainMarket,
      status: 200,
      answer: MarketList.shape.main,
      failures: ['validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => changeMainMarket(ctx, params.companyId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/:marketId`,
      summary: 'Change a market',
      act: 'markets.write',
      params: OneMarket,
      body: EditMarket,
      status: 200,
      answer: Market,
      failures: ['not_found', 'validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => changeMarket(ctx, params.companyId, params.marketId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/:marketId/archived`,
      summary: 'Archive a market, which then accepts no orders, or restore it',
      act: 'markets.write',
      params: OneMarket,
      body: ArchiveMarket,
      status: 200,
      answer: Market,
      failures: ['not_found', 'validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => archiveMarket(ctx, params.companyId, params.marketId, body),
  ),
];
