/** Fewer leave a reviewer without much to choose from. */
export const ENOUGH = 6;
/** A longer one takes three lines on a small phone. */
export const LONG = 60;

export interface HintFindings {
  few: boolean;
  /** Phrases that stand there twice, but for case and spaces. */
  twice: string[];
  long: string[];
}

const plain = (phrase: string): string => phrase.trim().replace(/\s+/gu, ' ').toLocaleLowerCase();

/** What reviewers would see: empty entries are none. */
export const shownPhrases = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap((phrase) => (typeof phrase === 'string' && phrase.trim() ? [phrase.trim()] : []))
    : [];

/** What an editor should know of the phrases of one grade. */
export function findingsOf(phrases: readonly string[]): HintFindings {
  const seen = new Set<string>();
  const twice = phrases.filter((phrase) => {
    const known = seen.has(plain(phrase));
    seen.add(plain(phrase));
    return known;
  });
  return {
    few: phrases.length < ENOUGH,
    twice,
    long: phrases.filter((phrase) => [...phrase].length > LONG),
  };
}
