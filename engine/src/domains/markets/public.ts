export { isAtDomain, resolveMarket } from './model.ts';
export type { Resolved } from './model.ts';
export { activeMarkets, allMarkets, marketById, publicMarketsJson } from './repo.ts';
export type { Market } from './repo.ts';
export { marketRoutes } from './router.ts';
