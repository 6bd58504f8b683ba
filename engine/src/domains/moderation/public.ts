export { screenSubmission } from './jobs.ts';
