import { useEffect, useRef, useState } from 'react';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { rowLinkId } from '../list/review-cells.tsx';

export interface RoundOptions {
  rows: readonly CompanyReview[];
  /** Id of the review shown in detail. */
  shown: string | null;
  hasMore: boolean;
  loadMore(): void;
  /** Shows another review in detail, in place of the one that is shown. */
  show(id: string): void;
  /** Moves the focus to the detail, which covers the list on small screens. */
  focusDetail(): void;
  /** Called at the end of the list, in either direction. */
  onEnd(step: 1 | -1): void;
}

/** DOM id of the detail's heading. */
export const DETAIL_TITLE = 'review-title';

/** Moves through the list from review to review, with the focus and the detail beside it. */
export function useRound({ rows, shown, hasMore, loadMore, show, focusDetail, onEnd }: RoundOptions) {
  /** Step to take once more rows are there. */
  const [waiting, setWaiting] = useState(false);
  const counted = useRef(rows.length);

  /** The review that keys act on: of the row in focus, else the one shown in detail. */
  const current = (): CompanyReview | undefined => {
    const inFocus = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('a[id^="row-"]')?.id;
    return rows.find(({ id }) => rowLinkId(id) === inFocus) ?? rows.find(({ id }) => id === shown);
  };

  const goTo = (review: CompanyReview): void => {
    if (shown !== null) show(review.id);
    const link = document.getElementById(rowLinkId(review.id));
    if (link && (link.checkVisibility?.() ?? true)) link.focus();
    else focusDetail();
  };

  const move = (step: 1 | -1): void => {
    const from = current();
    const next = rows[from ? rows.indexOf(from) + step : 0];
    if (next) goTo(next);
    else if (step === 1 && hasMore) {
      setWaiting(true);
      loadMore();
    } else onEnd(step);
  };

  useEffect(() => {
    const from = counted.current;
    counted.current = rows.length;
    const next = rows[from];
    if (!waiting || rows.length <= from || !next) return;
    setWaiting(false);
    goTo(next);
    // oxlint-disable-next-line react/exhaustive-deps -- only new rows end the wait
  }, [rows, waiting]);

  return { current, move };
}
