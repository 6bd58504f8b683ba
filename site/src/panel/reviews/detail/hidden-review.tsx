import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { useT } from '../../../lib/texts/i18n.ts';
import { Alert } from '../../../ui/index.ts';
import * as styles from './detail.module.css';

/** In the place of a held or rejected review: that there is one, why it is not shown, and what happens next. */
export function HiddenReview({ review: { state } }: { review: Pick<CompanyReview, 'state'> }) {
  const { t } = useT('panel');
  return (
    <div className={styles.hidden}>
      <Alert tone="info" title={t(`reviews.hidden.${state}.title`)}>
        <p>{t(`reviews.hidden.${state}.text`)}</p>
        <p>{t('reviews.hidden.why')}</p>
      </Alert>
    </div>
  );
}
