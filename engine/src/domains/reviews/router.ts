import type { Route } from '../../platform/route.ts';
import { authorRoutes } from './author/router.ts';
import { answeringRoutes } from './company/answering-router.ts';
import { ownHintRoutes } from './company/hints/router.ts';
import { listRoutes } from './company/list-router.ts';
import { pollRoutes } from './company/polls/router.ts';
import { companyReviewRoutes } from './company/router.ts';
import { entryRoutes } from './entries/router.ts';
import { noteRoutes } from './notes/router.ts';
import { photoRoutes } from './photos/router.ts';
import { readingRoutes } from './reading/router.ts';
import { submissionRoutes } from './submission/router.ts';
import { translationRoutes } from './translations/router.ts';
import { voteRoutes } from './votes/router.ts';

export const reviewRoutes: Route[] = [
  ...authorRoutes,
  ...entryRoutes,
  ...submissionRoutes,
  ...readingRoutes,
  ...photoRoutes,
  ...voteRoutes,
  ...translationRoutes,
  ...companyReviewRoutes,
  ...noteRoutes,
  ...answeringRoutes,
  ...listRoutes,
  ...ownHintRoutes,
  ...pollRoutes,
];
