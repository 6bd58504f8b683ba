import type { CompanyProfile } from '@app/contracts/companies';
import { VisuallyHidden } from '../../../ui/layout.tsx';
import { formatDate, formatGrade, formatNumber } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import * as layout from './summary.module.css';
import * as styles from './trend.module.css';

type Weeks = CompanyProfile['weekly'];

const WIDTH = 360;
const HEIGHT = 196;
const TOP = 12;
const BOTTOM = 24;
const LEFT = 4;
const RIGHT = 26;
/** Share of the height for the highest column, which leaves room for the line above. */
const COLUMNS = 0.6;

/**
 * Twelve weeks: bars for the number of reviews, a line for their average, and the same as a table for screen readers.
 */
export function Trend({ weeks }: { weeks: Weeks }) {
  const { t, locale } = useT('profile');
  const step = (WIDTH - LEFT - RIGHT) / weeks.length;
  const most = Math.max(0, ...weeks.map(({ count }) => count));
  const highest = weeks.findLastIndex(({ count }) => count === most);
  const plot = HEIGHT - TOP - BOTTOM;
  const x = (index: number) => LEFT + step * (index + 0.5);
  const y = (average: number) => TOP + plot * (1 - (average - 1) / 4);
  const first = weeks[0];
  const last = weeks.at(-1);

  return (
    <figure className={layout.trend}>
      <figcaption className={layout.partTitle}>{t('trend.title')}</figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={summary(weeks, t, locale)}
      >
        {[1, 3, 5].map((grade) => (
          <g key={grade}>
            <line className={styles.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={y(grade)} y2={y(grade)} />
            <text className={styles.axis} x={WIDTH - RIGHT + 8} y={y(grade) + 4}>
              {grade}
            </text>
          </g>
        ))}
        {weeks.map(({ weekStart, count }, index) => {
          const height = (plot * COLUMNS * count) / Math.max(1, most);
          return (
            <rect
              key={weekStart}
              className={styles.column}
              x={x(index) - step * 0.31}
              width={step * 0.62}
              y={HEIGHT - BOTTOM - height}
              height={height}
              rx="2"
            />
          );
        })}
        {highest >= 0 && most > 0 && (
          <text
            className={styles.most}
            x={x(highest)}
            y={HEIGHT - BOTTOM - plot * COLUMNS - 5}
            textAnchor={highest === 0 ? 'start' : 'middle'}
          >
            {formatNumber(locale, most)}
          </text>
        )}
        <path className={styles.halo} d={linePath(weeks, x, y)} />
        <path className={styles.line} d={linePath(weeks, x, y)} />
        {weeks.map(({ weekStart, average }, index) =>
          average === null ? null : (
            <circle key={weekStart} className={styles.dot} cx={x(index)} cy={y(average)} r="3" />
          ),
        )}
        {first && last && (
          <>
            <text className={styles.axis} x={LEFT} y={HEIGHT - 6}>
              {formatDate(locale, first.weekStart, { style: 'medium' })}
            </text>
            <text className={styles.axis} x={WIDTH - RIGHT} y={HEIGHT - 6} textAnchor="end">
              {formatDate(locale, last.weekStart, { style: 'medium' })}
            </text>
          </>
        )}
      </svg>
      <p className={styles.legend}>
        <span className={styles.legendLine}>{t('trend.average')}</span>
        <span className={styles.legendColumn}>{t('trend.count')}</span>
      </p>
      <VisuallyHidden as="div">
        <table>
          <caption>{t('trend.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('trend.week')}</th>
              <th scope="col">{t('trend.count')}</th>
              <th scope="col">{t('trend.average')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ weekStart, count, average }) => (
              <tr key={weekStart}>
                <th scope="row">{formatDate(locale, weekStart)}</th>
                <td>{formatNumber(locale, count)}</td>
                <td>{average === null ? '–' : formatGrade(locale, average)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}

/** Line through the weekly averages; weeks without reviews interrupt it. */
function linePath(weeks: Weeks, x: (index: number) => number, y: (average: number) => number): string {
  let path = '';
  let pen = false;
  weeks.forEach(({ average }, index) => {
    if (average !== null) path += `${pen ? 'L' : 'M'}${x(index).toFixed(1)} ${y(average).toFixed(1)}`;
    pen = average !== null;
  });
  return path;
}

function summary(weeks: Weeks, t: ReturnType<typeof useT>['t'], locale: ReturnType<typeof useT>['locale']): string {
  const count = weeks.reduce((sum, week) => sum + week.count, 0);
  const rated = weeks.filter((week) => week.average !== null);
  const [from, to] = [rated[0]?.average, rated.at(-1)?.average];
  if (from == null || to == null) return t('trend.none');
  return t('trend.summary', {
    number: formatNumber(locale, count),
    count,
    from: formatGrade(locale, from),
    to: formatGrade(locale, to),
  });
}
