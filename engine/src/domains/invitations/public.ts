export {
  InvitationUsed,
  assertOpen,
  assertWritable,
  invitationOfToken,
  lockInvitationOfToken,
  lockWritableInvitation,
  noteClicked,
  stopReminders,
} from './links.ts';
export { addressHash } from './addresses.ts';
export { configById } from './config-repo.ts';
export type { ConfigRow } from './config-repo.ts';
export { countByState } from './list-repo.ts';
export { complete as completeInvitation, orderOf, orderedProductIds } from './repo.ts';
export type { Invitation } from './repo.ts';
export { runImport } from './import-job.ts';
export { isOptedOut, keyOldOptOuts } from './opt-outs.ts';
export { sendInvitation, sendTextMessage } from './sending.ts';
export { sweepDue, sweepExpired, sweepOverLimit, sweepReminders } from './sweeps.ts';
export { thankYouIn } from './words.ts';
export { mountDoors } from './doors.ts';
export { optOutRoutes } from './opt-out-router.ts';
import { configRoutes } from './config-router.ts';
import { invitationRoutes as orderRoutes } from './router.ts';

export const invitationRoutes = [...orderRoutes, ...configRoutes];
export { companiesKnowing, forgetCustomer, refuseAddress } from './erasure.ts';
export { STEPS } from './allowance.ts';
export { TO_CUSTOMERS, heldBack, todayOf } from './new-senders.ts';
export { takeRecipient } from './recipient-limit.ts';
