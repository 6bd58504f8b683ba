import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import { idOf } from './panel.tsx';

/** Builds a published, unanswered review as its company sees it; tests override what matters. */
export const aCompanyReview = (n: number, own: Partial<CompanyReview> = {}): CompanyReview => ({
  id: idOf(100 + n),
  grade: 4,
  body: `Review number ${n}, long enough to be one.`,
  authorName: `Author ${n}`,
  language: 'en',
  origin: 'verified',
  submittedAt: '2026-11-20T10:00:00.000Z',
  publishedAt: '2026-11-20T10:00:00.000Z',
  product: null,
  answer: null,
  note: null,
  helpful: { up: 2, down: 1 },
  pinned: false,
  edited: false,
  photos: [],
  ratings: {},
  userFeatures: [],
  source: null,
  mediationExpired: false,
  erased: false,
  state: 'published',
  orderId: null,
  pendingAnswer: null,
  answerHeld: false,
  answerRejected: false,
  mediation: null,
  withdrawal: null,
  ...own,
});

/** The same in detail, with nothing beside the review itself. */
export const aCompanyReviewDetail = (
  review: CompanyReview,
  own: Partial<CompanyReviewDetail> = {},
): CompanyReviewDetail => ({
  ...review,
  translationPath: null,
  revisions: [],
  questions: [],
  features: [],
  invitation: null,
  siblings: [],
  timeline: [{ type: 'submitted', at: review.submittedAt, by: 'reviewer' }],
  reports: [],
  mediationSummary: null,
  share: null,
  translatable: false,
  ...own,
});
