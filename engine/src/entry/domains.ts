import { accountJobs, accountRoutes } from '../domains/accounts/public.ts';
import { companyChanged, companyRoutes } from '../domains/companies/public.ts';
import { contentJobs, contentRoutes } from '../domains/content/public.ts';
import { directoryRoutes, indexCompany } from '../domains/directory/public.ts';
import { invitationRoutes, optOutRoutes, runImport, sendInvitation } from '../domains/invitations/public.ts';
import { ledgerRoutes } from '../domains/ledger/public.ts';
import { screenSubmission } from '../domains/moderation/public.ts';
import {
  countsChanged,
  foldCompany,
  reviewRoutes,
  reviewsChanged,
  reviewsSubmitted,
} from '../domains/reviews/public.ts';
import { on } from '../platform/job.ts';
import type { AnyJob, Subscription } from '../platform/job.ts';
import type { Route } from '../platform/route.ts';

/** Every domain's routes; order matters only where paths overlap. */
export const routes: Route[] = [
  ...accountRoutes,
  ...companyRoutes,
  ...optOutRoutes,
  ...invitationRoutes,
  ...reviewRoutes,
  ...directoryRoutes,
  ...ledgerRoutes,
  ...contentRoutes,
];

export const jobs: AnyJob[] = [
  ...accountJobs,
  ...contentJobs,
  runImport,
  sendInvitation,
  screenSubmission,
  foldCompany,
  indexCompany,
];

/** Which jobs follow which events. */
export const subscriptions: Subscription[] = [
  on(reviewsSubmitted, screenSubmission),
  on(reviewsChanged, foldCompany),
  on(countsChanged, indexCompany),
  on(companyChanged, indexCompany),
];
