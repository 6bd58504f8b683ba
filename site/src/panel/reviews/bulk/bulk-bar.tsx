import { Suspense, useId, useState } from 'react';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { formatNumber } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/index.ts';
import { lazyWithTexts } from '../../connection/lazy-with-texts.ts';
import { WhyNot, usePermission } from '../../permissions.tsx';
import type { ReviewFilters } from '../list/review-filters.ts';
import * as styles from './bulk.module.css';

const BulkAnswerDialog = lazyWithTexts(() => import('./bulk-answer-dialog.tsx'), 'BulkAnswerDialog', 'panel.reviews');

export interface BulkBarProps {
  /** Selected rows, at least one. */
  selected: CompanyReview[];
  /** Whether all loaded rows are selected while there are more. */
  offersAll: boolean;
  /** How many match the filters, as far as they are counted. */
  total: { count: number; more: boolean } | null;
  filters: ReviewFilters;
  onClear(): void;
}

/** What can be done with the selected reviews, or with all that match the filters. */
export function BulkBar({ selected, offersAll, total, filters, onClear }: BulkBarProps) {
  const { t, locale } = useT('panel');
  const [wantsAll, setWantsAll] = useState(false);
  const [answering, setAnswering] = useState(false);
  const why = useId();
  const permission = usePermission('reviews.answer_many');
  const all = wantsAll && offersAll;
  const { sort: _, ...filter } = filters;
  const number = formatNumber(locale, total?.count ?? 0);
  const words = (key: 'all' | 'chooseAll') => t(`reviews.bulk.${key}${total?.more ? 'More' : ''}`, { number });
  return (
    <div className={styles.bar} role="group" aria-label={t('reviews.bulk.label')}>
      <p role="status">{all ? words('all') : t('reviews.bulk.selected', { count: selected.length })}</p>
      {offersAll && !all && total && (
        <Button variant="quiet" size="small" onClick={() => setWantsAll(true)}>
          {words('chooseAll')}
        </Button>
      )}
      <Button size="small" disabled={!permission.allowed} aria-describedby={why} onClick={() => setAnswering(true)}>
        {t('reviews.bulk.answer')}
      </Button>
      <Button variant="quiet" size="small" onClick={onClear}>
        {t('reviews.bulk.clear')}
      </Button>
      <WhyNot permission={permission} id={why} />
      {answering && (
        <Suspense fallback={null}>
          <BulkAnswerDialog
            target={all ? { filter } : { reviewIds: selected.map(({ id }) => id) }}
            languages={all ? null : [...new Set(selected.map(({ language }) => language))]}
            onStarted={onClear}
            onClose={() => setAnswering(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
