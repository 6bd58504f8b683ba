import { sendSurveyInvitation } from './sending/send-job.ts';
import { panelRoutes } from './panel/router.ts';
import { visitorRoutes } from './forms/router.ts';

export { companiesWithRespondent, forgetRespondent } from './privacy/erasure.ts';
export { applySurveyRetention } from './privacy/retention.ts';
export { anonymousSurveys, embeddedSurvey } from './forms/embedded-survey.ts';
export { newestNetPromoter } from './panel/results-repo.ts';
export { sweepSurveyInvitations } from './sending/sweep.ts';
export const surveyRoutes = [...visitorRoutes, ...panelRoutes];
export const surveyJobs = [sendSurveyInvitation];
