import { UserChoices } from '@app/contracts/company/user-features';
import { FeaturePositions } from '@app/contracts/product-features';
import { AuthorName, MAX_PHOTOS, Ratings } from '@app/contracts/reviews';
import type { SubmitEntryReview } from '@app/contracts/review-forms';
import { Email, Grade } from '@app/contracts/common';
import { z } from 'zod';
import { DraftPhoto, bodyRule, chosenGrade } from '../review/values/form-values.ts';

/** Maximum length of an order number or service name, from the contract. */
export const ORDER_REF_MAX = 100;

/** Validation of the form: `SubmitEntryReview` with the company's minimum length. */
export const entryRules = (bodyMin: number) =>
  z.object({
    grade: chosenGrade,
    body: bodyRule(bodyMin),
    photos: z.array(DraftPhoto).max(MAX_PHOTOS),
    ratings: Ratings,
    features: FeaturePositions,
    userChoices: UserChoices,
    authorName: AuthorName,
    email: z.string().trim().pipe(Email),
    orderRef: z.string().trim().max(ORDER_REF_MAX),
  });
export type EntryValues = z.input<ReturnType<typeof entryRules>>;

/** Draft in the tab's session storage: the code is shared by everybody, so other tabs do not see it. */
export const EntryDraft = z.object({
  values: z.object({
    grade: Grade.nullable(),
    body: z.string().max(50_000),
    photos: z.array(DraftPhoto).max(MAX_PHOTOS),
    ratings: Ratings,
    features: FeaturePositions.default({}),
    userChoices: UserChoices.default([]),
    authorName: z.string().max(500),
    email: z.string().max(500),
    orderRef: z.string().max(500),
  }),
  step: z.string().optional(),
  idempotencyKey: z.uuid(),
});
export type EntryDraft = z.infer<typeof EntryDraft>;

export const EMPTY_ENTRY: EntryValues = {
  grade: null,
  body: '',
  photos: [],
  ratings: {},
  features: {},
  userChoices: [],
  authorName: '',
  email: '',
  orderRef: '',
};

/** Whether anything has been filled in. */
export const hasInput = (values: EntryValues): boolean =>
  values.grade !== null ||
  values.photos.length > 0 ||
  hasDetails(values) ||
  [values.body, values.authorName, values.email, values.orderRef].some((text) => text.trim() !== '');

/** Whether anything beyond grade and text is answered. */
export const hasDetails = ({ ratings, features, userChoices }: EntryValues): boolean =>
  Object.keys(ratings).length + Object.keys(features).length + userChoices.length > 0;

/** Converts to the API's request. Requires values that passed `entryRules`. */
export function toEntryReview(
  values: EntryValues,
  { code, productId }: Pick<SubmitEntryReview, 'code' | 'productId'>,
  language: SubmitEntryReview['language'],
) {
  const orderRef = values.orderRef.trim();
  return {
    code,
    ...(productId !== undefined && { productId }),
    grade: values.grade ?? 0,
    body: values.body.trim(),
    authorName: values.authorName.trim(),
    email: values.email.trim(),
    ...(orderRef !== '' && { orderRef }),
    language,
    ratings: values.ratings,
    ...(Object.keys(values.features).length > 0 && { features: values.features }),
    ...(values.userChoices.length > 0 && { userChoices: values.userChoices }),
    photoIds: values.photos.map(({ id }) => id),
    acceptTerms: true,
  } satisfies SubmitEntryReview;
}
