export { teamJobs } from './mail-jobs.ts';
export { teamRoutes } from './router.ts';
