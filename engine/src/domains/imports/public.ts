export { runReviewImport } from './job.ts';
export { forgetImportFiles } from './retention.ts';
export { reviewImportRoutes } from './router.ts';
