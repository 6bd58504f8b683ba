import { useQuery } from '@tanstack/react-query';
import type { Market, MarketList } from '@app/contracts/company/markets';
import { useApi, usePanel } from '../panel-context.tsx';
import { usePermissions } from '../permissions.tsx';
import { marketsApi } from './markets-api.ts';

/** What a field offers: the main market and those in use; null for a company that has one only, or a plan without markets. */
export function useMarketChoice(): { main: MarketList['main']; open: Market[]; all: Market[] } | null {
  const { company } = usePanel();
  const api = useApi(marketsApi);
  const permissions = usePermissions();
  const markets = useQuery({
    queryKey: ['markets', company.id],
    queryFn: ({ signal }) => api.markets(signal),
    // Asked only once it is known that the plan has markets.
    enabled: permissions !== undefined && permissions.refused.every(({ act }) => act !== 'markets.read'),
  });
  const { main, items = [] } = markets.data ?? {};
  const open = items.filter(({ archived }) => !archived);
  return main && open.length > 0 ? { main, open, all: items } : null;
}
