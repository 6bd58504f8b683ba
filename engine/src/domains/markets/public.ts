export { isAtDomain, resolveMarket } from './model.ts';
export { activeMarkets, marketById, publicMarketsJson } from './repo.ts';
export type { Market } from './repo.ts';
export { marketRoutes } from './router.ts';
