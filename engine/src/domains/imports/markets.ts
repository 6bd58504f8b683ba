import { ValidationFailed } from '../../kernel/errors.ts';
import type { Queries } from '../../platform/db.ts';
import type { Company } from '../companies/public.ts';
import { activeMarkets, marketById, resolveMarket } from '../markets/public.ts';
import type { Market } from '../markets/public.ts';
import type { MarketsOfRows } from './parsing/rows.ts';

/** The markets that a file and its rows can name. */
export interface ImportMarkets {
  active: Market[];
  /** Of rows that name none; null for the main one. */
  ofFile: Market | null;
  ofRows: MarketsOfRows;
}

function importMarkets(company: Company, active: Market[], ofFile: Market | null): ImportMarkets {
  const { website, timeZone: zone } = company;
  const resolve: MarketsOfRows['resolve'] = (named) =>
    named === undefined ? { ok: true, market: ofFile } : resolveMarket(active, website, named);
  return { active, ofFile, ofRows: { resolve, zone } };
}

/** For a file whose market is named by code or website. @throws ValidationFailed if it is unknown, with the known ones */
export async function marketsNamed(
  queries: Queries,
  company: Company,
  named: string | undefined,
): Promise<ImportMarkets> {
  const active = await activeMarkets(queries, company.id);
  const found = resolveMarket(active, company.website, named);
  if (found.ok) return importMarkets(company, active, found.market);
  const params = { values: found.known.join(', ') };
  throw new ValidationFailed({ where: 'query' }, [{ path: 'market', code: 'invalid_value', params }]);
}

/** For a stored file: its market may have been archived since. */
export async function marketsOfImport(
  queries: Queries,
  company: Company,
  marketId: string | null,
): Promise<ImportMarkets> {
  const ofFile = marketId === null ? null : ((await marketById(queries, marketId)) ?? null);
  return importMarkets(company, await activeMarkets(queries, company.id), ofFile);
}
