import type { MediationFilter } from '@app/contracts/mediation';
import { PANEL_PATHS } from '../paths.ts';

/** Views of the inbox as they stand in the address. */
export const VIEWS = ['ours', 'customer', 'ended'] as const;
export type View = (typeof VIEWS)[number];

export const FILTERS: Record<View, MediationFilter> = {
  ours: 'waiting_for_company',
  customer: 'waiting_for_reviewer',
  ended: 'ended',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the address shows. */
export function readAddress(search: string): { view: View; mediation: string | null } {
  const query = new URLSearchParams(search);
  const mediation = query.get('mediation');
  return {
    view: VIEWS.find((one) => one === query.get('show')) ?? 'ours',
    mediation: mediation && UUID.test(mediation) ? mediation : null,
  };
}

/** The address of a view and an opened mediation. */
export function addressOf(view: View, mediation: string | null): string {
  const query = new URLSearchParams();
  if (view !== 'ours') query.set('show', view);
  if (mediation) query.set('mediation', mediation);
  const text = query.toString();
  return PANEL_PATHS.mediations + (text && `?${text}`);
}
