import type { Locale } from '@app/contracts/common';
import { placesOf } from '../phrases.ts';
import { normalise, originalSpan } from '../screening/text/normalise.ts';
import type { Normalised } from '../screening/text/normalise.ts';
import type { Span } from '../screening/types.ts';
import { sentencesOf, wordsBetween } from './sentences.ts';
import { INFLUENCE_WORDS } from './words/index.ts';
import type { InfluenceWords } from './words/index.ts';

/**
 * What a company may not do to whoever has reviewed it: offer money for a change, threaten. `contact` leads away from
 * where the talk is seen, which is allowed but is told to the reviewer.
 */
export type InfluenceKind = 'money' | 'pressure' | 'contact';

/** The span is in UTF-16 units of the text as it was written. */
export interface Influence {
  kind: InfluenceKind;
  span: Span;
}

type Places = Record<keyof InfluenceWords, Span[]>;

/** How many words may stand between “delete” and “your review”, and the other way round. */
const REACH = { ahead: 8, back: 6 };
/** “You need not … delete”, “delete you need not”. */
const FREED = { ahead: 6, back: 4 };
/** Sums and percentages: “50 €”, “PLN 100”, “20 %”, “3000円”. */
const SUM =
  /(?:[€$£¥₴₽]|\b(?:eur|usd|pln|czk|huf|ron|bgn|chf|gbp|uah|rub|sek|nok|dkk)\b)\s?\d|\d[\d.,\s]*(?:[€$£¥₴₽%円]|(?:eur|euro|euros|euró|pounds|dollars|quid|usd|pln|zł|zl|kč|kc|czk|ft|huf|ron|lei|лв|bgn|chf|gbp|uah|грн|руб|rub|kr|sek|nok|dkk|tl|đ|vnd)(?!\p{L}))/giu;

const CONCEPTS = [
  'money',
  'reviews',
  'changes',
  'free',
  'but',
  'we',
  'ultimatum',
  'onlyIf',
  'owed',
  'pressure',
  'contact',
] as const;

const placesIn = (normalised: Normalised, language: Locale): Places =>
  placesOf(CONCEPTS, INFLUENCE_WORDS[language], normalised, language);

const within = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** “We change”, “we will change”, “ändern wir”: the company speaks of itself. */
const isOwnAct = (text: string, change: Span, we: readonly Span[]): boolean =>
  we.some(
    (one) =>
      (one.end <= change.start && wordsBetween(text, one.end, change.start) <= 1) ||
      (change.end <= one.start && text.slice(change.end, one.start).trim() === ''),
  );

/** “You need not change”, unless a “but” stands between. */
const isFreed = (text: string, change: Span, { free, but }: Places, sentence: Span): boolean =>
  free.some((one) => {
    if (!within(one, sentence)) return false;
    if (one.start < change.end && change.start < one.end) return true;
    const [first, last] = one.end <= change.start ? [one, change] : [change, one];
    const reach = first === one ? FREED.ahead : FREED.back;
    return (
      wordsBetween(text, first.end, last.start) <= reach &&
      !but.some(({ start }) => first.end <= start && start < last.start)
    );
  });

/** Sentences that ask for the deletion or a change of the review, by their place among all. */
function requestsIn(text: string, sentences: readonly Span[], places: Places): number[] {
  return sentences.flatMap((sentence, at) => {
    const reviews = places.reviews.filter((one) => within(one, sentence));
    const asked = places.changes.some(
      (change) =>
        within(change, sentence) &&
        reviews.some((review) =>
          change.start <= review.start
            ? wordsBetween(text, change.end, review.start) <= REACH.ahead
            : wordsBetween(text, review.end, change.start) <= REACH.back,
        ) &&
        !isOwnAct(text, change, places.we) &&
        !isFreed(text, change, places, sentence),
    );
    return asked ? [at] : [];
  });
}

/** What one language's words show. Money and a request for a change make an offer, wherever they stand in the text. */
function influencesOf(normalised: Normalised, language: Locale): Influence[] {
  const { text } = normalised;
  const sentences = sentencesOf(text);
  const places = placesIn(normalised, language);
  const requests = requestsIn(text, sentences, places);
  const offered = places.money.length > 0 || text.search(SUM) >= 0;
  const has = (concept: keyof InfluenceWords, at: number): boolean => {
    const sentence = sentences[at];
    return sentence !== undefined && places[concept].some((one) => within(one, sentence));
  };
  const forced = requests.filter(
    (at) => has('ultimatum', at) || has('ultimatum', at + 1) || (has('onlyIf', at) && has('owed', at)),
  );
  return [
    ...(offered ? requests : []).map((at) => ({ kind: 'money' as const, span: sentences[at]! })),
    ...places.pressure.map((span) => ({ kind: 'pressure' as const, span })),
    ...forced.map((at) => ({ kind: 'pressure' as const, span: sentences[at]! })),
    ...places.contact.map((span) => ({ kind: 'contact' as const, span })),
  ];
}

/**
 * Finds in a company's message where it buys, forces or leads the reviewer away. Pure.
 * `languages`: those that the message may be in.
 */
export function findInfluence(message: string, languages: ReadonlySet<Locale>): Influence[] {
  const normalised = normalise(message, { turkish: languages.has('tr') });
  const found = [...languages].flatMap((language) => influencesOf(normalised, language));
  return found.map(({ kind, span }) => ({ kind, span: originalSpan(normalised, span.start, span.end) }));
}
