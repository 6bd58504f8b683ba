export type { ConfigRow } from './configs/repo.ts';
export { configById } from './configs/repo.ts';
export { thankYouIn } from './configs/merchant-texts.ts';
export { configOfTest, mailInvitationTest } from './previews/tests.ts';
export { countedFigures, foldInvitationDeltas, recountInvitations } from './order-coverage/cells.ts';
export { funnelOf, publicCoverage, readFigures } from './order-coverage/coverage.ts';
export type { Figures } from './order-coverage/coverage.ts';
export { runImport } from './imports/import-job.ts';
export { ALLOWANCE_STEPS } from './limits/new-sender-allowance.ts';
export { CUSTOMER_MESSAGES, holdReason, sendingToday } from './limits/new-senders.ts';
export { takeRecipientQuota } from './limits/recipient-limit.ts';
export {
  InvitationUsed,
  assertOpen,
  assertWritable,
  invitationByToken,
  lockInvitationByToken,
  lockWritableInvitation,
  recordClicked,
  stopReminders,
} from './links/invitation-links.ts';
export { mountInvitationLinks } from './links/short-links.ts';
export { countByState } from './panel/list-repo.ts';
export { addressHash } from './opt-outs/addresses.ts';
export { companiesWithCustomer, forgetCustomer, optOutAddress } from './opt-outs/erasure.ts';
export { optOutRoutes } from './opt-outs/router.ts';
export { isOptedOut, keyOldOptOuts } from './opt-outs/service.ts';
export type { Invitation } from './repo.ts';
export { completeInvitation, orderOf, orderedProductIds } from './repo.ts';
export { invitationRoutes } from './router.ts';
export { sweepDue, sweepExpired, sweepOverLimit, sweepReminders } from './scheduling/sweeps.ts';
export { sendInvitation, sendTextMessage } from './sending/send-jobs.ts';
