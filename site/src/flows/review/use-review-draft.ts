import { useEffect, useMemo, useState } from 'react';
import type { InvitationForm } from '@app/contracts/review-forms';
import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { newKey } from '../../features/forms/new-key.ts';
import { openDraft, pruneDrafts } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { ReviewDraft, hasText, initialValues } from './form-values.ts';
import type { ReviewValues } from './form-values.ts';
import { firstStep } from './steps.ts';
import type { Step } from './steps.ts';

export interface StartedReview {
  draft: Draft<ReviewDraft>;
  values: ReviewValues;
  step: Step;
  /** Made once and kept with the draft: what is sent twice, also after a reload, counts once. */
  idempotencyKey: string;
  /** Something written earlier came back. */
  restored: boolean;
}

/** Opens the draft of this link, or begins anew. */
export function useStartedReview(
  invitation: InvitationForm,
  token: string,
  linkGrade: number | null,
  steps: readonly Step[],
): StartedReview {
  const [started] = useState<StartedReview>(() => {
    pruneDrafts();
    const draft = openDraft('review', token, ReviewDraft);
    const kept = draft.load();
    const values = initialValues(invitation, kept, linkGrade);
    return {
      draft,
      values,
      step: firstStep(steps, kept?.step, values.grade),
      idempotencyKey: kept?.idempotencyKey ?? newKey(),
      restored: kept !== null && hasText(kept.values),
    };
  });
  return started;
}

/** Keeps every keystroke until the review is sent. Gives what the form holds now. */
export function useKeepDraft(
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
