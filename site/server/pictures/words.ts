/** What a picture says: everything that it is drawn from, so that equal words make equal pictures. */
export interface PictureWords {
  /** Pixels. */
  size: { width: number; height: number };
  brand: string;
  /** Where the page lies, as people read it: `opinara.example`. */
  host: string;
  /** Above the title: what it is, and where. */
  kicker: string;
  title: string;
  /** In place of a title that has letters no font has. */
  plainTitle: string;
  /** A sentence below the title; of pictures without a grade. */
  text: string;
  /** `value` 1 to 5, to one decimal; null where there are no reviews yet. */
  grade: { value: number; words: string } | null;
  /** "128 reviews", or that there are none yet; empty for none of both. */
  count: string;
}

/** Changes with the look, so that caches let go of the old one. */
export const PICTURE_LOOK = 1;
