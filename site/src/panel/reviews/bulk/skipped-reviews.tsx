import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/texts/i18n.ts';
import { FieldError } from '../../../ui/index.ts';
import { useFailureMessage } from '../../load-failed.tsx';
import { PanelLink, useApi } from '../../panel-context.tsx';
import { viewPath } from '../list/review-filters.ts';
import { bulkApi } from './bulk-api.ts';
import * as styles from './bulk.module.css';

/** Which reviews of a bulk answer got none, and why; read when opened. */
export function SkippedReviews({ id }: { id: string }) {
  const { t } = useT('panel');
  const api = useApi(bulkApi);
  const failureWords = useFailureMessage();
  const [open, setOpen] = useState(false);
  const skipped = useQuery({
    queryKey: ['bulk-answer-skipped', id],
    queryFn: ({ signal }) => api.skipped(id, signal),
    enabled: open,
  });
  return (
    <details className={styles.skipped} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('reviews.bulk.skipped')}</summary>
      <ul aria-busy={skipped.isFetching || undefined}>
        {skipped.data?.items.map(({ reviewId, reason }) => (
          <li key={reviewId}>
            <PanelLink to={viewPath({ filters: {}, review: reviewId })}>{t('reviews.bulk.review')}</PanelLink>:{' '}
            {t(`reviews.bulk.reasons.${reason}`)}
          </li>
        ))}
      </ul>
      {skipped.data?.nextCursor && <p>{t('reviews.bulk.skippedMore')}</p>}
      {skipped.isError && <FieldError>{failureWords(skipped.error)}</FieldError>}
    </details>
  );
}
