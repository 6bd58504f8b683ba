import type { Notification } from './notifications.ts';

/** Pages of the panel that mails and notifications lead to, and the parameter of the address that says what is shown. */
export const PANEL_LINKS = {
  notifications: { path: '/panel', item: 'notifications' },
  reviews: { path: '/panel/reviews', item: 'review' },
  mediations: { path: '/panel/mediations', item: 'mediation' },
  questions: { path: '/panel/questions', item: 'question' },
  badges: { path: '/panel/badges', item: 'badge' },
  sharing: { path: '/panel/sharing', item: null },
  orderImports: { path: '/panel/import', item: 'import' },
  reviewImports: { path: '/panel/review-imports', item: 'import' },
  invitations: { path: '/panel/invitations', item: 'state' },
  billing: { path: '/panel/settings/billing', item: null },
  website: { path: '/panel/settings/website', item: null },
  notificationSettings: { path: '/panel/settings/notifications', item: null },
  team: { path: '/panel/team', item: null },
  manager: { path: '/panel/manager', item: null },
} as const satisfies Record<string, { path: `/panel${string}`; item: string | null }>;

export interface PanelLink {
  page: keyof typeof PANEL_LINKS;
  /** What is shown: an id, mostly. */
  item?: string | null;
}

/** Names the company of a link: its reader may be a member of several. */
export const COMPANY_PARAM = 'company';

/** Path of a link in the base locale's form. Links within the panel leave the company out. */
export function panelPath({ page, item }: PanelLink, companyId?: string): string {
  const link = PANEL_LINKS[page];
  const query = new URLSearchParams();
  if (companyId) query.set(COMPANY_PARAM, companyId);
  if (link.item && item) query.set(link.item, item);
  return link.path + (query.size > 0 ? `?${query.toString()}` : '');
}

/** The link to what a notification is about. */
export function linkOfNotification({
  kind,
  subjectId,
  detail,
}: Pick<Notification, 'kind' | 'subjectId' | 'detail'>): PanelLink {
  switch (kind) {
    case 'new_review':
    case 'negative_review':
    case 'withdrawal_decided':
      return { page: 'reviews', item: subjectId };
    case 'answer_held':
      return { page: detail['of'] === 'question' ? 'questions' : 'reviews', item: subjectId };
    case 'low_average':
      return { page: 'reviews' };
    case 'mediation_opened':
    case 'mediation_message':
    case 'mediation_ended':
      return { page: 'mediations', item: subjectId };
    case 'question':
      return { page: 'questions', item: subjectId };
    case 'import_finished':
      return { page: detail['file'] === 'orders' ? 'orderImports' : 'reviewImports', item: subjectId };
    case 'badge_won':
    case 'badge_lost':
      return { page: 'badges', item: String(detail['badge'] ?? '') };
    case 'share_request':
      return { page: 'sharing' };
    case 'limit_reached':
      return { page: 'invitations', item: 'over_limit' };
    case 'text_messages':
      return { page: 'invitations', item: 'over_limit' };
    case 'sending':
      return { page: 'website' };
  }
}
