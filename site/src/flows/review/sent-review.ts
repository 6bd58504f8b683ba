import { SubmittedReview } from '@app/contracts/review-forms';
import { z } from 'zod';

const KEY = 'review:sent';

/** The engine's answer, and where the review can be managed from now on. */
export const SentReview = SubmittedReview.extend({ manage: z.string().startsWith('/').optional() });
export type SentReview = z.infer<typeof SentReview>;

/** Hands the answer to the thank-you page, within this tab. */
export function rememberSent(review: SentReview): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(review));
  } catch {
    // Without storage the thank-you page speaks in general.
  }
}

/** What was sent from this tab, or null: a thank-you page may be opened by anybody. */
export function lastSent(): SentReview | null {
  try {
    const parsed = SentReview.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
