import { LOCALES } from '@app/contracts/common';
import { sentencesOf, wordsBetween } from '../influence/sentences.ts';
import { mentionsAny, placesOf } from '../phrases.ts';
import { normalise, originalSpan } from '../screening/text/normalise.ts';
import type { Span } from '../screening/types.ts';
import { PHISHING_WORDS } from './phishing-words.ts';

/** Words between “enter” and “password”, and between “account” and “blocked”. */
const REACH = { secret: 8, alarm: 6 };

const CONCEPTS = ['ask', 'secret', 'account', 'alarm', 'never'] as const;

const near = (text: string, one: Span, other: Span, reach: number): boolean => {
  const [first, last] = one.start <= other.start ? [one, other] : [other, one];
  return wordsBetween(text, first.end, last.start) <= reach;
};
const within = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/**
 * The first sentence that asks for a password, a code or a card, or that says that an account is in danger where the
 * reader shall do something about it. Its span is in UTF-16 units of the text as it was written. Pure.
 */
export function findPhishing(written: string): Span | undefined {
  const normalised = normalise(written);
  if (!mentionsAny(PHISHING_WORDS, ['secret', 'alarm'], normalised)) return undefined;
  const { text } = normalised;
  const sentences = sentencesOf(text);
  for (const language of LOCALES) {
    const places = placesOf(CONCEPTS, PHISHING_WORDS[language], normalised, language);
    const asks = (sentence: Span | undefined): Span[] =>
      sentence ? places.ask.filter((one) => within(one, sentence)) : [];
    for (const [at, sentence] of sentences.entries()) {
      const here = (spans: Span[]): Span[] => spans.filter((one) => within(one, sentence));
      const secret = here(places.secret).some((one) =>
        asks(sentence).some((ask) => near(text, ask, one, REACH.secret)),
      );
      const alarm =
        here(places.account).some((one) => here(places.alarm).some((other) => near(text, one, other, REACH.alarm))) &&
        [sentences[at - 1], sentence, sentences[at + 1]].some((other) => asks(other).length > 0);
      if ((secret || alarm) && here(places.never).length === 0)
        return originalSpan(normalised, sentence.start, sentence.end);
    }
  }
  return undefined;
}
