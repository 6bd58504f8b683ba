import { AuthorName, MAX_PHOTOS, Ratings } from '@app/contracts/reviews';
import type { SubmitEntryReview } from '@app/contracts/review-forms';
import { Email, Grade } from '@app/contracts/common';
import { z } from 'zod';
import { KeptPhoto, bodyRule, chosenGrade } from '../review/form-values.ts';

/** Longest order number or name of a service, as the contract has it. */
export const ORDER_REF_MAX = 100;

/** The rules of the form on the profile: those of `SubmitEntryReview` with the company's own lower bound. */
export const entryRules = (bodyMin: number) =>
  z.object({
    grade: chosenGrade,
    body: bodyRule(bodyMin),
    photos: z.array(KeptPhoto).max(MAX_PHOTOS),
    ratings: Ratings,
    authorName: AuthorName,
    email: z.string().trim().pipe(Email),
    orderRef: z.string().trim().max(ORDER_REF_MAX),
  });
export type EntryValues = z.input<ReturnType<typeof entryRules>>;

/** What is kept in this tab until the form is sent. The same code is used by everybody: other tabs know nothing. */
export const EntryDraft = z.object({
  values: z.object({
    grade: Grade.nullable(),
    body: z.string().max(50_000),
    photos: z.array(KeptPhoto).max(MAX_PHOTOS),
    ratings: Ratings,
    authorName: z.string().max(500),
    email: z.string().max(500),
    orderRef: z.string().max(500),
  }),
  step: z.string().optional(),
  idempotencyKey: z.uuid(),
});
export type EntryDraft = z.infer<typeof EntryDraft>;

export const NOTHING: EntryValues = {
  grade: null,
  body: '',
  photos: [],
  ratings: {},
  authorName: '',
  email: '',
  orderRef: '',
};

/** Has anything been filled in? */
export const isBegun = ({ grade, photos, ratings, ...words }: EntryValues): boolean =>
  grade !== null ||
  photos.length > 0 ||
  Object.keys(ratings).length > 0 ||
  Object.values(words).some((text) => text.trim() !== '');

/** The values as the API takes them. Call only with values that passed `entryRules`. */
export function toEntryReview(values: EntryValues, code: string, language: SubmitEntryReview['language']) {
  const orderRef = values.orderRef.trim();
  return {
    code,
    grade: values.grade ?? 0,
    body: values.body.trim(),
    authorName: values.authorName.trim(),
    email: values.email.trim(),
    ...(orderRef !== '' && { orderRef }),
    language,
    ratings: values.ratings,
    photoIds: values.photos.map(({ id }) => id),
    acceptTerms: true,
  } satisfies SubmitEntryReview;
}
