import { useEffect, useState } from 'react';
import type { CompanyProfile } from '@app/contracts/companies';
import { Card } from '../../ui/layout.tsx';
import { cx } from '../../ui/cx.ts';
import { formatDate, formatHours, weekdayName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { isAllDay, openStateAt, spansOf } from '../../lib/opening-hours.ts';
import type { Hours as DayHours, OpenState } from '../../lib/opening-hours.ts';
import * as page from '../review-page/review-page.module.css';
import * as styles from './profile.module.css';

/** Exceptions shown: those of the coming weeks, for most companies. */
const EXCEPTIONS = 6;

interface HoursProps {
  company: Pick<CompanyProfile, 'openingHours' | 'openingExceptions' | 'timeZone'>;
  openState: OpenState;
}

/** Opening hours, with today marked and whether it is open now in the company's time zone, and the next exceptions. */
export function Hours({ company: { openingHours, openingExceptions, timeZone }, openState }: HoursProps) {
  const { t, locale } = useT('profile');
  const words = useHoursWords();
  // The page may be cached: after hydration the browser's clock decides.
  const [state, setState] = useState(openState);
  useEffect(() => {
    const tick = () => setState(openStateAt({ openingHours, openingExceptions, timeZone }, new Date()));
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, [openingHours, openingExceptions, timeZone]);
  const day = (value: string) => formatDate(locale, value, { style: 'medium' });

  return (
    <Card as="section">
      <h2 className={page.asideTitle}>{t('hours.title')}</h2>
      <p className={cx(styles.openNow, state.open ? styles.isOpen : styles.isClosed)}>{stateWords()}</p>
      <dl className={styles.week}>
        {openingHours.map((one) => (
          <div key={one.weekday} className={cx(styles.day, one.weekday === state.weekday && styles.today)}>
            <dt aria-current={one.weekday === state.weekday ? 'date' : undefined}>
              {weekdayName(locale, one.weekday)}
            </dt>
            <dd>{words(one)}</dd>
          </div>
        ))}
      </dl>
      {openingExceptions.length > 0 && (
        <>
          <h3 className={styles.exceptions}>{t('hours.exceptions')}</h3>
          <dl className={styles.week}>
            {openingExceptions.slice(0, EXCEPTIONS).map((one) => (
              <div key={one.from} className={styles.day}>
                <dt>{one.from === one.until ? day(one.from) : `${day(one.from)} – ${day(one.until)}`}</dt>
                <dd>{words(one)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );

  function stateWords(): string {
    if (state.open)
      return state.today && isAllDay(state.today)
        ? words(state.today)
        : t('hours.openUntil', { time: state.changesAt ?? '' });
    return state.changesAt ? t('hours.opensAt', { time: state.changesAt }) : t('hours.closedNow');
  }
}

/** Returns the hours of a day in words. */
function useHoursWords(): (hours: DayHours) => string {
  const { t, locale } = useT('profile');
  return (hours) =>
    isAllDay(hours)
      ? formatHours(locale, 24)
      : spansOf(hours)
          .map(({ opens, closes }) => `${opens}–${closes}`)
          .join(', ') || t('hours.closed');
}
