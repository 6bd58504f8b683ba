import { z } from 'zod';
import { Cursor, Day, Id, Locale, pageOf } from '../common.ts';
import { CompanyReview } from './company-reviews.ts';
import { REVIEW_ORIGINS, REVIEW_WORDS_MAX } from '../reviews.ts';

/** States of a review that its company learns of; of `held` and `rejected` ones it learns nothing else. */
export const COMPANY_REVIEW_STATES = ['published', 'in_mediation', 'withdrawn', 'held', 'rejected'] as const;
export type CompanyReviewState = (typeof COMPANY_REVIEW_STATES)[number];

/** `grade-low`, `grade-high` and `unanswered-first`: newest first among equals. */
export const COMPANY_REVIEW_SORTS = ['newest', 'oldest', 'grade-low', 'grade-high', 'unanswered-first'] as const;
export type CompanyReviewSort = (typeof COMPANY_REVIEW_SORTS)[number];

/** One or several values, separated by commas: `grade=1,2`. */
const several = <T extends z.ZodType<unknown, string>>(value: T) =>
  z
    .string()
    .max(200)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(value));
const GradeText = z.enum(['1', '2', '3', '4', '5']).transform(Number);

/**
 * Which of its reviews a company asks for; all conditions apply together. Every condition but `state`, `from` and `to`
 * leaves out held and rejected reviews, whose properties it would reveal.
 */
export const CompanyReviewFilter = z
  .object({
    state: several(z.enum(COMPANY_REVIEW_STATES)).meta({ description: 'States, e.g. `published,withdrawn`' }),
    subject: z.enum(['company', 'products']),
    grade: several(GradeText).meta({ description: 'Grades, e.g. `1,2,3`' }),
    origin: several(z.enum(REVIEW_ORIGINS)).meta({ description: 'Origins, e.g. `verified,external`' }),
    language: several(Locale).meta({ description: 'Languages, e.g. `pl,de`' }),
    productId: Id,
    answered: z.enum(['yes', 'no']),
    answer: z.enum(['none', 'waiting', 'held', 'rejected']).meta({
      description:
        'The last answer that was sent waits for its check or for a moderator, or was refused; none: nothing waits or was refused',
    }),
    photos: z.literal('yes').meta({ description: 'With photos' }),
    pinned: z.literal('yes').meta({ description: 'Pinned' }),
    from: Day.meta({ description: 'Submitted on this day or later, in the company’s time zone' }),
    to: Day.meta({ description: 'Submitted on this day or earlier, in the company’s time zone' }),
    words: z.string().trim().min(1).max(REVIEW_WORDS_MAX).meta({
      description:
        'Text, author’s name or order number contain words that begin like each of these, whatever their case and accents',
    }),
  })
  .partial();
export type CompanyReviewFilter = z.infer<typeof CompanyReviewFilter>;
/** The same before it is parsed: the address’s query of a page. */
export type CompanyReviewFilterInput = z.input<typeof CompanyReviewFilter>;

/** `GET /panel/companies/{companyId}/reviews`. */
export const CompanyReviewQuery = CompanyReviewFilter.extend({
  sort: z.enum(COMPANY_REVIEW_SORTS).default('newest'),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type CompanyReviewQuery = z.infer<typeof CompanyReviewQuery>;

/** Reviews are counted up to here. */
export const COMPANY_REVIEW_COUNT_MAX = 1000;
export const CompanyReviewPage = pageOf(CompanyReview)
  .extend({
    /** On the first page. `more`: there are more than `count`. */
    total: z.object({ count: z.int(), more: z.boolean() }).nullable(),
  })
  .meta({ id: 'CompanyReviewPage' });
export type CompanyReviewPage = z.infer<typeof CompanyReviewPage>;
