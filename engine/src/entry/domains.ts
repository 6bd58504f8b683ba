import { accountJobs, accountRoutes } from '../domains/accounts/public.ts';
import {
  billingRoutes,
  chargeSettled,
  cardJobs,
  checkVatNumber,
  limitTrial,
  payerMailJobs,
  textMessagesLow,
} from '../domains/billing/public.ts';
import { badgeRoutes, mailBadges } from '../domains/badges/public.ts';
import {
  companyChanged,
  companyJobs,
  companyNoticed,
  companyReferred,
  companyRoutes,
  companyTimeZoneChanged,
} from '../domains/companies/public.ts';
import { catalogRoutes } from '../domains/catalog/public.ts';
import { contactRoutes, sendContactMessage } from '../domains/contact/public.ts';
import { contentJobs, contentRoutes } from '../domains/content/public.ts';
import {
  directoryRoutes,
  figureRoutes,
  indexChangedCompany,
  indexCompany,
  listRoutes,
  sitemapRoutes,
} from '../domains/directory/public.ts';
import { expertRoutes } from '../domains/experts/public.ts';
import {
  invitationRoutes,
  optOutRoutes,
  runImport,
  sendInvitation,
  sendTextMessage,
  mailInvitationTest,
} from '../domains/invitations/public.ts';
import { feedRoutes } from '../domains/feeds/public.ts';
import { insightRoutes } from '../domains/insights/public.ts';
import { reviewImportRoutes, runReviewImport } from '../domains/imports/public.ts';
import { marketRoutes } from '../domains/markets/public.ts';
import { managerJobs, managerRoutes } from '../domains/managers/public.ts';
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
  openPhotoCases,
  screenAnswer,
  screenImported,
  screenQuestion,
  screenQuestionAnswer,
  screenRevision,
  screenWithdrawalRequest,
  screenSubmission,
} from '../domains/moderation/public.ts';
import {
  attributeReferral,
  partnerJobs,
  partnerRoutes,
  recordCommission,
  tellHandedOver,
} from '../domains/partners/public.ts';
import { pictureRoutes } from '../domains/pictures/public.ts';
import { panelRoutes } from '../domains/panel/public.ts';
import {
  noteCompanyNotice,
  noteHappening,
  noteTextMessages,
  notificationRoutes,
  sendDigest,
  sendPush,
} from '../domains/notifications/public.ts';
import { privacyJobs, privacyRoutes } from '../domains/privacy/public.ts';
import { questionAnswered, questionAsked, questionJobs, questionRoutes } from '../domains/questions/public.ts';
import {
  alertLowAverage,
  alertNegativeReview,
  countsChanged,
  foldCompany,
  leftMediation,
  mailAlert,
  mediationOpened,
  recountCompany,
  reviewAnswered,
  reviewPublished,
  reviewRevised,
  reviewRoutes,
  reviewsChanged,
  reviewsImported,
  reviewsSubmitted,
  revisionPassed,
  runReviewExport,
  withdrawalRequested,
  sendAuthorLink,
  tellAuthor,
  sendConfirmation,
} from '../domains/reviews/public.ts';
import { senderRoutes } from '../domains/senders/public.ts';
import { mailVisit, staffRoutes } from '../domains/staff/public.ts';
import { companyHandedOver, teamJobs, teamRoutes } from '../domains/team/public.ts';
import { announceShare, sendShareRequest, sendShareRequestTo, sharingRoutes } from '../domains/sharing/public.ts';
import { splitterRoutes } from '../domains/splitter/public.ts';
import { surveyJobs, surveyRoutes } from '../domains/surveys/public.ts';
import { widgetRoutes } from '../domains/widgets/public.ts';
import { subscribe } from '../platform/job.ts';
import type { AnyJob, Subscription } from '../platform/job.ts';
import type { Route } from '../platform/route.ts';

/** All routes; order matters only where paths overlap. */
export const routes: Route[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...catalogRoutes,
  ...pictureRoutes,
  ...expertRoutes,
  ...splitterRoutes,
  ...marketRoutes,
  ...sharingRoutes,
  ...feedRoutes,
  ...billingRoutes,
  ...notificationRoutes,
  ...managerRoutes,
  ...teamRoutes,
  ...partnerRoutes,
  ...optOutRoutes,
  ...invitationRoutes,
  ...reviewRoutes,
  ...questionRoutes,
  ...surveyRoutes,
  ...senderRoutes,
  ...staffRoutes,
  ...mediationRoutes,
  ...moderationRoutes,
  ...blockingRoutes,
  ...reviewImportRoutes,
  ...badgeRoutes,
  ...directoryRoutes,
  ...figureRoutes,
  ...widgetRoutes,
  ...listRoutes,
  ...sitemapRoutes,
  ...ledgerRoutes,
  ...insightRoutes,
  ...panelRoutes,
  ...privacyRoutes,
  ...contactRoutes,
  ...contentRoutes,
];

export const jobs: AnyJob[] = [
  ...accountJobs,
  ...companyJobs,
  ...payerMailJobs,
  ...cardJobs,
  limitTrial,
  checkVatNumber,
  ...teamJobs,
  mailVisit,
  ...partnerJobs,
  ...contentJobs,
  ...privacyJobs,
  ...questionJobs,
  ...surveyJobs,
  sendContactMessage,
  runImport,
  sendInvitation,
  sendTextMessage,
  mailInvitationTest,
  openMediation,
  endByRevision,
  endByLeaving,
  ...mediationMailJobs,
  ...moderationJobs,
  ...managerJobs,
  noteHappening,
  noteCompanyNotice,
  noteTextMessages,
  sendDigest,
  sendPush,
  foldCompany,
  recountCompany,
  mailBadges,
  announceShare,
  sendShareRequest,
  sendShareRequestTo,
  runReviewImport,
  runReviewExport,
  sendConfirmation,
  sendAuthorLink,
  tellAuthor,
  alertNegativeReview,
  alertLowAverage,
  mailAlert,
  indexCompany,
  indexChangedCompany,
];

/** Jobs by event. */
export const subscriptions: Subscription[] = [
  subscribe(companyReferred, attributeReferral),
  subscribe(chargeSettled, recordCommission),
  subscribe(companyHandedOver, tellHandedOver),
  subscribe(reviewsSubmitted, screenSubmission),
  subscribe(reviewsImported, screenImported),
  subscribe(reviewRevised, screenRevision),
  subscribe(reviewAnswered, screenAnswer),
  subscribe(questionAsked, screenQuestion),
  subscribe(questionAnswered, screenQuestionAnswer),
  subscribe(reviewPublished, openPhotoCases),
  subscribe(withdrawalRequested, screenWithdrawalRequest),
  subscribe(mediationOpened, openMediation),
  subscribe(revisionPassed, endByRevision),
  subscribe(leftMediation, endByLeaving),
  subscribe(reviewsChanged, foldCompany),
  subscribe(reviewPublished, alertNegativeReview),
  subscribe(reviewPublished, tellAuthor),
  subscribe(countsChanged, alertLowAverage),
  subscribe(countsChanged, indexCompany),
  subscribe(companyChanged, indexChangedCompany),
  subscribe(companyChanged, limitTrial),
  subscribe(companyTimeZoneChanged, recountCompany),
  subscribe(companyChanged, indexCompany),
  subscribe(companyNoticed, noteCompanyNotice),
  subscribe(textMessagesLow, noteTextMessages),
];
