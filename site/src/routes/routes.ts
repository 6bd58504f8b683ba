import { ACCOUNT_ROUTES } from './account-routes.ts';
import { FLOW_ROUTES } from './flow-routes.ts';
import { PANEL_ROUTES } from './panel-routes.ts';
import { PARTNER_ROUTES } from './partner-routes.ts';
import { PUBLIC_ROUTES } from './public-routes.ts';
import type { Route } from './route.ts';

/** All pages of the site, used by the build, links, the front door and tests. */
export const ROUTES = [
  ...PUBLIC_ROUTES,
  ...ACCOUNT_ROUTES,
  ...FLOW_ROUTES,
  ...PARTNER_ROUTES,
  ...PANEL_ROUTES,
] as const satisfies readonly Route[];

export type RouteId = (typeof ROUTES)[number]['id'];
