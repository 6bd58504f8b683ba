import type { Route } from './route.ts';

/** The merchant panel, which routes its own pages in the browser. */
export const PANEL_ROUTES = [
  {
    id: 'thankYouPreview',
    path: '/panel/api/invitation_config/:configId/thank_you_page/preview',
    kind: 'client',
    template: 'thank-you-preview',
    namespaces: ['panel', 'invitation'],
    noindex: true,
    standalone: true,
  },
  {
    id: 'panel',
    path: '/panel/*',
    kind: 'client',
    template: 'panel',
    // Its screens load other texts with their bundles (`panel/pages.ts`). Badges also bring their pictures.
    namespaces: ['panel', 'badges'],
    noindex: true,
    standalone: true,
  },
] as const satisfies readonly Route[];
