export {
  assertOpen,
  assertWritable,
  completeInvitation,
  invitationOfToken,
  lockInvitationOfToken,
  noteClicked,
} from './links.ts';
export { configById } from './config-repo.ts';
export { countByState } from './list-repo.ts';
export { orderOf, orderedProductIds } from './repo.ts';
export type { Invitation } from './repo.ts';
export { runImport } from './import-job.ts';
export { keyOldOptOuts } from './opt-outs.ts';
export { sendInvitation, sweepDue, sweepExpired, sweepOverLimit } from './sending.ts';
export { optOutRoutes } from './opt-out-router.ts';
export { invitationRoutes } from './router.ts';
