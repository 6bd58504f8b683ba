import type { AddedCompany } from '@app/contracts/accounts';
import type { Commissions, Payouts } from '@app/contracts/partners/commissions';
import type { PartnerMailKind } from '@app/contracts/partners/mails';
import type { NewClientCompany, PartnerHome, ReferredCompanies, SavePartner } from '@app/contracts/partners/partners';
import type { Locale } from '@app/contracts/common';
import { API_BASE, api } from '../../lib/api/api.ts';

const OWN = '/me/partner';

/** API calls of the partner area. */
export const partnerApi = {
  home: (signal?: AbortSignal) => api.get<PartnerHome>(OWN, { signal }),
  save: (body: SavePartner, locale: Locale) => api.put<PartnerHome>(OWN, { body, locale }),
  saveMails: (off: PartnerMailKind[], locale: Locale) =>
    api.put<PartnerHome>(`${OWN}/mails`, { body: { off }, locale }),
  renewCode: (locale: Locale) => api.post<PartnerHome>(`${OWN}/code`, { locale }),
  companies: (cursor: string | null, signal?: AbortSignal) =>
    api.get<ReferredCompanies>(`${OWN}/companies`, { query: { cursor }, signal }),
  addCompany: (body: NewClientCompany, idempotencyKey: string, locale: Locale) =>
    api.post<AddedCompany>(`${OWN}/companies`, { body, idempotencyKey, locale }),
  inviteClient: (companyId: string, clientEmail: string, locale: Locale) =>
    api.post(`${OWN}/companies/${companyId}/hand-over`, { body: { clientEmail }, locale }),
  commissions: (cursor: string | null, signal?: AbortSignal) =>
    api.get<Commissions>(`${OWN}/commissions`, { query: { cursor }, signal }),
  payouts: (signal?: AbortSignal) => api.get<Payouts>(`${OWN}/payouts`, { signal }),
  exportPath: `${API_BASE}${OWN}/commissions/export`,
};
