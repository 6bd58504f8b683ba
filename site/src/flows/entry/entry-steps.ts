import type { EntryForm } from '@app/contracts/review-forms';
import type { FieldPath } from 'react-hook-form';
import type { EntryValues } from './entry-values.ts';

export const STEPS = ['grade', 'words', 'details', 'who'] as const;
export type Step = (typeof STEPS)[number];

/** Steps of a form, in order. */
export const stepsOf = (entry: EntryForm): Step[] => {
  const { criteria, features, userFeatures } = detailsOf(entry);
  return STEPS.filter((step) => step !== 'details' || criteria.length + features.length + userFeatures.length > 0);
};

/** What is asked beyond grade and text: of a product its own questions, otherwise the company's. */
export const detailsOf = ({ product, criteria, userFeatures }: EntryForm) => ({
  criteria,
  features: product?.features ?? [],
  userFeatures: (product ? product.userFeatures : userFeatures) ?? [],
});

/** Fields to validate before leaving a step. */
export const STEP_FIELDS = {
  grade: ['grade'],
  words: ['body', 'photos'],
  details: ['ratings', 'features', 'userChoices'],
  who: ['authorName', 'email', 'orderRef'],
} as const satisfies Record<Step, readonly FieldPath<EntryValues>[]>;

/** Step of a field. Unknown fields belong to the last step. */
export function stepOfField(path: string): Step {
  const root = path.split('.')[0] === 'photoIds' ? 'photos' : path.split('.')[0];
  return STEPS.find((step) => STEP_FIELDS[step].some((field) => field === root)) ?? 'who';
}

/** First step: the draft's, if it still exists and a grade is chosen. */
export function firstStep(steps: readonly Step[], kept: string | undefined, grade: number | null): Step {
  return (grade !== null && steps.find((step) => step === kept)) || 'grade';
}
