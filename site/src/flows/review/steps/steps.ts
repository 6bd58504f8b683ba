import type { InvitationForm } from '@app/contracts/review-forms';
import type { FieldPath } from 'react-hook-form';
import { isAnswered, isRated } from '../values/form-values.ts';
import type { ReviewValues } from '../values/form-values.ts';

export const STEPS = ['grade', 'words', 'products', 'details', 'name'] as const;
export type Step = (typeof STEPS)[number];

/** Steps of an invitation, in order. */
export function stepsOf({
  products,
  criteria,
  questions,
  userFeatures = [],
}: Pick<InvitationForm, 'products' | 'criteria' | 'questions' | 'userFeatures'>): Step[] {
  const asked: Record<Step, boolean> = {
    grade: true,
    words: true,
    products: products.length > 0,
    details: criteria.length + questions.length + userFeatures.length > 0,
    name: true,
  };
  return STEPS.filter((step) => asked[step]);
}

/** Fields to validate before leaving a step. */
export const STEP_FIELDS = {
  grade: ['grade'],
  words: ['body', 'photos'],
  products: ['products'],
  details: ['ratings', 'answers', 'userChoices'],
  name: ['authorName'],
} as const satisfies Record<Step, readonly FieldPath<ReviewValues>[]>;

/** Step of a field: `products.0.grade` → `products`. Unknown fields belong to the last step. */
export function stepOfField(path: string): Step {
  const root = path.split('.')[0] === 'photoIds' ? 'photos' : path.split('.')[0];
  return STEPS.find((step) => STEP_FIELDS[step].some((field) => field === root)) ?? 'name';
}

/**
 * First step: the draft's, or the text if the mail's link already chose the grade, which is shown there and can be
 * changed.
 */
export function firstStep(steps: readonly Step[], draftStep: string | undefined, grade: number | null): Step {
  const kept = steps.find((step) => step === draftStep);
  if (grade === null) return 'grade';
  return kept && kept !== 'grade' ? kept : 'words';
}

/** Whether an optional step is empty, so that its button says "Skip". */
export function isSkipped(step: Step, values: ReviewValues, { questions }: Pick<InvitationForm, 'questions'>): boolean {
  if (step === 'products') return !values.products.some(isRated);
  if (step !== 'details' || questions.some(({ required }) => required)) return false;
  const { ratings, answers, userChoices = [] } = values;
  return Object.keys(ratings).length === 0 && !answers.some(isAnswered) && userChoices.length === 0;
}
