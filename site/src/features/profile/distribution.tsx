import type { GradeSummary } from '@app/contracts/companies';
import { Bar } from '../../ui/bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { GRADES } from '../../ui/symbols.tsx';
import { cx } from '../../ui/cx.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import type { ReviewFilters } from './filters.ts';
import { usePageAddress } from './page-address.tsx';
import * as styles from './summary.module.css';

/** How many reviews gave each grade; every row filters the list below by it. */
export function DistributionRows({ grades, filters }: { grades: GradeSummary; filters: ReviewFilters }) {
  const { t, locale } = useT('profile');
  const { hrefOf } = usePageAddress();
  return (
    <ul className={styles.rows} aria-label={t('distribution.label')}>
      {GRADES.toReversed().map((grade) => {
        const count = grades.distribution[grade];
        const share = grades.count === 0 ? 0 : count / grades.count;
        const { cursor: _, about, ...kept } = filters;
        // These are the company's own figures: they lead to its own reviews, also from a list of those of its products.
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
