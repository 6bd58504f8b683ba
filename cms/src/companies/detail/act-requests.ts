import type { StaffCompany } from '@app/contracts/staff/companies';
import { parseAmount } from '../../staff-api/amounts.ts';

/** What the role of a member of staff allows. */
export interface May {
  block: boolean;
  extendTrial: boolean;
  money: boolean;
  visit: boolean;
}

export type CompanyAct = 'visit' | 'block' | 'unblock' | 'trial' | 'plan';

/** The acts that the role allows and the company's state has a use for. */
export function availableActs({ listing, subscription, members }: StaffCompany, may: May): CompanyAct[] {
  const acts: CompanyAct[] = [];
  if (may.visit && members.some(({ role }) => role === 'owner')) acts.push('visit');
  if (may.block) acts.push(listing === 'blocked' ? 'unblock' : 'block');
  if (may.extendTrial && (subscription.state === 'trial' || subscription.state === 'suspended')) acts.push('trial');
  if (may.money) acts.push('plan');
  return acts;
}

/** The end of a day of the calendar where the member of staff is. */
const endOf = (day: string): string | undefined => {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
};

/** The request for an act with the values of its form; undefined if one of them is wrong. */
export function requestOf(
  act: CompanyAct,
  { reason, until = '', plan, term, monthlyInvitations = '', contractPrice = '' }: Record<string, string>,
): { path: string; body: object } | undefined {
  if (act === 'block' || act === 'unblock') return { path: act, body: { reason } };
  if (act === 'visit') return { path: 'visits', body: { reason } };
  const end = endOf(until);
  if (end === undefined) return undefined;
  if (act === 'trial') return { path: 'subscription/trial', body: { until: end, reason } };
  const price = contractPrice === '' ? null : parseAmount(contractPrice);
  if (price === undefined || !/^\d*$/.test(monthlyInvitations)) return undefined;
  const invitations = monthlyInvitations === '' ? null : Number(monthlyInvitations);
  return {
    path: 'subscription/plan',
    body: { plan, term, until: end, monthlyInvitations: invitations, contractPrice: price, reason },
  };
}
