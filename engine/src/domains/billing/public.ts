export { can } from './permissions.ts';
export type { Permission, Standing } from './permissions.ts';
export { billingRoutes } from './router.ts';
export { hasFeature, mayUse, subscriptionAt } from './model.ts';
export { fromJson, subscriptionJson } from './lifecycle/repo.ts';
export type { SubscriptionJson } from './lifecycle/repo.ts';
export {
  CompanySuspended,
  requireAct,
  requirePlan,
  returnInvitations,
  sentThisMonth,
  subscriptionOf,
  takeInvitations,
} from './service.ts';
export { staffSubscription } from './staff/subscription.ts';
export { chargeSettled, textMessagesLow } from './events.ts';
export { messagesLeft, returnMessages, takeMessages } from './extras/text-messages.ts';
export { mayTranslateInto, paidLanguagesJson, paidLanguagesOf, todayOf } from './extras/translations.ts';
export type { PaidLanguages } from './extras/translations.ts';
export { sweepExchangeRates } from './tax/rate-sweep.ts';
export { sweepLapsedCharges, sweepSubscriptions } from './sweep/sweep.ts';
export { cardJobs } from './payments/stripe/jobs.ts';
export { sweepExpiringCards } from './payments/stripe/expiring-cards.ts';
export { sweepCardCharges } from './payments/stripe/renewals.ts';
export { sweepReversals } from './payments/stripe/reversals.ts';
export { sweepCardPayments } from './payments/stripe/sweep.ts';
export { payerMailJobs } from './mails/notify.ts';
export { limitTrial, taxNumbersOf } from './trial-keys.ts';
export { settledCharge } from './invoices/settled.ts';
export type { SettledCharge } from './invoices/settled.ts';
export { SELLER_ZONE } from './invoices/issue.ts';
export { checkVatNumber } from './tax/check-vat-number.ts';
