/** The texts of a picture, and all that it is drawn from: equal texts make equal pictures. */
export interface PictureTexts {
  /** Pixels. */
  size: { width: number; height: number };
  brand: string;
  /** The site's host, as people read it: `opinara.example`. */
  host: string;
  /** Above the title: what it is, and where. */
  kicker: string;
  title: string;
  /** Replaces a title with letters that no font has. */
  plainTitle: string;
  /** A sentence below the title, on pictures without a rating. */
  text: string;
  /** `value` 1 to 5, to one decimal; null without reviews. */
  grade: { value: number; words: string } | null;
  /** "128 reviews", or that there are none yet; empty for the site's own picture. */
  count: string;
  /** A picture to the right of the title: its path on the engine, which names it for ever. */
  picture: string | null;
}

/** To be raised with each change of the layout, so that caches expire. */
export const LAYOUT_VERSION = 2;
