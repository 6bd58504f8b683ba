import { pullContentJob } from './pull.ts';

export { hintsFor, isStaff, operatorWords } from './service.ts';
export { CONTENT_STEP_MS, contentPull } from './pull.ts';
export { contentRoutes } from './router.ts';
export type { OperatorWord } from './schema.ts';
export { textRefresh } from './texts.ts';
export const contentJobs = [pullContentJob];
