import { useState } from 'react';
import type { ReviewCard } from '@app/contracts/reviews';
import { Icon } from '../../ui/icon.tsx';
import { useT } from '../../lib/i18n.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import { ReportDialog } from './report-dialog.tsx';
import * as styles from './review-actions.module.css';
import { VoteButtons } from './vote-buttons.tsx';

/** What a visitor can do about a review. It needs scripts: without them the row stays empty. */
export function ReviewActions({ review }: { review: ReviewCard }) {
  const { t } = useT('reviews');
  const hydrated = useHydrated();
  const [reporting, setReporting] = useState(false);
  return (
    <div className={styles.actions}>
      {hydrated && (
        <>
          <VoteButtons review={review} />
          <button type="button" className={styles.action} aria-haspopup="dialog" onClick={() => setReporting(true)}>
            <Icon name="warning" size={18} />
            {t('report.open')}
          </button>
        </>
      )}
      {reporting && <ReportDialog reviewId={review.id} onClose={() => setReporting(false)} />}
    </div>
  );
}
