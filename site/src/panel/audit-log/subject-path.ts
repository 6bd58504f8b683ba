import type { AuditEntry } from '@app/contracts/trust/transparency';
import { PANEL_PATHS } from '../paths.ts';

/** Page that shows what an entry is about, by the first part of its act; acts that removed their subject have none. */
const PAGES: Record<string, (id: string) => string> = {
  api_key: () => PANEL_PATHS.settingsApiKeys,
  entry_code: () => PANEL_PATHS.entryCodes,
  expert: () => PANEL_PATHS.experts,
  invitation: () => PANEL_PATHS.invitations,
  invitation_config: () => PANEL_PATHS.settingsInvitations,
  market: () => PANEL_PATHS.settingsMarkets,
  order: () => PANEL_PATHS.invitations,
  order_import: (id) => `${PANEL_PATHS.import}?import=${id}`,
  product: () => PANEL_PATHS.settingsFeatures,
  product_review_feed: () => PANEL_PATHS.googleShopping,
  product_features: () => PANEL_PATHS.settingsFeatures,
  question: () => PANEL_PATHS.questions,
  review: (id) => `${PANEL_PATHS.reviews}?review=${id}`,
  review_import: (id) => `${PANEL_PATHS.reviewImports}?import=${id}`,
  survey: (id) => `${PANEL_PATHS.surveys}?survey=${id}`,
  user_features: () => PANEL_PATHS.settingsUserFeatures,
  website: () => PANEL_PATHS.settingsWebsite,
};

/** @returns null where no page shows it */
export function subjectPath({ act, subjectId }: Pick<AuditEntry, 'act' | 'subjectId'>): string | null {
  if (subjectId === null || /\.(deleted|revoked|cancelled)$/.test(act)) return null;
  return PAGES[act.split('.')[0] ?? '']?.(subjectId) ?? null;
}
