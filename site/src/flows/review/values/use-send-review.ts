import type { SubmitReview } from '@app/contracts/review-forms';
import type { Locale } from '@app/contracts/common';
import { api } from '../../../lib/api/api.ts';
import type { ApiProblem } from '../../../lib/api/api.ts';
import { useSending } from '../../use-sending.ts';
import { SentReview } from '../thank-you/sent-review.ts';

/** Sends the review; see `useSending`. */
export function useSendReview(
  idempotencyKey: string,
  locale: Locale,
  onSent: (review: SentReview) => void,
  onFailure: (problem: ApiProblem) => void,
) {
  return useSending(
    async (body: SubmitReview, signal) =>
      SentReview.parse(await api.post('/reviews', { body, idempotencyKey, locale, signal })),
    onSent,
    onFailure,
  );
}
