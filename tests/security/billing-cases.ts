import { DETAILS, PLAN } from './billing.ts';
import type { Case } from './case.ts';

const PANEL = '/panel/companies/{companyId}';
const UNTIL = '2100-01-01T00:00:00Z';

/** Routes of subscriptions, charges, invoices, and of staff at companies. */
export const BILLING_CASES: Record<string, Case> = {
  [`PUT ${PANEL}/billing/details`]: { body: () => ({ ...DETAILS, name: 'Somebody' }) },
  [`POST ${PANEL}/billing/quote`]: { body: () => PLAN },
  [`POST ${PANEL}/billing/plan`]: { body: () => ({ ...PLAN, gross: 3567, method: 'transfer' }) },
  [`POST ${PANEL}/billing/cancel`]: {},
  [`POST ${PANEL}/billing/resume`]: {},
  [`POST ${PANEL}/billing/text-messages`]: { body: () => ({ packs: 1, method: 'transfer' }) },
  [`PUT ${PANEL}/billing/translations`]: { body: () => ({ languages: [], method: 'transfer' }) },
  [`GET ${PANEL}/billing/invoices/{invoiceId}`]: {},
  [`GET ${PANEL}/billing/invoices/{invoiceId}/file`]: {},
  [`POST ${PANEL}/billing/charges/{chargeId}/checkout`]: { unowned: 'without a key of Stripe nobody pays by card' },
  [`POST ${PANEL}/billing/charges/{chargeId}/payment-check`]: {},
  [`POST ${PANEL}/billing/card`]: { unowned: 'without a key of Stripe nobody pays by card' },
  [`POST ${PANEL}/billing/card-check`]: {},
  [`DELETE ${PANEL}/billing/card`]: {},
  'POST /staff/companies/{companyId}/subscription/trial': { body: () => ({ until: UNTIL, reason: 'They asked.' }) },
  'POST /staff/companies/{companyId}/subscription/plan': {
    // A smaller plan would refuse what other cases ask for.
    body: () => ({
      plan: 'enterprise',
      term: 'month',
      until: UNTIL,
      monthlyInvitations: null,
      contractPrice: null,
      reason: 'A contract.',
    }),
  },
  'POST /staff/charges/{chargeId}/payment': {
    body: () => ({ receivedOn: '2026-03-02', reference: 'Transfer 7', reason: 'Seen at the bank.' }),
  },
  'GET /staff/invoices': { query: (values) => ({ companyId: values('companyId') }) },
  'GET /staff/card-reversals': {
    query: (values) => ({ companyId: values('companyId') }),
    unowned: 'no card payment of it went back',
  },
  'POST /staff/card-reversals/{reversalId}/settlement': {
    path: { reversalId: 'chargeId' },
    body: () => ({ reason: 'Settled by telephone.' }),
    unowned: 'no card payment went back',
  },
  'GET /staff/payments': {
    query: (values) => ({ companyId: values('companyId') }),
    unowned: 'no payment of it waits to be assigned',
  },
  'POST /staff/invoices/{invoiceId}/corrections': {
    body: () => ({ reason: 'A cent too much.', lines: [{ line: 0, net: 1 }] }),
  },
  'POST /staff/companies/{companyId}/visits': { body: () => ({ reason: 'They asked for help.' }) },
  [`PUT ${PANEL}/staff-access`]: { body: () => ({ mayChange: false }) },
  [`DELETE ${PANEL}/staff-access/visits/{visitId}`]: {
    path: { visitId: 'sessionId' },
    unowned: 'nobody of our staff is there',
  },
  'POST /staff/failed-jobs/{jobId}/retry': { path: { jobId: 'messageId' }, unowned: 'no job has failed' },
  'POST /staff/payments/{paymentId}/assignment': {
    path: { paymentId: 'chargeId' },
    body: () => ({ invoice: 'FV/2027/000001', reason: 'Seen at the bank.' }),
    unowned: 'no payment waits to be assigned',
  },
  'POST /staff/payments/{paymentId}/set-aside': {
    path: { paymentId: 'chargeId' },
    body: () => ({ reason: 'Meant for somebody else.' }),
    unowned: 'no payment waits to be assigned',
  },
  'POST /staff/payments/{paymentId}/reopening': {
    path: { paymentId: 'chargeId' },
    body: () => ({ reason: 'It was ours after all.' }),
    unowned: 'no payment was set aside',
  },
};
