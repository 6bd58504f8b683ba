export { accountJobs } from './jobs.ts';
export { accountRoutes } from './router.ts';
export { addUser, currentUser, hashPassword, verifyEmail } from './service.ts';
export type { NewUser, SessionCookies, SignedInUser } from './service.ts';
