export { forgetDevices, screenSubmission } from './jobs.ts';
export { compiledLists } from './lists.ts';
export { screen } from './screening/index.ts';
