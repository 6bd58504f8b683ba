import type { ReviewPictureLayout, ReviewPictureSize } from '../../../src/lib/sharing/review-pictures.ts';

/** Colours `#rrggbb` of a picture. */
export interface PictureColours {
  background: string;
  text: string;
  muted: string;
  /** Of filled stars, and of areas that carry no text. */
  stars: string;
  emptyStars: string;
  /** The area behind a grade or a quotation, and what is written on it. */
  accent: string;
  onAccent: string;
}

/** All that a picture of a review is drawn from: equal ones make equal pictures. */
export interface ReviewPicture {
  kind: 'review';
  layout: ReviewPictureLayout;
  size: ReviewPictureSize;
  colours: PictureColours;
  brand: string;
  host: string;
  company: string;
  /** Replaces a name with letters that no font has. */
  plainCompany: string;
  /** Empty for a review of the company itself. */
  product: string;
  /** The company's logo: its path on the engine. */
  picture: string | null;
  grade: number;
  gradeWords: string;
  /** Whole; what does not fit is cut off at a word when it is drawn. Empty once its author has had it erased. */
  text: string;
  /** Tag of the text's language, by which its words are found. */
  textLanguage: string;
  author: string;
  date: string;
  /** Whether its author was a customer, and the site it is from. */
  origin: string;
  confirmed: boolean;
  /** What else has to be known: that it is translated, and from what; what became of its mediation. Empty if nothing. */
  remark: string;
}

/** To be raised with each change of a layout, so that caches expire. */
export const REVIEW_LAYOUT_VERSION = 1;
