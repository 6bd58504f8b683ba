import type { Route } from './route.ts';

/** Signing up and in as a partner, and a partner's own place, which routes its own pages in the browser. */
export const PARTNER_ROUTES = [
  {
    id: 'partnersRegister',
    path: '/partners/register',
    kind: 'static',
    template: 'partners/register',
    namespaces: ['partners', 'account'],
  },
  {
    id: 'partnersLogin',
    path: '/partners/login',
    kind: 'static',
    template: 'partners/login',
    namespaces: ['partners', 'account'],
    standalone: true,
  },
  {
    id: 'partnerPanel',
    path: '/partners/panel/*',
    kind: 'client',
    template: 'partners/panel',
    namespaces: ['partners', 'panel', 'account', 'category'],
    noindex: true,
    standalone: true,
  },
] as const satisfies readonly Route[];
