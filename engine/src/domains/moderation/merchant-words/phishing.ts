import { LOCALES } from '@app/contracts/common';
import { findPhrases, mentionsAny } from '../phrases/find-phrases.ts';
import { isWithin, sentencesOf, wordsBetween } from '../phrases/sentences.ts';
import { normalise, originalSpan } from '../screening/text/normalise.ts';
import type { Span } from '../screening/types.ts';
import { PHISHING_CONCEPTS, PHISHING_WORDS } from './phishing-words.ts';

/** Words allowed between “enter” and “password”, and between “account” and “blocked”. */
const MAX_DISTANCE = { secret: 8, alarm: 6 };

const isNear = (text: string, one: Span, other: Span, distance: number): boolean => {
  const [first, last] = one.start <= other.start ? [one, other] : [other, one];
  return wordsBetween(text, first.end, last.start) <= distance;
};

/**
 * The first sentence that asks for a password, code or card, or says that an account is in danger next to a request to
 * act. Its span is in UTF-16 units of the original text. Pure.
 */
export function findPhishing(original: string): Span | undefined {
  const normalised = normalise(original);
  if (!mentionsAny(PHISHING_WORDS, ['secret', 'alarm'], normalised)) return undefined;
  const { text } = normalised;
  const sentences = sentencesOf(text);
  for (const language of LOCALES) {
    const places = findPhrases(PHISHING_CONCEPTS, PHISHING_WORDS[language], normalised, language);
    const asksIn = (sentence: Span | undefined): Span[] =>
      sentence ? places.ask.filter((ask) => isWithin(ask, sentence)) : [];
    for (const [index, sentence] of sentences.entries()) {
      const inSentence = (spans: Span[]): Span[] => spans.filter((span) => isWithin(span, sentence));
      const secret = inSentence(places.secret).some((one) =>
        asksIn(sentence).some((ask) => isNear(text, ask, one, MAX_DISTANCE.secret)),
      );
      const alarm =
        inSentence(places.account).some((account) =>
          inSentence(places.alarm).some((one) => isNear(text, account, one, MAX_DISTANCE.alarm)),
        ) && [sentences[index - 1], sentence, sentences[index + 1]].some((other) => asksIn(other).length > 0);
      if ((secret || alarm) && inSentence(places.never).length === 0)
        return originalSpan(normalised, sentence.start, sentence.end);
    }
  }
  return undefined;
}
