import type { FormQuestion, InvitationForm, SubmitReview } from '@app/contracts/review-forms';
import { AuthorName, MAX_PHOTOS, Photo, REVIEW_BODY_MAX, REVIEW_BODY_MIN, Ratings } from '@app/contracts/reviews';
import { Grade, Id } from '@app/contracts/common';
import { z } from 'zod';

/** A photo that has been uploaded; `preview` is a small picture of it made on this device. */
export const KeptPhoto = Photo.extend({ preview: z.string().startsWith('data:image/').max(100_000).optional() });
export type KeptPhoto = z.infer<typeof KeptPhoto>;

/** The answer to one question: words to an open one, choices to the others. */
export const AnswerValue = z.object({
  questionId: z.string(),
  text: z.string().max(50_000),
  chosen: z.array(z.string()).max(50),
});
export type AnswerValue = z.infer<typeof AnswerValue>;

/** What the form holds. A product that is not rated has neither grade nor text. */
export interface ReviewValues {
  grade: number | null;
  body: string;
  photos: KeptPhoto[];
  products: { productId: string; grade: number | null; body: string; features?: Record<string, number> }[];
  ratings: Ratings;
  answers: AnswerValue[];
  authorName: string;
}

/** What is kept on the device: the values, and the key that makes sending them twice the same as once. */
export const ReviewDraft = z.object({
  values: z.object({
    grade: Grade.nullable(),
    body: z.string().max(50_000),
    photos: z.array(KeptPhoto).max(MAX_PHOTOS).default([]),
    products: z
      .array(
        z.object({
          ...{ productId: Id, grade: Grade.nullable(), body: z.string().max(50_000) },
          features: z.record(z.string(), Grade).optional(),
        }),
      )
      .max(100),
    ratings: Ratings.default({}),
    answers: z.array(AnswerValue).max(50).default([]),
    authorName: z.string().max(500),
  }),
  step: z.string(),
  idempotencyKey: z.uuid(),
});
export type ReviewDraft = z.infer<typeof ReviewDraft>;

/** Longest answer to an open question, as the contract has it. */
export const ANSWER_MAX = 1000;

/** Has anything been said of a product? */
export const isRated = ({
  grade,
  body,
  features = {},
}: {
  grade: number | null;
  body: string;
  features?: Readonly<Record<string, number>>;
}): boolean => grade !== null || body.trim() !== '' || Object.keys(features).length > 0;

/** Has a question been answered? */
export const isAnswered = ({ text, chosen }: AnswerValue): boolean => text.trim() !== '' || chosen.length > 0;

/** A grade that has not been chosen yet is no grade. */
export const chosenGrade: z.ZodType<number | null, number | null> = Grade.nullable().refine((grade) => grade !== null);

/** The fewest characters of a review: a company may only ask for more. */
export const leastOf = (bodyMin: number): number => Math.max(bodyMin, REVIEW_BODY_MIN);

const PRODUCT = { productId: Id, grade: Grade.nullable(), body: z.string() };

/** The text's bounds, with the company's own lower one. */
export const bodyRule = (bodyMin: number) => z.string().trim().min(leastOf(bodyMin)).max(REVIEW_BODY_MAX);

/**
 * The rules of the form: those of `SubmitReview` with the company's own lower bound and required questions; a product
 * counts only once something is said of it, and then it needs as many words as the company.
 */
export function reviewRules(
  bodyMin: number,
  questions: readonly FormQuestion[] = [],
): z.ZodType<ReviewValues, ReviewValues> {
  const least = leastOf(bodyMin);
  return z.object({
    grade: chosenGrade,
    body: bodyRule(bodyMin),
    photos: z.array(KeptPhoto).max(MAX_PHOTOS),
    products: z.array(
      z.object({ ...PRODUCT, features: z.record(z.string(), Grade).optional() }).superRefine((product, ctx) => {
        if (!isRated(product)) return;
        if (product.grade === null) ctx.addIssue({ code: 'custom', path: ['grade'], input: null });
        const input = product.body.trim();
        const bounds = { origin: 'string' as const, inclusive: true, input, path: ['body'] };
        if (input.length < least) ctx.addIssue({ code: 'too_small', minimum: least, ...bounds });
        if (input.length > REVIEW_BODY_MAX) ctx.addIssue({ code: 'too_big', maximum: REVIEW_BODY_MAX, ...bounds });
      }),
    ),
    ratings: Ratings,
    answers: z.array(
      z.object({ questionId: z.string(), text: z.string(), chosen: z.array(z.string()) }).superRefine((answer, ctx) => {
        const question = questions.find(({ id }) => id === answer.questionId);
        const path = [question?.kind === 'open' ? 'text' : 'chosen'];
        const input = answer.text.trim();
        if (question?.required && !isAnswered(answer)) ctx.addIssue({ code: 'custom', path, input: '' });
        if (input.length > ANSWER_MAX)
          ctx.addIssue({ code: 'too_big', maximum: ANSWER_MAX, origin: 'string', inclusive: true, input, path });
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
 * the draft's. Products, criteria and questions come from the invitation; of the draft only those that it still names.
 */
export function initialValues(form: InvitationForm, draft: ReviewDraft | null, linkGrade: number | null): ReviewValues {
  const kept = draft?.values;
  return {
    grade: linkGrade ?? kept?.grade ?? null,
    body: kept?.body ?? '',
    photos: form.askPhotos ? (kept?.photos ?? []) : [],
    products: form.products.map(({ id, features: asked = [] }) => {
      const product = kept?.products.find(({ productId }) => productId === id);
      const placed = asked.flatMap((feature) => {
        const position = product?.features?.[feature.id];
        return position === undefined ? [] : [[feature.id, position] as const];
      });
      return {
        ...{ productId: id, grade: product?.grade ?? null, body: product?.body ?? '' },
        ...(placed.length > 0 && { features: Object.fromEntries(placed) }),
      };
    }),
    ratings: Object.fromEntries(
      form.criteria.flatMap((name) => (kept?.ratings[name] ? [[name, kept.ratings[name]]] : [])),
    ),
    answers: form.questions.map(({ id, choices }) => {
      const answer = kept?.answers.find(({ questionId }) => questionId === id);
      const chosen = answer?.chosen.filter((choice) => choices.includes(choice)) ?? [];
      return { questionId: id, text: answer?.text ?? '', chosen };
    }),
    authorName: kept?.authorName ?? '',
  };
}

/** Has anything been written that would be a pity to lose? A grade from a link alone is not. */
export function hasText({ body, authorName, products, answers, photos }: ReviewValues): boolean {
  return (
    body.trim() !== '' ||
    authorName.trim() !== '' ||
    products.some(isRated) ||
    answers.some(isAnswered) ||
    photos.length > 0
  );
}

/** The values as the API takes them. Call only with values that passed `reviewRules`. */
export function toSubmission(values: ReviewValues, token: string, language: SubmitReview['language']): SubmitReview {
  return {
    token,
    grade: values.grade ?? 0,
    body: values.body.trim(),
    authorName: values.authorName.trim(),
    language,
    products: values.products.filter(isRated).map(({ productId, grade, body, features }) => ({
      productId,
      grade: grade ?? 0,
      body: body.trim(),
      ...(features && { features }),
    })),
    ratings: values.ratings,
    answers: values.answers
      .filter(isAnswered)
      .map(({ questionId, text, chosen }) => ({ questionId, answer: text.trim() || chosen.join('\n') })),
    photoIds: values.photos.map(({ id }) => id),
    acceptTerms: true,
  };
}
