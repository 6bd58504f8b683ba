export { companyHandedOver } from './events.ts';
export { OwnerStays } from './errors.ts';
export { notifyOwner, teamJobs } from './mail-jobs.ts';
export { inviteOwner, ownerInvites } from './owner-invites.ts';
export { teamRoutes } from './router.ts';
