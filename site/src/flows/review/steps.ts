import type { FieldPath } from 'react-hook-form';
import type { ReviewValues } from './form-values.ts';

export const STEPS = ['grade', 'words', 'products', 'name'] as const;
export type Step = (typeof STEPS)[number];

/** The steps of this invitation, in order. */
export function stepsOf(products: readonly unknown[]): Step[] {
  return STEPS.filter((step) => step !== 'products' || products.length > 0);
}

/** The fields that must be right before a step is left. */
export const STEP_FIELDS = {
  grade: ['grade'],
  words: ['body'],
  products: ['products'],
  name: ['authorName'],
} as const satisfies Record<Step, readonly FieldPath<ReviewValues>[]>;

/** Which step shows a field: `products.0.grade` → `products`. Fields that no step shows belong to the last. */
export function stepOfField(path: string): Step {
  const root = path.split('.')[0];
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
