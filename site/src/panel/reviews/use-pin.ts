import { useMutation } from '@tanstack/react-query';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi } from '../panel-context.tsx';
import { usePermission } from '../permissions.tsx';
import { useChangedReview } from './list/use-review-list.ts';
import { reviewsApi } from './reviews-api.ts';

export interface PinAct {
  busy: boolean;
  toggle(review: CompanyReview): void;
  /** Why this review could not be pinned or unpinned. */
  failureOf(review: CompanyReview): string | undefined;
}

/** Pins a review to the top of its public list, or unpins it. Only public reviews can be pinned. */
export function usePin(announce: (words: string) => void): PinAct {
  const { t } = useT('panel');
  const api = useApi(reviewsApi);
  const changed = useChangedReview();
  const failureWords = useFailureMessage();
  const permission = usePermission('reviews.pin');
  const words = (error: unknown) => failureOf(error).detail ?? failureWords(error);
  const act = useMutation({
    mutationFn: ({ id, pinned }: CompanyReview) => (pinned ? api.unpin(id) : api.pin(id)),
    onSuccess: (_, { id, pinned }) => {
      changed(id, { pinned: !pinned });
      announce(t(pinned ? 'reviews.said.unpinned' : 'reviews.said.pinned'));
    },
    onError: (error) => announce(words(error)),
  });
  return {
    busy: act.isPending,
    toggle: (review) => {
      if (permission.reason) announce(permission.reason);
      else if (review.state !== 'published') announce(t('reviews.said.notPublic'));
      else if (!act.isPending) act.mutate(review);
    },
    failureOf: ({ id }) => (act.isError && act.variables.id === id ? words(act.error) : undefined),
  };
}
