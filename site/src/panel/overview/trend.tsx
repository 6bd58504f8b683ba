import { Suspense, lazy, useEffect, useState } from 'react';
import type { TrendPoint } from '@app/contracts/company/dashboard';
import { formatDate, formatGrade, formatMonth, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Skeleton } from '../../ui/index.ts';
import { loadWhenOnline } from '../../lib/api/load-when-online.ts';
import { DataTable } from '../controls/data-table.tsx';
import { OverviewCard } from './overview-card.tsx';
import * as styles from './overview.module.css';

const TrendChart = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./trend-chart.tsx'))).TrendChart,
}));

/** Whether the element has been in view; charts weigh half of the first screen and are not loaded before that. */
function useSeen() {
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (seen || !element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, seen]);
  return { setElement, seen };
}

/** Number and average of reviews over 12 weeks or months, as a chart or a table. */
export function Trend({ weeks, months }: { weeks: readonly TrendPoint[]; months: readonly TrendPoint[] }) {
  const { t, locale } = useT('panel');
  const [unit, setUnit] = useState<'weeks' | 'months'>('weeks');
  const [asTable, setAsTable] = useState(false);
  const { setElement, seen } = useSeen();
  const points = unit === 'weeks' ? weeks : months;
  const label = ({ start }: TrendPoint) =>
    unit === 'weeks' ? formatDate(locale, start, { style: 'medium' }) : formatMonth(locale, start);
  const total = points.reduce((sum, { count }) => sum + count, 0);
  return (
    <OverviewCard
      title={t('overview.trend.title')}
      wide
      action={
        <div className={styles.switches}>
          {(['weeks', 'months'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              variant={unit === one ? 'secondary' : 'quiet'}
              aria-pressed={unit === one}
              onClick={() => setUnit(one)}
            >
              {t(`overview.trend.${one}`)}
            </Button>
          ))}
          <Button size="small" variant="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {t('overview.trend.table')}
          </Button>
        </div>
      }
    >
      {asTable ? (
        <DataTable
          caption={t('overview.trend.title')}
          columns={[
            { key: 'start', header: t(`overview.trend.${unit}`), cell: label },
            {
              key: 'count',
              header: t('overview.trend.count'),
              align: 'end',
              cell: ({ count }: TrendPoint) => formatNumber(locale, count),
            },
            {
              key: 'average',
              header: t('overview.trend.average'),
              align: 'end',
              cell: ({ average }: TrendPoint) => (average === null ? '–' : formatGrade(locale, average)),
            },
          ]}
          rows={points}
          rowKey={({ start }) => start}
        />
      ) : total === 0 ? (
        <p className={styles.quiet}>{t('overview.grade.none')}</p>
      ) : (
        <div
          ref={setElement}
          className={styles.chart}
          role="img"
          aria-label={t('overview.trend.summary', {
            count: total,
            from: label(points[0]!),
            values: points.map((point) => `${label(point)}: ${formatNumber(locale, point.count)}`).join('; '),
          })}
        >
          {seen && (
            <Suspense fallback={<Skeleton shape="block" />}>
              <TrendChart
                points={points.map((point) => ({ ...point, label: label(point) }))}
                countLabel={t('overview.trend.count')}
                averageLabel={t('overview.trend.average')}
                formatAverage={(average) => formatGrade(locale, average)}
                formatCount={(count) => formatNumber(locale, count)}
              />
            </Suspense>
          )}
        </div>
      )}
    </OverviewCard>
  );
}
