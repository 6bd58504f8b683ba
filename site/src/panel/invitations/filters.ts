import { InvitationListQuery } from '@app/contracts/inviting/invitation-list';
import { FILTERS } from './view-path.ts';
import type { InvitationFilters, InvitationsView } from './view-path.ts';

/** Reads the address; what is not a filter of the engine's is left out. */
export function readView(search: string): InvitationsView {
  const query = new URLSearchParams(search);
  const filters: InvitationFilters = {};
  for (const name of FILTERS) {
    const value = query.get(name);
    if (value && InvitationListQuery.shape[name].safeParse(value).success) filters[name] = value;
  }
  return {
    filters,
    invitation: query.get('invitation'),
    inviting: query.get('invite') === '1',
    days: query.get('days') === '365' ? 365 : 90,
  };
}
