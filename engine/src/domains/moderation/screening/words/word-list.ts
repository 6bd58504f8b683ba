/**
 * The words of one language, in the notation of `matching/entry.ts`.
 * A list is data: what stands here offends readers of that language, and stands here so that they need not read it.
 */
export interface WordList {
  /** Offensive in every text, whatever its language: swearing crosses languages, and short texts hide theirs. */
  everywhere: string[];
  /** Offensive in texts of this language. */
  offensive: string[];
  /** Against people for what they are. */
  hate: string[];
  /** Of violence, and wishes of death. */
  threats: string[];
  /** Coarse, but common in honest reviews: a second sign only. */
  mild: string[];
  /** Harmless words that a wider entry would catch. */
  allow: string[];
  /** Diacritics count in the whole list. */
  exact?: boolean;
}

/** One entry a line or comma. */
export const entries = (text: TemplateStringsArray): string[] =>
  text
    .join('')
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
