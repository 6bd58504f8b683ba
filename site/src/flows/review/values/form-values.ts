import type { FormQuestion, InvitationForm, SubmitReview } from '@app/contracts/review-forms';
import { UserChoices } from '@app/contracts/company/user-features';
import { AuthorName, MAX_PHOTOS, Photo, REVIEW_BODY_MAX, REVIEW_BODY_MIN, Ratings } from '@app/contracts/reviews';
import { Grade, Id } from '@app/contracts/common';
import { z } from 'zod';
import { withUnsentPhotos } from '../../photos/unsent-photos.ts';
import { offeredChoices } from '../fields/offered-choices.ts';

/** An uploaded photo; `preview` is a local thumbnail as a data URL. */
export const DraftPhoto = Photo.extend({ preview: z.string().startsWith('data:image/').max(100_000).optional() });
export type DraftPhoto = z.infer<typeof DraftPhoto>;

/** Answer to a question: text for open ones, choices for others. */
export const AnswerValue = z.object({
  questionId: z.string(),
  text: z.string().max(50_000),
  chosen: z.array(z.string()).max(50),
});
export type AnswerValue = z.infer<typeof AnswerValue>;

/** Values of the form. An unrated product has neither grade nor text. */
export interface ReviewValues {
  grade: number | null;
  body: string;
  photos: DraftPhoto[];
  products: {
    productId: string;
    grade: number | null;
    body: string;
    features?: Record<string, number>;
    userChoices?: string[];
  }[];
  ratings: Ratings;
  answers: AnswerValue[];
  /** Choices of user features; missing for none. */
  userChoices?: string[];
  authorName: string;
}

/** Draft on the device: the values and the idempotency key. */
export const ReviewDraft = z.object({
  values: z.object({
    grade: Grade.nullable(),
    body: z.string().max(50_000),
    photos: z.array(DraftPhoto).max(MAX_PHOTOS).default([]),
    products: z
      .array(
        z.object({
          productId: Id,
          grade: Grade.nullable(),
          body: z.string().max(50_000),
          features: z.record(z.string(), Grade).optional(),
          userChoices: UserChoices.optional(),
        }),
      )
      .max(100),
    ratings: Ratings.default({}),
    answers: z.array(AnswerValue).max(50).default([]),
    userChoices: UserChoices.optional(),
    authorName: z.string().max(500),
  }),
  step: z.string(),
  idempotencyKey: z.uuid(),
});
export type ReviewDraft = z.infer<typeof ReviewDraft>;

/** Maximum length of an open answer, from the contract. */
export const ANSWER_MAX = 1000;

/** Whether a product has been rated. */
export const isRated = ({
  grade,
  body,
  features = {},
}: {
  grade: number | null;
  body: string;
  features?: Readonly<Record<string, number>>;
}): boolean => grade !== null || body.trim() !== '' || Object.keys(features).length > 0;

/** Whether a question has been answered. */
export const isAnswered = ({ text, chosen }: AnswerValue): boolean => text.trim() !== '' || chosen.length > 0;

/** Rejects a grade that has not been chosen. */
export const chosenGrade: z.ZodType<number | null, number | null> = Grade.nullable().refine((grade) => grade !== null);

/** Minimum length of a review: companies can only raise it. */
export const minBodyLength = (bodyMin: number): number => Math.max(bodyMin, REVIEW_BODY_MIN);

const PRODUCT = { productId: Id, grade: Grade.nullable(), body: z.string() };

/** Length of the text, with the company's minimum. */
export const bodyRule = (bodyMin: number) => z.string().trim().min(minBodyLength(bodyMin)).max(REVIEW_BODY_MAX);

/**
 * Validation of the form: `SubmitReview` with the company's minimum length and required questions. A product is
 * optional; once rated, it needs the same minimum length.
 */
export function reviewRules(
  bodyMin: number,
  questions: readonly FormQuestion[] = [],
): z.ZodType<ReviewValues, ReviewValues> {
  const least = minBodyLength(bodyMin);
  return z.object({
    grade: chosenGrade,
    body: bodyRule(bodyMin),
    photos: z.array(DraftPhoto).max(MAX_PHOTOS),
    products: z.array(
      z
        .object({
          ...PRODUCT,
          features: z.record(z.string(), Grade).optional(),
          userChoices: UserChoices.optional(),
        })
        .superRefine((product, ctx) => {
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
    userChoices: UserChoices.optional(),
    authorName: AuthorName,
  });
}

/** Grade in the mail's link, or null if it has no valid one. */
export function gradeFromLink(search: string): number | null {
  const parsed = Grade.safeParse(Number(new URLSearchParams(search).get('grade') ?? Number.NaN));
  return parsed.success ? parsed.data : null;
}

/**
 * Initial values: the draft, with the grade of the link just followed, which is newer. Products, criteria and questions
 * come from the invitation; the draft only fills those that still exist.
 */
export function initialValues(form: InvitationForm, draft: ReviewDraft | null, linkGrade: number | null): ReviewValues {
  const kept = draft?.values;
  return {
    grade: linkGrade ?? kept?.grade ?? null,
    body: kept?.body ?? '',
    photos: form.askPhotos ? withUnsentPhotos(kept?.photos ?? [], form.unsentPhotos) : [],
    products: form.products.map(({ id, features: asked = [], userFeatures }) => {
      const product = kept?.products.find(({ productId }) => productId === id);
      const placed = asked.flatMap((feature) => {
        const position = product?.features?.[feature.id];
        return position === undefined ? [] : [[feature.id, position] as const];
      });
      return {
        productId: id,
        grade: product?.grade ?? null,
        body: product?.body ?? '',
        ...(placed.length > 0 && { features: Object.fromEntries(placed) }),
        ...(userFeatures && { userChoices: offeredChoices(userFeatures, product?.userChoices) }),
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
    ...(form.userFeatures && { userChoices: offeredChoices(form.userFeatures, kept?.userChoices) }),
    authorName: kept?.authorName ?? '',
  };
}

/** Whether there is text worth keeping. A grade from a link alone is not. */
export function hasText({ body, authorName, products, answers, photos }: ReviewValues): boolean {
  return (
    body.trim() !== '' ||
    authorName.trim() !== '' ||
    products.some(isRated) ||
    answers.some(isAnswered) ||
    photos.length > 0
  );
}

/** Converts to the API's request. Requires values that passed `reviewRules`. */
export function toSubmission(values: ReviewValues, token: string, language: SubmitReview['language']): SubmitReview {
  return {
    token,
    grade: values.grade ?? 0,
    body: values.body.trim(),
    authorName: values.authorName.trim(),
    language,
    products: values.products.filter(isRated).map(({ productId, grade, body, features, userChoices }) => ({
      productId,
      grade: grade ?? 0,
      body: body.trim(),
      ...(features && { features }),
      ...(userChoices && { userChoices }),
    })),
    ratings: values.ratings,
    answers: values.answers
      .filter(isAnswered)
      .map(({ questionId, text, chosen }) => ({ questionId, answer: text.trim() || chosen.join('\n') })),
    ...(values.userChoices && { userChoices: values.userChoices }),
    photoIds: values.photos.map(({ id }) => id),
    acceptTerms: true,
  };
}
