import type { EntryForm } from '@app/contracts/review-forms';
import type { FieldPath } from 'react-hook-form';
import type { EntryValues } from './entry-values.ts';

export const STEPS = ['grade', 'words', 'details', 'who'] as const;
export type Step = (typeof STEPS)[number];

/** The steps of a company's form, in order. */
export const stepsOf = ({ criteria }: Pick<EntryForm, 'criteria'>): Step[] =>
  STEPS.filter((step) => step !== 'details' || criteria.length > 0);

/** The fields that must be right before a step is left. */
export const STEP_FIELDS = {
  grade: ['grade'],
  words: ['body', 'photos'],
  details: ['ratings'],
  who: ['authorName', 'email', 'orderRef'],
} as const satisfies Record<Step, readonly FieldPath<EntryValues>[]>;

/** Which step shows a field. Fields that no step shows belong to the last. */
export function stepOfField(path: string): Step {
  const root = path.split('.')[0] === 'photoIds' ? 'photos' : path.split('.')[0];
  return STEPS.find((step) => STEP_FIELDS[step].some((field) => field === root)) ?? 'who';
}

/** Where to begin: where it was left, if that is still a step and there is a grade. */
export function firstStep(steps: readonly Step[], kept: string | undefined, grade: number | null): Step {
  return (grade !== null && steps.find((step) => step === kept)) || 'grade';
}
