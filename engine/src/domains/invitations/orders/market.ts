import type { Queries } from '../../../platform/db.ts';
import { marketById } from '../../markets/public.ts';
import type { Market } from '../../markets/public.ts';
import { orderOf } from '../repo.ts';
import type { Invitation } from '../repo.ts';

/** The market that an invitation's order was placed in; undefined for the main one. */
export async function marketOf(queries: Queries, invitation: Pick<Invitation, 'orderId'>): Promise<Market | undefined> {
  const marketId = (await orderOf(queries, invitation))?.marketId;
  return marketId ? marketById(queries, marketId) : undefined;
}
