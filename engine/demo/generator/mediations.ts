import { demoId } from './ids.ts';
import type { Random } from './random.ts';
import { DAY, HOUR } from './schedule.ts';
import type { DemoReview } from './types.ts';

/** What was said in a mediation of the demo: by the company, then by the reviewer. */
const WORDS = {
  pl: [
    'Dzień dobry, bardzo nam przykro, że zamówienie nie spełniło oczekiwań. Czy możemy przysłać nową przesyłkę na nasz koszt?',
    'Dzień dobry, dziękuję za odpowiedź. Chętnie, tylko proszę o solidniejsze opakowanie niż ostatnio.',
  ],
  en: [
    'Hello, we are very sorry that the order was not what you expected. May we send you a new parcel at our expense?',
    'Hello, thank you for writing. Gladly, only please pack it better than the last time.',
  ],
} as const;
type Spoken = keyof typeof WORDS;

const SCREENED_AFTER = 8_000;
/** One is a day old and waits for the company, the other has been talked about. */
const AGES = [6 * DAY, 20 * HOUR] as const;

export interface DemoMediation {
  review: DemoReview;
  openedAt: Date;
  /** Oldest first; none while the company has not written. */
  messages: { id: string; side: 'merchant' | 'reviewer'; body: string; at: Date }[];
  readAt: Date | null;
}

export interface Mediated {
  /** All of the merchant's reviews, oldest first, with those in mediation among them at their new dates. */
  reviews: DemoReview[];
  /** By the review's id. */
  mediations: Map<string, DemoMediation>;
}

/**
 * Puts two of the merchant's low grades into mediation: they become new ones, since a mediation is over after three
 * weeks; what was bought with them is reviewed on the same day.
 */
export function putIntoMediation(reviews: readonly DemoReview[], now: Date, random: Random): Mediated {
  const mediations = new Map<string, DemoMediation>();
  const isFit = ({ productId, origin, grade, language }: DemoReview) =>
    productId === null && origin === 'verified' && grade <= 3 && language in WORDS;
  const chosen = reviews.filter(isFit).slice(-AGES.length);
  const dated = new Map(chosen.map(({ submissionId }, index) => [submissionId, AGES[index] ?? DAY]));
  const moved = reviews.map((review) => {
    const age = dated.get(review.submissionId);
    if (age === undefined) return review;
    const submittedAt = new Date(now.getTime() - age);
    const publishedAt = new Date(submittedAt.getTime() + SCREENED_AFTER);
    const fresh: DemoReview = { ...review, submittedAt, publishedAt, answer: null, helpful: { up: 0, down: 0 } };
    if (review.productId === null) mediations.set(review.id, mediationOf(fresh, age === AGES[0], now, random));
    return fresh;
  });
  moved.sort((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime());
  return { reviews: moved, mediations };
}

function mediationOf(review: DemoReview, talking: boolean, now: Date, random: Random): DemoMediation {
  const openedAt = review.publishedAt;
  if (!talking) return { review, openedAt, messages: [], readAt: null };
  const after = (share: number) => new Date(openedAt.getTime() + share * (now.getTime() - openedAt.getTime()));
  const [company, reviewer] = WORDS[review.language as Spoken];
  const message = (side: 'merchant' | 'reviewer', body: string, at: Date) => ({
    id: demoId(random, at),
    side,
    body,
    at,
  });
  return {
    review,
    openedAt,
    messages: [message('merchant', company, after(0.2)), message('reviewer', reviewer, after(0.5))],
    readAt: after(0.5),
  };
}
