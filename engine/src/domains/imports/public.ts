export { runReviewImport } from './import-job.ts';
export { forgetImportFiles } from './retention.ts';
export { reviewImportRoutes } from './router.ts';
