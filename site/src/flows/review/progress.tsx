import { useT } from '../../lib/i18n.ts';
import { cx } from '../../ui/index.ts';
import * as styles from './review.module.css';

/** Whom it is about and how far it is, in words and in a bar. `index` counts from 0. */
export function Progress({ company, index, total }: { company: string; index: number; total: number }) {
  const { t } = useT('invitation');
  return (
    <div className={styles.progress}>
      <div className={styles.progressLine}>
        <strong>{company}</strong>
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
