import type { GradeSummary } from '@app/contracts/companies';
import { Bar } from '../../../ui/feedback/bar.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout.tsx';
import { GRADES } from '../../../ui/grades/symbols.tsx';
import { cx } from '../../../ui/cx.ts';
import { formatNumber, formatPercent, wholeShares } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import type { ReviewFilters } from '../review-filters.ts';
import { usePageAddress } from '../page-address.tsx';
import * as styles from './summary.module.css';

/** Number of reviews per grade; every row filters the list below. */
export function DistributionRows({ grades, filters }: { grades: GradeSummary; filters: ReviewFilters }) {
  const { t, locale } = useT('profile');
  const { hrefOf } = usePageAddress();
  const rows = GRADES.toReversed();
  const shares = wholeShares(rows.map((grade) => grades.distribution[grade]));
  return (
    <ul className={styles.rows} aria-label={t('distribution.label')}>
      {rows.map((grade, index) => {
        const count = grades.distribution[grade];
        const share = shares[index] ?? 0;
        const { cursor: _, about, ...kept } = filters;
        // These are the company's figures: they link to its own reviews, not those of its products.
        const chosen = kept.grade === grade && !about;
        const href = `${hrefOf({ ...kept, grade: chosen ? undefined : grade })}#reviews`;
        return (
          <li key={grade}>
            <a
              className={cx(styles.row, chosen && styles.chosen)}
              href={href}
              aria-current={chosen ? 'true' : undefined}
            >
              <span className={styles.rowGrade} aria-hidden="true">
                {grade}
                <Icon name="star" size={14} className={styles.rowStar} />
              </span>
              <Bar share={share} tone={grade} />
              <span className={styles.rowCount} aria-hidden="true">
                {formatPercent(locale, share)}
              </span>
              <VisuallyHidden>
                {t('distribution.row', {
                  grade,
                  share: formatPercent(locale, share),
                  number: formatNumber(locale, count),
                })}
              </VisuallyHidden>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
