import { GRADE_WEIGHTS } from '@app/contracts/grades';
import { Icon } from '../../../ui/icons/icon.tsx';
import { formatGrade, formatNumber } from '../../../lib/texts/format.ts';
import { gradesWithoutImports } from '@app/contracts/discovery/product-json-ld';
import { localePath } from '../../../lib/addresses/links.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import type { ReviewSubject } from '../review-subject.ts';
import * as styles from './summary.module.css';

/** How the grade follows from the counts of each origin, with this page's numbers. */
export function GradeComputation({ company }: { company: ReviewSubject }) {
  const { t, locale } = useT('profile');
  const { grades, byOrigin } = company;
  if (grades.average === null || grades.plainMean === null) return null;
  const rows = byOrigin.flatMap(({ origin, count, average }) =>
    average === null ? [] : [{ origin, count, average, weight: GRADE_WEIGHTS[origin] }],
  );
  const here = gradesWithoutImports(company);
  const hasOthers = rows.some(({ origin }) => origin === 'external');
  const number = (value: number): string => formatNumber(locale, value);
  const over = rows.map(({ count, weight, average }) => `${number(count)} × ${number(weight)} × ${number(average)}`);
  const under = rows.map(({ count, weight }) => `${number(count)} × ${number(weight)}`);

  return (
    <details className={styles.computed}>
      <summary className={styles.how}>
        {t('summary.how')}
        <Icon name="chevron" size={16} />
      </summary>
      <div className={styles.computedText}>
        <p>{t('summary.weights')}</p>
        <div className={styles.tableBox} tabIndex={0} role="group" aria-label={t('summary.how')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('reviews:filters.origin')}</th>
                <th scope="col">{t('trend.count')}</th>
                <th scope="col">{t('summary.weight')}</th>
                <th scope="col">{t('trend.average')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ origin, count, weight, average }) => (
                <tr key={origin}>
                  <th scope="row">{t(`reviews:origin.${origin}.label`)}</th>
                  <td>{number(count)}</td>
                  <td>{number(weight)}</td>
                  <td>{number(average)}</td>
                </tr>
              ))}
              {/* Structured data must match the page; without imported reviews this is the grade itself. */}
              {hasOthers && here.average !== null && (
                <tr>
                  <th scope="row">{t('summary.withoutOthers')}</th>
                  <td>{number(here.count)}</td>
                  <td />
                  <td>{formatGrade(locale, here.average)}</td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
        <p className={styles.formula}>
          ({over.join(' + ')}) ÷ ({under.join(' + ')}) ≈ <strong>{formatGrade(locale, grades.average)}</strong>
        </p>
        <p>{t('summary.plain', { grade: formatGrade(locale, grades.plainMean) })}</p>
        <p>
          <a href={localePath(locale, '/trust/how-grades-are-computed')}>{t('summary.rules')}</a>
        </p>
      </div>
    </details>
  );
}
