export { companyHandedOver } from './events.ts';
export { teamJobs } from './mail-jobs.ts';
export { inviteOwner, ownerInvites } from './owner-invites.ts';
export { teamRoutes } from './router.ts';
