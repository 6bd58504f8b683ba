export {
  InvitationExpired,
  InvitationUsed,
  assertWritable,
  completeInvitation,
  invitationOfToken,
  noteClicked,
} from './links.ts';
export { configById, countByState, orderOf, orderedProductIds } from './repo.ts';
export type { Invitation } from './repo.ts';
export { runImport } from './imports.ts';
export { sendInvitation, sweepDue, sweepExpired, sweepOverLimit } from './sending.ts';
export { invitationRoutes } from './router.ts';
