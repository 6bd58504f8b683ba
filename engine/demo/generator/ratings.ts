import type { CompanyKind, Grade } from '@app/contracts/common';
import type { RatingCriterion, Ratings } from '@app/contracts/reviews';
import type { Random } from './random.ts';

/** What the forms of each kind of company ask in detail. */
const CRITERIA: Record<CompanyKind, readonly RatingCriterion[]> = {
  shops: ['delivery', 'packaging', 'service', 'value'],
  services: ['service', 'contact', 'quality', 'value'],
  hotels: ['cleanliness', 'comfort', 'staff', 'location'],
  restaurants: ['food', 'service', 'value'],
};
/** The share of reviewers who fill these in. */
const RATED = 0.4;

/** Detailed ratings around the grade; many reviewers leave them out, some a part of them. */
export function drawRatings(kind: CompanyKind, grade: Grade, random: Random): Ratings {
  if (!random.chance(RATED)) return {};
  const near = (): Grade => Math.min(5, Math.max(1, Math.round(grade + 0.6 * random.normal()))) as Grade;
  return Object.fromEntries(CRITERIA[kind].flatMap((criterion) => (random.chance(0.9) ? [[criterion, near()]] : [])));
}
