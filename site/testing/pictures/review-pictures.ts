import type { PublicReview } from '@app/contracts/reviews';
import type { Locale } from '@app/locales/manifest.ts';
import { Texts } from '../../node/content/texts.ts';
import { reviewPictureOf } from '../../server/pictures/reviews/review-texts.ts';
import type { ReviewPicture } from '../../server/pictures/reviews/review-picture.ts';
import type { ReviewPictureChoice } from '../../src/lib/sharing/review-pictures.ts';
import { aReview } from '../companies.ts';

/** A public review with the company it is about. */
export const aPublicReview = (own: Partial<PublicReview> = {}): PublicReview => ({
  ...aReview(1),
  company: {
    id: '0190a1b2-0000-7000-8000-000000000001',
    slug: 'zolw',
    name: 'Księgarnia Żółw',
    logo: null,
    timeZone: 'Europe/Warsaw',
  },
  ...own,
});

const texts = new Texts();

/** What a picture of a review is drawn from. */
export function aReviewPicture(
  review: Partial<PublicReview> = {},
  choice: Partial<ReviewPictureChoice> & { locale?: Locale } = {},
  translation: string | null = null,
): ReviewPicture {
  return reviewPictureOf(aPublicReview(review), {
    choice: {
      reviewId: aReview(1).id,
      locale: 'en',
      layout: 'card',
      size: 'landscape',
      scheme: 'light',
      accent: null,
      translated: translation !== null,
      ...choice,
    },
    translation,
    texts,
    publicUrl: 'https://opinara.example',
  });
}
