import { useState } from 'react';
import type { SubmitReview } from '@app/contracts/review-forms';
import type { Locale } from '@app/contracts/common';
import { api } from '../../lib/api.ts';
import type { ApiProblem } from '../../lib/api.ts';
import { isTransient } from '../../features/forms/failure.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { sendWithRetry } from '../send.ts';
import { SentReview } from './sent-review.ts';

/** A slow network may take this long for one attempt; then it counts as lost and is tried again. */
const ATTEMPT_MS = 30_000;

export interface Attempt {
  attempt: number;
  attempts: number;
}

/** Sends the review, more than once where the connection is weak, and tells how it is going. */
export function useSendReview(
  idempotencyKey: string,
  locale: Locale,
  onSent: (review: SentReview) => void,
  onFailure: (problem: ApiProblem) => void,
) {
  const [retrying, setRetrying] = useState<Attempt | null>(null);
  const sending = useSubmit(async (body: SubmitReview) => {
    setRetrying(null);
    const request = async () =>
      SentReview.parse(
        await api.post('/reviews', { body, idempotencyKey, locale, signal: AbortSignal.timeout(ATTEMPT_MS) }),
      );
    onSent(
      await sendWithRetry(request, { isTransient, onRetry: (attempt, attempts) => setRetrying({ attempt, attempts }) }),
    );
  }, onFailure);
  return { ...sending, retrying: sending.busy ? retrying : null };
}
