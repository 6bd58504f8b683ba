import { sendSurveyInvitation } from './mailing.ts';
import { panelRoutes } from './router.ts';
import { visitorRoutes } from './visitor-router.ts';

export { companiesAsking, forgetAsked } from './erasure.ts';
export { forgetSurveyed } from './retention.ts';
export { sweepSurveyInvitations } from './sweep.ts';
export const surveyRoutes = [...visitorRoutes, ...panelRoutes];
export const surveyJobs = [sendSurveyInvitation];
