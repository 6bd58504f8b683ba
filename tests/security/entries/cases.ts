import type { Case } from '../case.ts';

/** What a reviewer writes. */
export const review = {
  grade: 5,
  body: 'Good tea, quick parcel, friendly people, all in all.',
  authorName: 'Eve',
  acceptTerms: true,
};

/** Routes of reviews that a code opens, without an invitation. */
export const ENTRY_CASES: Record<string, Case> = {
  'GET /entries/{code}': { path: { code: 'entryCode' }, query: (values) => ({ product: values('productId') }) },
  'POST /entry-reviews': {
    body: (values) => ({
      ...review,
      code: values('entryCode'),
      productId: values('productId'),
      email: 'e@mail.example',
      photoIds: [values('entryPhotoId')],
    }),
  },
  'POST /entry-reviews/confirmation-mails': { body: (values) => ({ token: values('correctionLink') }) },
  'POST /reviews/confirmations': { body: (values) => ({ token: values('confirmationLink') }) },
};
