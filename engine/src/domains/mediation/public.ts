export { mediationCountsOf } from './counts.ts';
export { endByLeaving, endByRevision, openMediation } from './lifecycle.ts';
export { mediationMailJobs } from './mailing.ts';
export { mediationRoutes } from './router.ts';
export { sweepMediationReminders, sweepMediations } from './sweeps.ts';
