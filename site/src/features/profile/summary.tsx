import type { GradeSummary } from '@app/contracts/companies';
import { GradeDisplay } from '../../ui/grade-display.tsx';
import { Card } from '../../ui/layout.tsx';
import { formatGrade, formatNumber, formatPercent, roundGrade } from '../../lib/format.ts';
import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { DistributionRows } from './distribution.tsx';
import type { ReviewFilters } from './filters.ts';
import type { Reviewed } from './reviewed.ts';
import { Trend } from './trend.tsx';
import * as styles from './summary.module.css';

/** Grade and distribution first, then how it has gone. */
export function Summary({
  company,
  filters,
  path,
  label,
}: {
  company: Reviewed;
  filters: ReviewFilters;
  path: string;
  /** Whose grade it is, where it is not the company's. */
  label?: string;
}) {
  const { t, locale } = useT('profile');
  const { grades } = company;
  const name = label ?? t('summary.label');
  if (grades.average === null) {
    return (
      <Card as="section" raised className={styles.nothing} aria-label={name}>
        <p className={styles.noGrade}>{t('summary.none')}</p>
        <p className={styles.nothingText}>{t('summary.noneText')}</p>
      </Card>
    );
  }
  return (
    <Card as="section" raised className={styles.summary} aria-label={name}>
      <div className={styles.grade}>
        <p className={styles.big} aria-hidden="true">
          {formatGrade(locale, grades.average)}
        </p>
        <GradeDisplay value={grades.average} size="large" />
        <p className={styles.word}>{t(`common:grades.words.${Math.round(roundGrade(grades.average))}`)}</p>
        <p className={styles.count}>
          {t('summary.count', { count: grades.count, number: formatNumber(locale, grades.count) })}
        </p>
        <a className={styles.how} href={localePath(locale, '/trust/how-grades-are-computed')}>
          {t('summary.how')}
        </a>
      </div>
      <div>
        <h2 className={styles.partTitle}>{t('distribution.title')}</h2>
        <DistributionRows grades={grades} filters={filters} path={path} />
        <dl className={styles.periods}>
          <Period label={t('summary.lastSixMonths')} grades={company.lastSixMonths} />
          <Period label={t('summary.wholePeriod')} grades={grades} />
          {company.negativeAnsweredShare !== null && (
            <div className={styles.period}>
              <dt>{t('summary.answered')}</dt>
              <dd>
                <strong>{formatPercent(locale, company.negativeAnsweredShare)}</strong>
              </dd>
            </div>
          )}
        </dl>
      </div>
      <Trend weeks={company.weekly} />
    </Card>
  );
}

function Period({ label, grades }: { label: string; grades: GradeSummary }) {
  const { t, locale } = useT('profile');
  return (
    <div className={styles.period}>
      <dt>{label}</dt>
      <dd>
        {grades.average === null ? (
          t('summary.none')
        ) : (
          <>
            <strong>{formatGrade(locale, grades.average)}</strong>{' '}
            <span className={styles.periodCount}>
              {t('summary.count', { count: grades.count, number: formatNumber(locale, grades.count) })}
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
