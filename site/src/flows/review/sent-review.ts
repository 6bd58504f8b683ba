import { SubmittedReview } from '@app/contracts/reviews';

const KEY = 'review:sent';

/** Hands the answer to the thank-you page, within this tab. */
export function rememberSent(review: SubmittedReview): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(review));
  } catch {
    // Without storage the thank-you page speaks in general.
  }
}

/** What was sent from this tab, or null: a thank-you page may be opened by anybody. */
export function lastSent(): SubmittedReview | null {
  try {
    const parsed = SubmittedReview.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
