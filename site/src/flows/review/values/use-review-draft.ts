import { useEffect, useMemo, useState } from 'react';
import type { InvitationForm } from '@app/contracts/review-forms';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { openDraft, pruneDrafts } from '../../draft.ts';
import type { Draft } from '../../draft.ts';
import { ReviewDraft, hasText, initialValues } from './form-values.ts';
import type { ReviewValues } from './form-values.ts';
import { stepTakenOver, withTyped } from '../drawn/taken-over.ts';
import type { TakenOver } from '../drawn/taken-over.ts';
import type { DrawnForm } from '../drawn/drawn-review.ts';
import { firstStep } from '../steps/steps.ts';
import type { Step } from '../steps/steps.ts';

export interface StartedReview {
  draft: Draft<ReviewDraft>;
  values: ReviewValues;
  step: Step;
  /** Idempotency key, kept with the draft: sending twice, even after a reload, counts once. */
  idempotencyKey: string;
  /** A draft was restored. */
  restored: boolean;
}

/** Restores the draft of this link, or starts a new one, with what was typed into the drawn form. */
export function useReviewDraft(
  invitation: InvitationForm,
  token: string,
  linkGrade: number | null,
  steps: readonly Step[],
  takeOver?: { drawn: DrawnForm; typed: TakenOver },
): StartedReview {
  const [started] = useState<StartedReview>(() => {
    pruneDrafts();
    const draft = openDraft('review', token, ReviewDraft);
    const kept = draft.load();
    const own = initialValues(invitation, kept, linkGrade);
    const values = takeOver ? withTyped(own, takeOver.drawn, takeOver.typed) : own;
    return {
      draft,
      values,
      step: firstStep(steps, (takeOver && stepTakenOver(takeOver.drawn, takeOver.typed)) ?? kept?.step, values.grade),
      idempotencyKey: kept?.idempotencyKey ?? newIdempotencyKey(),
      restored: kept !== null && hasText(kept.values),
    };
  });
  return started;
}

/** Saves the draft on every change until the review is sent. Returns the current values. */
export function useSaveReview(
  started: StartedReview,
  control: Control<ReviewValues>,
  step: Step,
  sent: boolean,
): ReviewValues {
  const values = useWatch({ control }) as ReviewValues;
  const { draft, idempotencyKey } = started;
  const kept = useMemo(() => ({ values, step, idempotencyKey }), [values, step, idempotencyKey]);
  useEffect(() => {
    if (!sent && hasText(kept.values)) draft.save(kept);
  }, [draft, kept, sent]);
  return values;
}
