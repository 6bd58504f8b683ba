import { useT } from '../../../lib/texts/i18n.ts';
import { cx } from '../../../ui/index.ts';
import * as styles from '../review.module.css';

export interface ProgressProps {
  /** The company, if not shown elsewhere. */
  company?: string;
  /** Zero-based. */
  index: number;
  total: number;
}

/** Progress as text and a bar. */
export function Progress({ company, index, total }: ProgressProps) {
  const { t } = useT('invitation');
  return (
    <div className={styles.progress}>
      <div className={styles.progressLine}>
        {company !== undefined && <strong>{company}</strong>}
        <span>{t('edit.progress', { step: index + 1, total })}</span>
      </div>
      <div className={styles.segments} aria-hidden="true">
        {Array.from({ length: total }, (_, segment) => (
          <span key={segment} className={cx(styles.segment, segment <= index && styles.segmentDone)} />
        ))}
      </div>
    </div>
  );
}
