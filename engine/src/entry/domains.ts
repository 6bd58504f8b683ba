import { accountJobs, accountRoutes } from '../domains/accounts/public.ts';
import { badgeRoutes, mailBadges } from '../domains/badges/public.ts';
import { companyChanged, companyJobs, companyRoutes } from '../domains/companies/public.ts';
import { catalogRoutes } from '../domains/catalog/public.ts';
import { contactRoutes, sendContactMessage } from '../domains/contact/public.ts';
import { contentJobs, contentRoutes } from '../domains/content/public.ts';
import { directoryRoutes, figureRoutes, indexCompany, listRoutes, sitemapRoutes } from '../domains/directory/public.ts';
import {
  invitationRoutes,
  optOutRoutes,
  runImport,
  sendInvitation,
  sendTextMessage,
} from '../domains/invitations/public.ts';
import { insightRoutes } from '../domains/insights/public.ts';
import { reviewImportRoutes, runReviewImport } from '../domains/imports/public.ts';
import { ledgerRoutes } from '../domains/ledger/public.ts';
import {
  endByLeaving,
  endByRevision,
  mediationMailJobs,
  mediationRoutes,
  openMediation,
} from '../domains/mediation/public.ts';
import {
  blockingRoutes,
  moderationJobs,
  moderationRoutes,
  queuePhotos,
  screenAnswer,
  screenImported,
  screenQuestion,
  screenQuestionAnswer,
  screenRevision,
  examineWithdrawal,
  screenSubmission,
} from '../domains/moderation/public.ts';
import { privacyJobs, privacyRoutes } from '../domains/privacy/public.ts';
import { questionAnswered, questionAsked, questionJobs, questionRoutes } from '../domains/questions/public.ts';
import {
  alertAverage,
  alertNegative,
  companyActRoutes,
  countsChanged,
  foldCompany,
  leftMediation,
  mailAlert,
  mediationOpened,
  photoRoutes,
  reviewAnswered,
  reviewPublished,
  reviewRevised,
  reviewRoutes,
  reviewsChanged,
  reviewsImported,
  reviewsSubmitted,
  revisionPassed,
  withdrawalRequested,
  sendAuthorLink,
  sendConfirmation,
  translationRoutes,
  voteRoutes,
} from '../domains/reviews/public.ts';
import { senderRoutes } from '../domains/senders/public.ts';
import { surveyJobs, surveyRoutes } from '../domains/surveys/public.ts';
import { on } from '../platform/job.ts';
import type { AnyJob, Subscription } from '../platform/job.ts';
import type { Route } from '../platform/route.ts';

/** Every domain's routes; order matters only where paths overlap. */
export const routes: Route[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...catalogRoutes,
  ...optOutRoutes,
  ...invitationRoutes,
  ...reviewRoutes,
  ...photoRoutes,
  ...voteRoutes,
  ...translationRoutes,
  ...companyActRoutes,
  ...questionRoutes,
  ...surveyRoutes,
  ...senderRoutes,
  ...mediationRoutes,
  ...moderationRoutes,
  ...blockingRoutes,
  ...reviewImportRoutes,
  ...badgeRoutes,
  ...directoryRoutes,
  ...figureRoutes,
  ...listRoutes,
  ...sitemapRoutes,
  ...ledgerRoutes,
  ...insightRoutes,
  ...privacyRoutes,
  ...contactRoutes,
  ...contentRoutes,
];

export const jobs: AnyJob[] = [
  ...accountJobs,
  ...companyJobs,
  ...contentJobs,
  ...privacyJobs,
  ...questionJobs,
  ...surveyJobs,
  sendContactMessage,
  runImport,
  sendInvitation,
  sendTextMessage,
  openMediation,
  endByRevision,
  endByLeaving,
  ...mediationMailJobs,
  ...moderationJobs,
  foldCompany,
  mailBadges,
  runReviewImport,
  sendConfirmation,
  sendAuthorLink,
  alertNegative,
  alertAverage,
  mailAlert,
  indexCompany,
];

/** Which jobs follow which events. */
export const subscriptions: Subscription[] = [
  on(reviewsSubmitted, screenSubmission),
  on(reviewsImported, screenImported),
  on(reviewRevised, screenRevision),
  on(reviewAnswered, screenAnswer),
  on(questionAsked, screenQuestion),
  on(questionAnswered, screenQuestionAnswer),
  on(reviewPublished, queuePhotos),
  on(withdrawalRequested, examineWithdrawal),
  on(mediationOpened, openMediation),
  on(revisionPassed, endByRevision),
  on(leftMediation, endByLeaving),
  on(reviewsChanged, foldCompany),
  on(reviewPublished, alertNegative),
  on(countsChanged, alertAverage),
  on(countsChanged, indexCompany),
  on(companyChanged, indexCompany),
];
