/** The pages of the panel and where they live, relative to the locale's `/panel`. */
export const PANEL_PATHS = {
  overview: '/panel',
  invitations: '/panel/invitations',
  import: '/panel/import',
  questions: '/panel/questions',
  settingsInvitations: '/panel/settings/invitations',
  settingsFeatures: '/panel/settings/product-features',
  settingsWebsite: '/panel/settings/website',
  settingsApiKeys: '/panel/settings/api-keys',
} as const;
export type PanelPage = keyof typeof PANEL_PATHS;

/** Which page an address shows; null for none. Takes a path with or without its locale and closing slash. */
export function pageAt(pathname: string): PanelPage | null {
  const start = pathname.search(/\/panel(?=\/|$)/);
  if (start < 0) return null;
  const path = pathname.slice(start).replace(/\/+$/, '');
  const found = Object.entries(PANEL_PATHS).find(([, own]) => own === path);
  return found ? (found[0] as PanelPage) : null;
}
