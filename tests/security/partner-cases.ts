import { newId } from '../../engine/src/kernel/ids.ts';
import type { Case } from './case.ts';

/** Routes of partners, their payouts and clients. */
export const PARTNER_CASES: Record<string, Case> = {
  'POST /me/partner/companies/{companyId}/hand-over': {
    path: { companyId: 'clientCompanyId' },
    body: () => ({ clientEmail: `${newId()}@mail.example` }),
  },
  'POST /partner-mails/{token}/{mail}': { path: { token: 'partnerMailLink' } },
  'GET /staff/partners/{partnerId}': {},
  'GET /staff/partners/{partnerId}/companies': {},
  'GET /staff/partners/{partnerId}/commissions': {},
  'POST /staff/partners/{partnerId}/code': {},
  'POST /staff/partners/{partnerId}/block': { body: () => ({ reason: 'Their clients complain.' }) },
  'POST /staff/partners/{partnerId}/unblock': { body: () => ({ reason: 'It was a mistake.' }) },
  'GET /staff/companies/{companyId}/partner': {},
  'GET /staff/companies': { query: (values) => ({ partnerId: values('partnerId') }) },
  'GET /staff/partner-payouts': { query: (values) => ({ partnerId: values('partnerId') }) },
  'GET /staff/partner-payouts/export': { query: (values) => ({ partnerId: values('partnerId') }) },
  'POST /staff/partner-payouts/{payoutId}/approval': {},
  'POST /staff/partner-payouts/{payoutId}/payment': { body: () => ({ paidOn: '2026-03-02', reference: 'Transfer 7' }) },
  'PUT /staff/companies/{companyId}/partner': {
    body: (values) => ({ partnerId: values('partnerId'), reason: 'They agreed on it.' }),
  },
};
