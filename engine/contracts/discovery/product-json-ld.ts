import type { CompanyProfile } from '../companies.ts';
import { GRADE_WEIGHTS } from '../grades.ts';
import type { ReviewCard } from '../reviews.ts';

/**
 * Grade and count without imported reviews: what search engines are given and what the page shows beside the grade
 * itself (`site/src/features/review-page/summary/grade-computation.tsx`). Weighted like the grade; `average` is null
 * where all reviews were imported.
 */
export function gradesWithoutImports({
  byOrigin,
}: Pick<CompanyProfile, 'byOrigin'>): Pick<CompanyProfile['grades'], 'average' | 'count'> {
  const own = byOrigin.filter(({ origin, average }) => origin !== 'external' && average !== null);
  const count = own.reduce((sum, part) => sum + part.count, 0);
  const weightOf = (part: (typeof own)[number]): number => GRADE_WEIGHTS[part.origin] * part.count;
  const weight = own.reduce((sum, part) => sum + weightOf(part), 0);
  const graded = own.reduce((sum, part) => sum + weightOf(part) * (part.average ?? 0), 0);
  return { average: weight === 0 ? null : graded / weight, count };
}

/** One decimal, halves up; the addend makes up for binary fractions. */
const roundGrade = (value: number): number => Math.floor(value * 10 + 0.5 + 1e-9) / 10;

const SCALE = { bestRating: 5, worstRating: 1 } as const;

/** schema.org's rating of a company or product; nothing without own reviews. */
export const aggregateRatingJsonLd = ({
  average,
  count,
}: Pick<CompanyProfile['grades'], 'average' | 'count'>): object =>
  average === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: roundGrade(average),
          reviewCount: count,
          ...SCALE,
        },
      };

/** Reviews as schema.org has them; erased and imported ones are left out. */
export function reviewsJsonLd(reviews: readonly ReviewCard[]): object {
  const told = reviews.filter(({ erased, origin }) => !erased && origin !== 'external');
  return told.length === 0 ? {} : { review: told.map(reviewJsonLd) };
}

const reviewJsonLd = (review: ReviewCard): object => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.authorName },
  // Full timestamp, because its date depends on the time zone.
  datePublished: review.publishedAt,
  reviewBody: review.body,
  inLanguage: review.language,
  reviewRating: { '@type': 'Rating', ratingValue: review.grade, ...SCALE },
});

interface Shown {
  name: string;
  /** URL of the page that it stands on, or of the product itself. */
  url: string;
  /** Tells it from other things on the page. */
  id: string;
  /** URLs of pictures. */
  image: string | readonly string[] | null;
  byOrigin: CompanyProfile['byOrigin'];
  /** Reviews shown on the page. */
  reviews: readonly ReviewCard[];
}

/** A product with its rating; null without own reviews, because Google rejects products without offers or reviews. */
export function productRatingJsonLd({
  name,
  url,
  id,
  image,
  byOrigin,
  reviews,
}: Shown): Record<string, unknown> | null {
  const grades = gradesWithoutImports({ byOrigin });
  if (grades.average === null) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': id,
    name,
    url,
    ...(image !== null && { image }),
    ...aggregateRatingJsonLd(grades),
    ...reviewsJsonLd(reviews),
  };
}
