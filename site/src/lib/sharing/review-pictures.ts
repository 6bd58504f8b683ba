import type { Locale } from '@app/locales/manifest.ts';

/** How a picture of a review is laid out. Names: `panel:posts.layouts.<layout>`. */
export const REVIEW_PICTURE_LAYOUTS = ['card', 'quote', 'grade'] as const;
export type ReviewPictureLayout = (typeof REVIEW_PICTURE_LAYOUTS)[number];

/** Pixels of each size: posts, stories, and what networks show beside a link. */
export const REVIEW_PICTURE_SIZES = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  landscape: { width: 1200, height: 630 },
} as const;
export type ReviewPictureSize = keyof typeof REVIEW_PICTURE_SIZES;
export const REVIEW_PICTURE_SIZE_NAMES = Object.keys(REVIEW_PICTURE_SIZES) as readonly ReviewPictureSize[];

export const REVIEW_PICTURE_SCHEMES = ['light', 'dark'] as const;
export type ReviewPictureScheme = (typeof REVIEW_PICTURE_SCHEMES)[number];

export interface ReviewPictureChoice {
  reviewId: string;
  /** Language of everything but the text of its author. */
  locale: Locale;
  layout: ReviewPictureLayout;
  size: ReviewPictureSize;
  scheme: ReviewPictureScheme;
  /** `#rrggbb`; null for ours. */
  accent: string | null;
  /** The text translated into `locale` instead of the author's own. */
  translated: boolean;
}

/** Path of a review's picture, which the front door draws (`server/pictures/reviews`). */
export function reviewPicturePath({ reviewId, locale, layout, size, ...look }: ReviewPictureChoice): string {
  const query = new URLSearchParams();
  if (look.scheme !== 'light') query.set('scheme', look.scheme);
  if (look.accent) query.set('accent', look.accent.replace('#', ''));
  if (look.translated) query.set('text', 'translation');
  const asked = query.size > 0 ? `?${query.toString()}` : '';
  return `/og/${locale}/review/${reviewId}/${layout}-${size}.png${asked}`;
}
