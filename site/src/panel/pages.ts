import { lazy } from 'react';
import type { ComponentType } from 'react';
import { loadWhenOnline } from './connection/load-when-online.ts';
import type { PanelPage } from './paths.ts';

/** A page that is loaded when it is opened. `name`: its export. */
const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await loadWhenOnline(load))[name] }));

/** The component of every page of the panel, each in a bundle of its own. */
export const PAGES: Record<PanelPage, ComponentType> = {
  overview: page(() => import('./overview/overview.tsx'), 'Overview'),
  invitations: page(() => import('./invitations/invitations.tsx'), 'Invitations'),
  optOuts: page(() => import('./opt-outs/opt-outs.tsx'), 'OptOuts'),
  import: page(() => import('./import/import-orders.tsx'), 'ImportOrders'),
  reviews: page(() => import('./reviews/reviews.tsx'), 'Reviews'),
  mediations: page(() => import('./mediations/mediations.tsx'), 'Mediations'),
  questions: page(() => import('./questions/questions.tsx'), 'Questions'),
  experts: page(() => import('./experts/experts.tsx'), 'ExpertsPage'),
  productPolls: page(() => import('./product-polls/product-polls.tsx'), 'ProductPolls'),
  reviewImports: page(() => import('./review-imports/review-imports.tsx'), 'ReviewImports'),
  surveys: page(() => import('./surveys/surveys.tsx'), 'Surveys'),
  widgets: page(() => import('./widgets/widgets.tsx'), 'Widgets'),
  googleShopping: page(() => import('./google-shopping/google-shopping.tsx'), 'GoogleShopping'),
  posts: page(() => import('./posts/posts.tsx'), 'Posts'),
  badges: page(() => import('./badges/badges.tsx'), 'Badges'),
  settingsAuditLog: page(() => import('./audit-log/audit-log.tsx'), 'AuditLog'),
  entryCodes: page(() => import('./entry-codes/entry-codes.tsx'), 'EntryCodes'),
  sharing: page(() => import('./sharing/sharing.tsx'), 'SharingPage'),
  settingsMarkets: page(() => import('./markets/markets.tsx'), 'MarketsPage'),
  splitter: page(() => import('./splitter/splitter.tsx'), 'SplitterPage'),
  settingsProfile: page(() => import('./profile/profile-settings.tsx'), 'ProfileSettings'),
  settingsInvitations: page(() => import('./settings/invitation-settings.tsx'), 'InvitationSettings'),
  settingsReviews: page(() => import('./reviews/settings/review-settings.tsx'), 'ReviewSettings'),
  settingsOwnHints: page(() => import('./own-hints/own-hints.tsx'), 'OwnHintsPage'),
  settingsPictures: page(() => import('./pictures/pictures.tsx'), 'Pictures'),
  settingsAnswerTemplates: page(() => import('./reviews/templates/answer-templates.tsx'), 'AnswerTemplates'),
  settingsNotifications: page(() => import('./notifications/notification-settings.tsx'), 'NotificationSettings'),
  settingsFeatures: page(() => import('./features/features.tsx'), 'ProductFeatures'),
  settingsUserFeatures: page(() => import('./user-features/user-features.tsx'), 'UserFeaturesPage'),
  settingsWebsite: page(() => import('./settings/website.tsx'), 'Website'),
  settingsApiKeys: page(() => import('./settings/api-keys.tsx'), 'ApiKeys'),
  settingsBilling: page(() => import('./billing/billing.tsx'), 'Billing'),
  manager: page(() => import('./manager/manager.tsx'), 'ManagerPage'),
  team: page(() => import('./team/team.tsx'), 'TeamPage'),
  account: page(() => import('./account/account.tsx'), 'AccountPage'),
  companyNew: page(() => import('./companies/new-company.tsx'), 'NewCompanyPage'),
};
