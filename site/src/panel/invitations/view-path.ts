import type { CoverageDays } from './order-coverage/days.ts';
import { PANEL_PATHS } from '../paths.ts';

/** Filters of the list, as they stand in the address. */
export const FILTERS = ['state', 'configId', 'channel', 'language', 'from', 'to', 'words'] as const;
export type Filter = (typeof FILTERS)[number];
export type InvitationFilters = Partial<Record<Filter, string>>;

/** What the page shows: filters, and the invitation in detail or the form beside the list. */
export interface InvitationsView {
  filters: InvitationFilters;
  invitation: string | null;
  inviting: boolean;
  /** Days that the coverage is about. */
  days: CoverageDays;
}

/** The address of a view. */
export function pathOfView({
  filters,
  invitation = null,
  inviting = false,
  days = 90,
}: Partial<InvitationsView>): string {
  const query = new URLSearchParams();
  for (const name of FILTERS) if (filters?.[name]) query.set(name, filters[name]);
  if (invitation) query.set('invitation', invitation);
  if (inviting) query.set('invite', '1');
  if (days !== 90) query.set('days', String(days));
  return PANEL_PATHS.invitations + (query.size > 0 ? `?${query}` : '');
}
