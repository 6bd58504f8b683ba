export { forgetDevices, screenSubmission } from './jobs.ts';
