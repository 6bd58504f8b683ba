/** Pages of the panel and their paths in the base locale's form. What a page shows in detail stands in its query. */
export const PANEL_PATHS = {
  overview: '/panel',
  invitations: '/panel/invitations',
  optOuts: '/panel/invitations/opt-outs',
  import: '/panel/import',
  reviews: '/panel/reviews',
  mediations: '/panel/mediations',
  questions: '/panel/questions',
  experts: '/panel/experts',
  productPolls: '/panel/product-polls',
  reviewImports: '/panel/review-imports',
  entryCodes: '/panel/entry-codes',
  splitter: '/panel/splitter',
  sharing: '/panel/sharing',
  widgets: '/panel/widgets',
  googleShopping: '/panel/google-shopping',
  posts: '/panel/posts',
  badges: '/panel/badges',
  surveys: '/panel/surveys',
  settingsProfile: '/panel/settings/profile',
  settingsInvitations: '/panel/settings/invitations',
  settingsReviews: '/panel/settings/reviews',
  settingsAnswerTemplates: '/panel/settings/answer-templates',
  settingsOwnHints: '/panel/settings/own-hints',
  settingsPictures: '/panel/settings/pictures',
  settingsNotifications: '/panel/settings/notifications',
  settingsFeatures: '/panel/settings/product-features',
  settingsUserFeatures: '/panel/settings/user-features',
  settingsMarkets: '/panel/settings/markets',
  settingsWebsite: '/panel/settings/website',
  settingsApiKeys: '/panel/settings/api-keys',
  settingsBilling: '/panel/settings/billing',
  settingsAuditLog: '/panel/settings/audit-log',
  manager: '/panel/manager',
  team: '/panel/team',
  account: '/panel/account',
  companyNew: '/panel/companies/new',
} as const;
export type PanelPage = keyof typeof PANEL_PATHS;

/** Page of a path; null if unknown. Accepts paths with or without locale and trailing slash. */
export function pageAt(pathname: string): PanelPage | null {
  const start = pathname.search(/\/panel(?=\/|$)/);
  if (start < 0) return null;
  const path = pathname.slice(start).replace(/\/+$/, '');
  const found = Object.entries(PANEL_PATHS).find(([, own]) => own === path);
  return found ? (found[0] as PanelPage) : null;
}
