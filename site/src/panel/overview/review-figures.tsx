import type { ReactNode } from 'react';
import type { Dashboard, PeriodFigures } from '@app/contracts/company/dashboard';
import { profilePath, localePath } from '../../lib/addresses/links.ts';
import { formatDate, formatGrade, formatHours, formatNumber, formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/index.ts';
import { PanelLink, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { answeredShare, changeOf } from './changes.ts';
import { Distribution } from './distribution.tsx';
import { NetPromoter } from './net-promoter.tsx';
import { OverviewCard } from './overview-card.tsx';
import { Praise } from './praise.tsx';
import { reviewsPath } from './review-links.ts';
import { Trend } from './trend.tsx';
import * as styles from './overview.module.css';

interface ReviewFiguresProps {
  dashboard: Dashboard;
  stale: boolean;
  /** A card of one column beside what customers praise. */
  children: ReactNode;
}

/** Figures of the chosen period beside those of the one before, and what stands behind them. */
export function ReviewFigures({ dashboard, stale, children }: ReviewFiguresProps) {
  const { t } = useT('panel');
  const { current, previous, nps, badges } = dashboard;
  return (
    <>
      <Compared current={current} previous={previous} stale={stale} />
      <Distribution figures={current} />
      <Praise dashboard={dashboard} />
      {children}
      <Trend weeks={dashboard.weeks} months={dashboard.months} />
      {nps && <NetPromoter nps={nps} />}
      <OverviewCard title={t('overview.badges.title')}>
        {badges.length === 0 ? (
          <p className={styles.quiet}>{t('overview.badges.none')}</p>
        ) : (
          <ul className={styles.plainList}>
            {badges.map(({ badge }) => (
              <li key={badge}>{t(`badges:${badge}.name`)}</li>
            ))}
          </ul>
        )}
        <PanelLink className={styles.action} to={PANEL_PATHS.badges}>
          {t('overview.badges.next')}
          <Icon name="arrow" size={16} />
        </PanelLink>
      </OverviewCard>
    </>
  );
}

function Compared({ current, previous, stale }: { current: PeriodFigures; previous: PeriodFigures; stale: boolean }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const days = ({ from, to }: PeriodFigures) => ({ from, to });
  const grade = (value: number) => formatGrade(locale, value);
  const count = (value: number) => formatNumber(locale, value);
  const hours = (value: number) => formatHours(locale, Math.round(value * 10) / 10);
  const percent = (value: number) => formatPercent(locale, value);
  const figures = [
    { key: 'average', now: current.average, before: previous.average, show: grade, to: reviewsPath(days(current)) },
    { key: 'count', now: current.count, before: previous.count, show: count, to: reviewsPath(days(current)) },
    {
      key: 'answered',
      now: answeredShare(current),
      before: answeredShare(previous),
      show: percent,
      to: reviewsPath({ ...days(current), answered: 'no' }),
    },
    {
      key: 'hours',
      now: current.medianAnswerHours,
      before: previous.medianAnswerHours,
      show: hours,
      to: reviewsPath({ ...days(current), answered: 'yes' }),
    },
  ] as const;
  const date = (day: string) => formatDate(locale, day, { style: 'medium' });
  return (
    <OverviewCard
      title={t('overview.compared.title', { from: date(current.from), to: date(current.to) })}
      wide
      action={
        <a className={styles.action} href={profilePath(locale, company.slug)}>
          {t('overview.grade.profile')}
        </a>
      }
    >
      <ul className={styles.figures} aria-busy={stale || undefined}>
        {figures.map(({ key, now, before, show, to }) => {
          const change = changeOf(now, before);
          return (
            <li key={key}>
              <PanelLink className={styles.figure} to={to}>
                <span className={styles.big}>{now === null ? '–' : show(now)}</span>
                <span>{t(`overview.compared.${key}`)}</span>
              </PanelLink>
              <span className={styles.quiet}>
                {change === null || before === null
                  ? t('overview.compared.nothingBefore')
                  : t(`overview.compared.${change}`, { value: show(before) })}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={styles.quiet}>
        {t('overview.compared.with', { from: date(previous.from), to: date(previous.to) })}{' '}
        <a href={localePath(locale, '/trust/how-grades-are-computed')}>{t('overview.compared.how')}</a>
      </p>
    </OverviewCard>
  );
}
