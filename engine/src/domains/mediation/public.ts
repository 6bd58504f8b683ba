export { mediationCountsOf, mediationNumbers } from './counts.ts';
export type { MediationNumbers } from './counts.ts';
export { endByLeaving, endByRevision, openMediation } from './life.ts';
export { mediationMailJobs } from './mailing.ts';
export { eraseMessages as eraseMediationMessages } from './repo.ts';
export { mediationRoutes } from './router.ts';
export { sweepMediationReminders, sweepMediations } from './sweeps.ts';
