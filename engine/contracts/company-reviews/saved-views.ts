import { z } from 'zod';
import { Id, Instant } from '../common.ts';
import { CompanyReviewQuery } from './list.ts';

export const MAX_REVIEW_VIEWS = 50;
const ViewQuery = CompanyReviewQuery.omit({ cursor: true, limit: true }).strict();

/** Whether a view of the list can be opened with this query. */
const isViewQuery = (text: string): boolean => {
  const pairs = [...new URLSearchParams(text)];
  return (
    new Set(pairs.map(([name]) => name)).size === pairs.length && ViewQuery.safeParse(Object.fromEntries(pairs)).success
  );
};

/** A named filter of the list of reviews, of one member. */
export const EditReviewView = z
  .object({
    name: z.string().trim().min(1).max(60),
    query: z
      .string()
      .max(600)
      .refine(isViewQuery, { params: { code: 'invalid' } })
      .meta({ description: 'The list’s query without cursor and limit', example: 'grade=1,2,3&answered=no' }),
  })
  .meta({ id: 'EditReviewView' });
export type EditReviewView = z.infer<typeof EditReviewView>;
export const ReviewView = z
  .object({ id: Id, name: z.string(), query: z.string(), createdAt: Instant })
  .meta({ id: 'ReviewView' });
export type ReviewView = z.infer<typeof ReviewView>;
export const ReviewViewList = z.object({ items: z.array(ReviewView) }).meta({ id: 'ReviewViewList' });
export type ReviewViewList = z.infer<typeof ReviewViewList>;
