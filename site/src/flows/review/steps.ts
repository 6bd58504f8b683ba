import type { InvitationForm } from '@app/contracts/review-forms';
import type { FieldPath } from 'react-hook-form';
import { isAnswered, isRated } from './form-values.ts';
import type { ReviewValues } from './form-values.ts';

export const STEPS = ['grade', 'words', 'products', 'details', 'name'] as const;
export type Step = (typeof STEPS)[number];

/** The steps of this invitation, in order. */
export function stepsOf({
  products,
  criteria,
  questions,
}: Pick<InvitationForm, 'products' | 'criteria' | 'questions'>): Step[] {
  const asked: Record<Step, boolean> = {
    grade: true,
    words: true,
    products: products.length > 0,
    details: criteria.length + questions.length > 0,
    name: true,
  };
  return STEPS.filter((step) => asked[step]);
}

/** The fields that must be right before a step is left. */
export const STEP_FIELDS = {
  grade: ['grade'],
  words: ['body', 'photos'],
  products: ['products'],
  details: ['ratings', 'answers'],
  name: ['authorName'],
} as const satisfies Record<Step, readonly FieldPath<ReviewValues>[]>;

/** Which step shows a field: `products.0.grade` → `products`. Fields that no step shows belong to the last. */
export function stepOfField(path: string): Step {
  const root = path.split('.')[0] === 'photoIds' ? 'photos' : path.split('.')[0];
  return STEPS.find((step) => STEP_FIELDS[step].some((field) => field === root)) ?? 'name';
}

/**
 * Where to begin: the draft's step; otherwise past the grade when the mail's link has chosen it already.
 * A grade that has just been clicked is shown chosen on the words' step, where it can be changed.
 */
export function firstStep(steps: readonly Step[], draftStep: string | undefined, grade: number | null): Step {
  const kept = steps.find((step) => step === draftStep);
  if (grade === null) return 'grade';
  return kept && kept !== 'grade' ? kept : 'words';
}

/** Nothing has been filled in of a step that may be left out; then its button says so. */
export function isSkipped(step: Step, values: ReviewValues, { questions }: Pick<InvitationForm, 'questions'>): boolean {
  if (step === 'products') return !values.products.some(isRated);
  if (step !== 'details' || questions.some(({ required }) => required)) return false;
  return Object.keys(values.ratings).length === 0 && !values.answers.some(isAnswered);
}
