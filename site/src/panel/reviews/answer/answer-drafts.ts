import { accountStore } from '../../../lib/browser/account-store.ts';

/** Unsent answers kept on this device; the oldest make room. */
const MAX_DRAFTS = 50;

const keyOf = (companyId: string): string => `panel:answers:${companyId}`;

/** Texts by review, the newest last. */
function readAll(companyId: string): Record<string, string> {
  try {
    return JSON.parse(accountStore()?.getItem(keyOf(companyId)) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

/** The unsent answer to a review; null without one. */
export const readDraft = (companyId: string, reviewId: string): string | null => readAll(companyId)[reviewId] ?? null;

/** Keeps an unsent answer until it is sent, through reloads and failures; null drops it. */
export function keepDraft(companyId: string, reviewId: string, body: string | null): void {
  const { [reviewId]: _, ...others } = readAll(companyId);
  const all = Object.entries(others);
  if (body !== null) all.push([reviewId, body]);
  try {
    if (all.length === 0) accountStore()?.removeItem(keyOf(companyId));
    else accountStore()?.setItem(keyOf(companyId), JSON.stringify(Object.fromEntries(all.slice(-MAX_DRAFTS))));
  } catch {
    // The device has no room: the text stays in the field until the page is left.
  }
}
