import { SubmittedReview } from '@app/contracts/review-forms';
import { z } from 'zod';

const KEY = 'review:sent';

/** The engine's answer, and the path where the review can be managed. */
export const SentReview = SubmittedReview.extend({ manage: z.string().startsWith('/').optional() });
export type SentReview = z.infer<typeof SentReview>;

/** Hands the answer to the thank-you page in this tab. */
export function rememberSentReview(review: SentReview): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(review));
  } catch {
    // Without storage the thank-you page shows its general text.
  }
}

/** The review sent from this tab; null if the thank-you page was opened directly. */
export function lastSentReview(): SentReview | null {
  try {
    const parsed = SentReview.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
