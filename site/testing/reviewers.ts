import type { InvitationForm, ManagedReview, ManagedReviews, SubmittedReview } from '@app/contracts/review-forms';
import type { Photo } from '@app/contracts/reviews';

export const TOKEN = `AbCdEfGhIjKlMnOpQrStUv${'x'.repeat(28)}`;
const id = (number: number) => `0190a1b2-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const COMPANY = { id: id(1), slug: 'oak-cafe', name: 'Oak Café', website: null };

/** Builds an invitation's form; tests override what matters. */
export const anInvitation = (own: Partial<InvitationForm> = {}): InvitationForm => ({
  company: COMPANY,
  locale: 'en',
  symbol: 'stars',
  bodyMin: 20,
  suggestedName: 'Anna K.',
  products: [],
  hints: [],
  productHints: [],
  askPhotos: false,
  criteria: [],
  questions: [],
  expiresAt: '2027-01-01T00:00:00Z',
  ...own,
});

export const aPhoto = (number: number): Photo => ({
  id: id(500 + number),
  width: 1200,
  height: 800,
  small: `/s/${number}.webp`,
  medium: `/m/${number}.webp`,
  large: `/l/${number}.webp`,
});

export const aSubmittedReview = (own: Partial<SubmittedReview> = {}): SubmittedReview => ({
  reviewId: id(9),
  company: { slug: COMPANY.slug, name: COMPANY.name },
  state: 'screening',
  submittedAt: '2026-03-01T10:00:00Z',
  receipt: 'payload.1.signature',
  ...own,
});

export const aManagedReview = (own: Partial<ManagedReview> = {}): ManagedReview => ({
  id: id(9),
  product: null,
  state: 'published',
  grade: 4,
  body: 'They sent it the same day, packed with care.',
  pending: null,
  submittedAt: '2026-03-01T10:00:00Z',
  publishedAt: '2026-03-01T10:00:05Z',
  photos: [],
  ratings: {},
  userFeatures: [],
  userChoices: [],
  answer: null,
  mayEdit: true,
  mayDelete: true,
  mediationToken: null,
  statementToken: null,
  ...own,
});

export const managedReviews = (reviews: ManagedReview[], own: Partial<ManagedReviews> = {}): ManagedReviews => ({
  company: { id: COMPANY.id, slug: COMPANY.slug, name: COMPANY.name },
  locale: 'en',
  symbol: 'stars',
  bodyMin: 10,
  authorName: 'Anna',
  criteria: [],
  reviews,
  openProducts: [],
  productHints: [],
  ...own,
});

/** A file of `size` bytes. */
export const aFile = (name = 'cup.jpg', type = 'image/jpeg', size = 20): File => {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
