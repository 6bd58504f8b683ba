export { accountJobs } from './jobs.ts';
export { confirmByReset, confirmRegistration } from './registrations.ts';
export type { Confirmed } from './registrations.ts';
export { accountRoutes } from './router.ts';
export { currentUser, hashPassword, register, resetPassword, signInConfirmed } from './service.ts';
export type { SessionCookies, SignedInUser } from './service.ts';
export { knowBrowser } from './sign-in-limit.ts';
export { addUser, isMembersBrowser } from './users.ts';
export type { NewUser } from './users.ts';
