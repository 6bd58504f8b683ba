/** The least number of phrases that gives reviewers a choice, beside those of other audiences. */
export const MIN_PHRASES = 2;
/** The longest phrase that fits on two lines of a small phone. */
export const MAX_PHRASE_LENGTH = 60;

export interface HintFindings {
  few: boolean;
  /** Duplicates, ignoring case and spaces. */
  twice: string[];
  long: string[];
}

const plain = (phrase: string): string => phrase.trim().replace(/\s+/gu, ' ').toLocaleLowerCase();

/** The phrases that reviewers would see, without empty ones. */
export const shownPhrases = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((phrase) => (typeof phrase === 'string' && phrase.trim() ? [phrase.trim()] : []))
    : [];

/** Findings about the phrases of one rating. */
export function phraseFindings(phrases: readonly string[]): HintFindings {
  const seen = new Set<string>();
  const twice = phrases.filter((phrase) => {
    const known = seen.has(plain(phrase));
    seen.add(plain(phrase));
    return known;
  });
  return {
    few: phrases.length < MIN_PHRASES,
    twice,
    long: phrases.filter((phrase) => [...phrase].length > MAX_PHRASE_LENGTH),
  };
}
