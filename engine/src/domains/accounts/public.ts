export { accountJobs } from './jobs.ts';
export { accountRoutes } from './router.ts';
export { addUser, currentUser, hashPassword } from './service.ts';
export type { NewUser, SignedInUser } from './service.ts';
