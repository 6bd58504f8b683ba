import type { Locale } from '@app/contracts/common';
import { findPhrases } from '../phrases/find-phrases.ts';
import { isWithin, sentencesOf, wordsBetween } from '../phrases/sentences.ts';
import { normalise, originalSpan } from '../screening/text/normalise.ts';
import type { Normalised } from '../screening/text/normalise.ts';
import type { Span } from '../screening/types.ts';
import { INFLUENCE_CONCEPTS, INFLUENCE_WORDS } from './influence-words.ts';
import type { InfluenceConcept } from './influence-words.ts';

/**
 * `money` offered for a change of the review and `pressure` are forbidden; `contact` outside of the mediation is
 * allowed, with a notice to the reviewer.
 */
export type InfluenceKind = 'money' | 'pressure' | 'contact';

/** The span is in UTF-16 units of the original text. */
export interface Influence {
  kind: InfluenceKind;
  span: Span;
}

type Places = Record<InfluenceConcept, Span[]>;

/** Words allowed between “delete” and “your review”, in either order. */
const REQUEST_DISTANCE = { changeFirst: 8, reviewFirst: 6 };
/** Words allowed in “you need not … delete” and “delete … you need not”. */
const FREE_DISTANCE = { freeFirst: 6, changeFirst: 4 };
/** Sums and percentages: “50 €”, “PLN 100”, “20 %”, “3000円”. */
const SUM =
  /(?:[€$£¥₴₽]|\b(?:eur|usd|pln|czk|huf|ron|bgn|chf|gbp|uah|rub|sek|nok|dkk)\b)\s?\d|\d[\d.,\s]*(?:[€$£¥₴₽%円]|(?:eur|euro|euros|euró|pounds|dollars|quid|usd|pln|zł|zl|kč|kc|czk|ft|huf|ron|lei|лв|bgn|chf|gbp|uah|грн|руб|rub|kr|sek|nok|dkk|tl|đ|vnd)(?!\p{L}))/giu;

/** “We change”, “we will change”, “ändern wir”: the company speaks of itself. */
const isOwnAct = (text: string, change: Span, we: readonly Span[]): boolean =>
  we.some(
    (subject) =>
      (subject.end <= change.start && wordsBetween(text, subject.end, change.start) <= 1) ||
      (change.end <= subject.start && text.slice(change.end, subject.start).trim() === ''),
  );

/** “You need not change”, unless a “but” stands between. */
const isUnconditional = (text: string, change: Span, { free, but }: Places, sentence: Span): boolean =>
  free.some((phrase) => {
    if (!isWithin(phrase, sentence)) return false;
    if (phrase.start < change.end && change.start < phrase.end) return true;
    const [first, last] = phrase.end <= change.start ? [phrase, change] : [change, phrase];
    const distance = first === phrase ? FREE_DISTANCE.freeFirst : FREE_DISTANCE.changeFirst;
    return (
      wordsBetween(text, first.end, last.start) <= distance &&
      !but.some(({ start }) => first.end <= start && start < last.start)
    );
  });

/** Indexes of the sentences that ask for the deletion or a change of the review. */
function findRequests(text: string, sentences: readonly Span[], places: Places): number[] {
  return sentences.flatMap((sentence, index) => {
    const reviews = places.reviews.filter((review) => isWithin(review, sentence));
    const isRequest = places.changes.some(
      (change) =>
        isWithin(change, sentence) &&
        reviews.some((review) =>
          change.start <= review.start
            ? wordsBetween(text, change.end, review.start) <= REQUEST_DISTANCE.changeFirst
            : wordsBetween(text, review.end, change.start) <= REQUEST_DISTANCE.reviewFirst,
        ) &&
        !isOwnAct(text, change, places.we) &&
        !isUnconditional(text, change, places, sentence),
    );
    return isRequest ? [index] : [];
  });
}

/** Influence by the words of one language. Money anywhere in a text with a request for a change is an offer. */
function findInLanguage(normalised: Normalised, language: Locale): Influence[] {
  const { text } = normalised;
  const sentences = sentencesOf(text);
  const places = findPhrases(INFLUENCE_CONCEPTS, INFLUENCE_WORDS[language], normalised, language);
  const requests = findRequests(text, sentences, places);
  const offersMoney = places.money.length > 0 || text.search(SUM) >= 0;
  const has = (concept: InfluenceConcept, index: number): boolean => {
    const sentence = sentences[index];
    return sentence !== undefined && places[concept].some((place) => isWithin(place, sentence));
  };
  const forced = requests.filter(
    (index) => has('ultimatum', index) || has('ultimatum', index + 1) || (has('onlyIf', index) && has('owed', index)),
  );
  return [
    ...(offersMoney ? requests : []).map((index) => ({ kind: 'money' as const, span: sentences[index]! })),
    ...places.pressure.map((span) => ({ kind: 'pressure' as const, span })),
    ...forced.map((index) => ({ kind: 'pressure' as const, span: sentences[index]! })),
    ...places.contact.map((span) => ({ kind: 'contact' as const, span })),
  ];
}

/**
 * Finds where a company's message buys or forces a change of the review or redirects its author. Pure.
 * `languages`: those that the message may be in.
 */
export function findInfluence(message: string, languages: ReadonlySet<Locale>): Influence[] {
  const normalised = normalise(message, { turkish: languages.has('tr') });
  const found = [...languages].flatMap((language) => findInLanguage(normalised, language));
  return found.map(({ kind, span }) => ({ kind, span: originalSpan(normalised, span.start, span.end) }));
}
