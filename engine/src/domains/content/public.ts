import { pullContentJob } from './pull.ts';

export { hintsFor, operatorWords } from './service.ts';
export { pullContent } from './pull.ts';
export { contentRoutes } from './router.ts';
export type { OperatorWord } from './schema.ts';
export { textRefresh } from './texts.ts';
export const contentJobs = [pullContentJob];
