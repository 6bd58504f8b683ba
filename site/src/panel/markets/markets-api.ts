import type { EditMainMarket, EditMarket, Market, MarketList } from '@app/contracts/company/markets';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Countries that a company sells in, under one profile. */
export const marketsApi = ({ base, locale }: CompanyScope) => ({
  markets: (signal?: AbortSignal) => api.get<MarketList>(`${base}/markets`, { locale, signal }),
  add: (body: EditMarket, idempotencyKey: string) =>
    api.post<Market>(`${base}/markets`, { body, idempotencyKey, locale }),
  change: (id: string, body: EditMarket) => api.put<Market>(`${base}/markets/${id}`, { body, locale }),
  changeMain: (body: EditMainMarket) => api.put<MarketList['main']>(`${base}/markets/main`, { body, locale }),
  archive: (id: string, archived: boolean) =>
    api.put<Market>(`${base}/markets/${id}/archived`, { body: { archived }, locale }),
});
