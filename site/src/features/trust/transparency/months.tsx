import { cx } from '../../../ui/cx.ts';
import { formatMonth, formatNumber } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { localePath } from '../../../lib/addresses/links.ts';
import type { Months as Items } from './transparency-data.ts';
import * as styles from './transparency.module.css';

const CHARTED = 12;
const WIDTH = 360;
const HEIGHT = 200;
const TOP = 20;
const BOTTOM = 24;

/** Number of reports per month: a chart, and a table whose months link to their reports. */
export function Months({ months, shown }: { months: Items; shown: string }) {
  const { t, locale } = useT('trust');
  const newest = months.slice(0, CHARTED);
  const older = months.slice(CHARTED);
  const link = (month: string) => (
    <a
      href={localePath(locale, `/trust/transparency/${month}`)}
      aria-current={month === shown ? 'page' : undefined}
      className={styles.month}
    >
      {formatMonth(locale, `${month}-01`)}
    </a>
  );
  return (
    <nav className={styles.months} aria-label={t('report.months')}>
      <MonthsChart months={newest.toReversed()} shown={shown} />
      <table className={styles.counts}>
        <caption className={styles.caption}>{t('report.received')}</caption>
        <tbody>
          {newest.map(({ month, received }) => (
            <tr key={month}>
              <th scope="row">{link(month)}</th>
              <td className={styles.number}>{formatNumber(locale, received)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {older.length > 0 && (
        <div className={styles.older}>
          {byYear(older).map(([year, ofYear]) => (
            <details key={year} open={ofYear.some(({ month }) => month === shown)}>
              <summary>{year}</summary>
              <ul>
                {ofYear.map(({ month }) => (
                  <li key={month}>{link(month)}</li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      )}
    </nav>
  );
}

const yearOf = ({ month }: Items[number]): string => month.slice(0, 4);

/** Newest first. */
const byYear = (months: Items): [year: string, months: Items][] =>
  [...new Set(months.map(yearOf))].map((year) => [year, months.filter((month) => yearOf(month) === year)]);

/** Column chart, oldest month first; the current one is highlighted. */
function MonthsChart({ months, shown }: { months: Items; shown: string }) {
  const { t, locale } = useT('trust');
  const most = Math.max(1, ...months.map(({ received }) => received));
  const step = WIDTH / Math.max(months.length, 3);
  const plot = HEIGHT - TOP - BOTTOM;
  const label = months
    .map(({ month, received }) => `${formatMonth(locale, `${month}-01`)}: ${formatNumber(locale, received)}`)
    .join('; ');
  const [first, last] = [months[0], months.at(-1)];
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${t('report.received')}. ${label}`}
    >
      {months.map(({ month, received }, index) => {
        const height = (plot * received) / most;
        return (
          <g key={month}>
            <rect
              className={cx(styles.column, month === shown && styles.shown)}
              x={(step * (index + 0.18)).toFixed(1)}
              width={(step * 0.64).toFixed(1)}
              y={(HEIGHT - BOTTOM - height).toFixed(1)}
              height={height.toFixed(1)}
              rx="2"
            />
            {month === shown && (
              <text
                className={styles.value}
                x={(step * (index + 0.5)).toFixed(1)}
                y={(HEIGHT - BOTTOM - height - 6).toFixed(1)}
                textAnchor="middle"
              >
                {formatNumber(locale, received)}
              </text>
            )}
          </g>
        );
      })}
      <line className={styles.ground} x1="0" x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
      {first && (
        <text className={styles.axis} x="0" y={HEIGHT - 6}>
          {formatMonth(locale, `${first.month}-01`)}
        </text>
      )}
      {last && last !== first && (
        <text className={styles.axis} x={WIDTH} y={HEIGHT - 6} textAnchor="end">
          {formatMonth(locale, `${last.month}-01`)}
        </text>
      )}
    </svg>
  );
}
