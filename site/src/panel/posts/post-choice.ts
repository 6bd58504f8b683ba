import type { Locale } from '@app/contracts/common';
import { isLocale } from '@app/locales/manifest.ts';
import {
  REVIEW_PICTURE_LAYOUTS,
  REVIEW_PICTURE_SCHEMES,
  REVIEW_PICTURE_SIZE_NAMES,
} from '../../lib/sharing/review-pictures.ts';
import type { ReviewPictureLayout, ReviewPictureScheme, ReviewPictureSize } from '../../lib/sharing/review-pictures.ts';
import { PANEL_PATHS } from '../paths.ts';

/** What a post is made of, as the address of the page holds it. */
export interface PostChoice {
  /** Null for the review's own language. */
  language: Locale | null;
  translated: boolean;
  layout: ReviewPictureLayout;
  size: ReviewPictureSize;
  scheme: ReviewPictureScheme;
  accent: string | null;
}

const known = <Value extends string>(values: readonly [Value, ...Value[]] | readonly Value[], given: string | null) =>
  values.find((value) => value === given);

/** The review and the choice in a query; what is unknown there counts as not given. */
export function readPost(search: string): { review: string | null; choice: PostChoice } {
  const query = new URLSearchParams(search);
  const language = query.get('language');
  const accent = query.get('accent');
  return {
    review: query.get('review'),
    choice: {
      language: isLocale(language) ? language : null,
      translated: query.get('text') === 'translation',
      layout: known(REVIEW_PICTURE_LAYOUTS, query.get('layout')) ?? 'card',
      size: known(REVIEW_PICTURE_SIZE_NAMES, query.get('size')) ?? 'square',
      scheme: known(REVIEW_PICTURE_SCHEMES, query.get('scheme')) ?? 'light',
      accent: accent && /^[0-9a-f]{6}$/.test(accent) ? `#${accent}` : null,
    },
  };
}

/** The page of posts for a review. */
export function postPath(review: string, choice: Partial<PostChoice> = {}): string {
  const query = new URLSearchParams({ review });
  const { language, translated, layout, size, scheme, accent } = choice;
  if (language) query.set('language', language);
  if (translated) query.set('text', 'translation');
  if (layout && layout !== 'card') query.set('layout', layout);
  if (size && size !== 'square') query.set('size', size);
  if (scheme && scheme !== 'light') query.set('scheme', scheme);
  if (accent) query.set('accent', accent.replace('#', ''));
  return `${PANEL_PATHS.posts}?${query.toString()}`;
}
