import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { failureOf } from '../../../lib/api/failure.ts';
import { focusElement } from '../../../lib/browser/focus.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Button, EmptyState } from '../../../ui/index.ts';
import { LoadFailed } from '../../load-failed.tsx';
import { useApi, usePanel } from '../../panel-context.tsx';
import { AnswerSection } from '../answer/answer-section.tsx';
import { isHidden } from '../list/review-cells.tsx';
import { DETAIL_TITLE } from '../keyboard/use-round.ts';
import { NoteSection } from '../note/note-section.tsx';
import { reviewsApi } from '../reviews-api.ts';
import type { PinAct } from '../use-pin.ts';
import { DetailHead } from './detail-head.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { HiddenReview } from './hidden-review.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewBody } from './review-body.tsx';
import { ReviewHistory } from './review-history.tsx';
import * as styles from './detail.module.css';

/** How long a pending answer is looked for: its check takes seconds. */
const CHECK_MS = 2_000;

/** What takes the focus once the review is shown. */
export type FocusOn = 'title' | 'answer';

export interface ReviewDetailProps {
  id: string;
  focusOn: FocusOn | null;
  onFocused(): void;
  onClose(): void;
  onMove(step: 1 | -1): void;
  onReport(review: CompanyReview): void;
  pin: PinAct;
  announce(words: string): void;
}

/** One review with everything that belongs to it, and what the company can do with it. */
export function ReviewDetail({ id, focusOn, onFocused, onClose, onMove, onReport, pin, announce }: ReviewDetailProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(reviewsApi);
  const detail = useQuery({
    queryKey: ['review', company.id, id],
    queryFn: ({ signal }) => api.review(id, signal),
    refetchInterval: ({ state: { data } }) => (data?.pendingAnswer && !data.answerHeld ? CHECK_MS : false),
  });
  const review = detail.data;
  const ready = review !== undefined;
  useEffect(() => {
    if (focusOn === null || !ready) return;
    const answer = focusOn === 'answer' ? document.querySelector<HTMLElement>('[data-answer]') : null;
    if (answer) answer.focus();
    else focusElement(document.getElementById(DETAIL_TITLE));
    onFocused();
  }, [focusOn, ready, id, onFocused]);

  if (!review) {
    const failure = detail.isError ? failureOf(detail.error) : null;
    if (!failure) return <DetailSkeleton />;
    return (
      <div className={styles.detail}>
        {failure.status === 404 ? (
          <EmptyState
            title={t('reviews.gone.title')}
            actions={
              <Button variant="secondary" onClick={onClose}>
                {t('reviews.detail.close')}
              </Button>
            }
          >
            {t('reviews.gone.text')}
          </EmptyState>
        ) : (
          <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />
        )}
      </div>
    );
  }
  return (
    <article className={styles.detail} aria-labelledby={DETAIL_TITLE} key={id}>
      <DetailHead review={review} onClose={onClose} onMove={onMove} />
      {isHidden(review) ? (
        <HiddenReview review={review} />
      ) : (
        <>
          <ReviewActions review={review} pin={pin} onReport={() => onReport(review)} announce={announce} />
          <ReviewBody review={review} />
          <AnswerSection review={review} announce={announce} />
          <NoteSection key={review.note?.body ?? ''} review={review} announce={announce} />
          <ReviewHistory review={review} />
        </>
      )}
    </article>
  );
}
