import type { PeriodFigures } from '@app/contracts/company/dashboard';
import { formatNumber, formatPercent, wholeShares } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { cx } from '../../ui/index.ts';
import { PanelLink } from '../panel-context.tsx';
import { OverviewCard } from './overview-card.tsx';
import { reviewsPath } from './review-links.ts';
import * as styles from './overview.module.css';

const GRADES = [5, 4, 3, 2, 1] as const;

/** Reviews of the period per grade; each bar leads to its reviews. */
export function Distribution({ figures: { distribution, count, from, to } }: { figures: PeriodFigures }) {
  const { t, locale } = useT('panel');
  const shares = wholeShares(GRADES.map((grade) => distribution[grade]));
  return (
    <OverviewCard title={t('overview.distribution.title')}>
      {count === 0 ? (
        <p className={styles.quiet}>{t('overview.grade.none')}</p>
      ) : (
        <ul className={styles.funnel}>
          {GRADES.map((grade, index) => {
            const share = shares[index] ?? 0;
            return (
              <li key={grade}>
                <PanelLink className={styles.stage} to={reviewsPath({ grade: String(grade), from, to })}>
                  <span>{t('overview.distribution.grade', { count: grade })}</span>
                  <strong>
                    {formatNumber(locale, distribution[grade])} ({formatPercent(locale, share)})
                  </strong>
                  <span className={styles.track} aria-hidden="true">
                    <span
                      className={cx(styles.fill, styles[`grade${grade}`])}
                      style={{ inlineSize: `${Math.round(share * 100)}%` }}
                    />
                  </span>
                </PanelLink>
              </li>
            );
          })}
        </ul>
      )}
    </OverviewCard>
  );
}
