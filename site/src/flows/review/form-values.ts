import type { InvitationForm, SubmitReview } from '@app/contracts/reviews';
import { AuthorName, REVIEW_BODY_MAX, REVIEW_BODY_MIN } from '@app/contracts/reviews';
import { Grade, Id } from '@app/contracts/common';
import { z } from 'zod';

/** What the form holds. A product that is not rated has neither grade nor text. */
export interface ReviewValues {
  grade: number | null;
  body: string;
  products: { productId: string; grade: number | null; body: string }[];
  authorName: string;
}

/** What is kept on the device: the values, and the key that makes sending them twice the same as once. */
export const ReviewDraft = z.object({
  values: z.object({
    grade: Grade.nullable(),
    body: z.string().max(50_000),
    products: z.array(z.object({ productId: Id, grade: Grade.nullable(), body: z.string().max(50_000) })).max(100),
    authorName: z.string().max(500),
  }),
  step: z.string(),
  idempotencyKey: z.uuid(),
});
export type ReviewDraft = z.infer<typeof ReviewDraft>;

/** Has anything been said of a product? */
export const isRated = ({ grade, body }: { grade: number | null; body: string }): boolean =>
  grade !== null || body.trim() !== '';

/**
 * The rules of the form: those of `SubmitReview` with the company's own lower bound, and a product counts only once
 * something is said of it.
 */
export function reviewRules(bodyMin: number): z.ZodType<ReviewValues, ReviewValues> {
  return z.object({
    grade: Grade.nullable().refine((grade) => grade !== null),
    body: z.string().trim().min(Math.max(bodyMin, REVIEW_BODY_MIN)).max(REVIEW_BODY_MAX),
    products: z.array(
      z.object({ productId: Id, grade: Grade.nullable(), body: z.string() }).superRefine((product, ctx) => {
        if (!isRated(product)) return;
        if (product.grade === null) ctx.addIssue({ code: 'custom', path: ['grade'], input: null });
        const input = product.body.trim();
        const bounds = { origin: 'string' as const, inclusive: true, input, path: ['body'] };
        if (input.length < REVIEW_BODY_MIN) ctx.addIssue({ code: 'too_small', minimum: REVIEW_BODY_MIN, ...bounds });
        if (input.length > REVIEW_BODY_MAX) ctx.addIssue({ code: 'too_big', maximum: REVIEW_BODY_MAX, ...bounds });
      }),
    ),
    authorName: AuthorName,
  });
}

/** The grade that the mail's link carries, or null when it carries none that counts. */
export function gradeFromLink(search: string): number | null {
  const parsed = Grade.safeParse(Number(new URLSearchParams(search).get('grade') ?? Number.NaN));
  return parsed.success ? parsed.data : null;
}

/**
 * What the form starts with: the draft if there is one, and the grade of the link just followed, which is newer than
 * the draft's. Products come from the invitation; of the draft only those that it still names.
 */
export function initialValues(form: InvitationForm, draft: ReviewDraft | null, linkGrade: number | null): ReviewValues {
  const kept = draft?.values;
  return {
    grade: linkGrade ?? kept?.grade ?? null,
    body: kept?.body ?? '',
    products: form.products.map(({ id }) => {
      const product = kept?.products.find(({ productId }) => productId === id);
      return { productId: id, grade: product?.grade ?? null, body: product?.body ?? '' };
    }),
    authorName: kept?.authorName ?? '',
  };
}

/** Has anything been written that would be a pity to lose? A grade from a link alone is not. */
export function hasText(values: ReviewValues): boolean {
  return values.body.trim() !== '' || values.authorName.trim() !== '' || values.products.some(isRated);
}

/** The values as the API takes them. Call only with values that passed `reviewRules`. */
export function toSubmission(values: ReviewValues, token: string, language: SubmitReview['language']): SubmitReview {
  return {
    token,
    grade: values.grade ?? 0,
    body: values.body.trim(),
    authorName: values.authorName.trim(),
    language,
    products: values.products
      .filter(isRated)
      .map(({ productId, grade, body }) => ({ productId, grade: grade ?? 0, body: body.trim() })),
    ratings: {},
    answers: [],
    photoIds: [],
    acceptTerms: true,
  };
}
