import type { ReactNode } from 'react';
import type { GradeSummary } from '@app/contracts/companies';
import { cx } from '../../../ui/cx.ts';
import { GradeDisplay } from '../../../ui/grades/grade-display.tsx';
import { Card } from '../../../ui/layout.tsx';
import { formatGrade, formatNumber, formatPercent, roundGrade } from '../../../lib/texts/format.ts';
import { localePath } from '../../../lib/addresses/links.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { GradeComputation } from './grade-computation.tsx';
import { DistributionRows } from './distribution.tsx';
import type { ReviewFilters } from '../review-filters.ts';
import { usePageAddress } from '../page-address.tsx';
import type { ReviewSubject } from '../review-subject.ts';
import { Trend } from './trend.tsx';
import * as styles from './summary.module.css';

/** Grade, distribution and trend. */
export function Summary({
  company,
  filters,
  label,
  head,
}: {
  company: ReviewSubject;
  filters: ReviewFilters;
  /** Label of the grade, if it is not the company's. */
  label?: string;
  /** What has to be read before the figures, across all of them. */
  head?: ReactNode;
}) {
  const { t, locale } = useT('profile');
  // Grade and reviews of the last months instead of the full period, if the address says so.
  const lately = filters.period === '6m';
  const grades = lately ? company.lastSixMonths : company.grades;
  const name = label ?? t('summary.label');
  if (company.grades.average === null) {
    return (
      <Card as="section" raised className={styles.nothing} aria-label={name}>
        {head}
        <p className={styles.noGrade}>{t('summary.none')}</p>
        <p className={styles.nothingText}>{t('summary.noneText')}</p>
      </Card>
    );
  }
  return (
    <Card as="section" raised className={styles.summary} aria-label={name}>
      {head}
      <div className={styles.grade}>
        {grades.average === null ? (
          <p className={styles.noGrade}>{t('summary.none')}</p>
        ) : (
          <>
            <p className={styles.big} aria-hidden="true">
              {formatGrade(locale, grades.average)}
            </p>
            <GradeDisplay value={grades.average} size="large" />
            <p className={styles.word}>{t(`common:grades.words.${Math.round(roundGrade(grades.average))}`)}</p>
          </>
        )}
        <p className={styles.count}>
          {t('summary.count', { count: grades.count, number: formatNumber(locale, grades.count) })}
        </p>
        {lately && <p className={styles.periodCount}>{t('summary.lastSixMonths')}</p>}
      </div>
      <div>
        <h2 className={styles.partTitle}>{t('distribution.title')}</h2>
        <DistributionRows grades={grades} filters={filters} />
        <nav className={styles.periods} aria-label={t('reviews:filters.period')}>
          <Period period="6m" grades={company.lastSixMonths} filters={filters} />
          <Period period={undefined} grades={company.grades} filters={filters} />
        </nav>
        {company.negativeAnsweredShare !== null && (
          <dl className={styles.answered}>
            <dt>{t('summary.answered')}</dt>
            <dd>{formatPercent(locale, company.negativeAnsweredShare)}</dd>
          </dl>
        )}
      </div>
      <Trend weeks={company.weekly} />
      {/* Only for the full period, which the counts by origin belong to. */}
      {lately ? (
        <a className={styles.how} href={localePath(locale, '/trust/how-grades-are-computed')}>
          {t('summary.how')}
        </a>
      ) : (
        <GradeComputation company={company} />
      )}
    </Card>
  );
}

/** Link to one of the two periods. */
function Period({
  period,
  grades,
  filters,
}: {
  period: '6m' | undefined;
  grades: GradeSummary;
  filters: ReviewFilters;
}) {
  const { t, locale } = useT('profile');
  const { hrefOf } = usePageAddress();
  // Grade and linked reviews are the company's own.
  const { cursor: _, about: __, ...kept } = filters;
  // A list filtered by twelve months matches neither grade.
  const chosen = filters.period === period;
  return (
    <a
      className={cx(styles.period, chosen && styles.chosen)}
      href={hrefOf({ ...kept, period })}
      aria-current={chosen ? 'true' : undefined}
    >
      <span>{period === '6m' ? t('summary.lastSixMonths') : t('summary.wholePeriod')}</span>
      <span>
        {grades.average === null ? (
          t('summary.none')
        ) : (
          <>
            <strong>{formatGrade(locale, grades.average)}</strong>
            {' · '}
            <span className={styles.periodCount}>
              {t('summary.count', { count: grades.count, number: formatNumber(locale, grades.count) })}
            </span>
          </>
        )}
      </span>
    </a>
  );
}
