import { useState, type ReactNode } from 'react';
import { nearAddress } from '@app/contracts/company/points';
import { useT } from '../../lib/texts/i18n.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import * as styles from './directory.module.css';

/** Long enough to answer the browser's question, not to look for satellites. */
const PATIENCE_MS = 20_000;
const MAX_AGE_MS = 10 * 60_000;

type State = 'idle' | 'asking' | 'refused' | 'unavailable';

interface OrdersProps {
  /** The order by distance is offered. */
  nearest: boolean;
  /** The list is ordered by distance. */
  current: boolean;
  /** The address of the list from a point. */
  hrefOf(near: string): string;
  /** Other orders, in the same row. */
  children: ReactNode;
}

/**
 * Orders with one more: by the distance from the reader. Where they are is asked of their browser when they press, and
 * leaves it rounded to about a kilometre. Without scripts there is no such order.
 */
export function Orders({ nearest, current, hrefOf, children }: OrdersProps) {
  const { t } = useT('category');
  const scripted = useHydrated();
  const [state, setState] = useState<State>('idle');
  const ask = () => {
    // Not there where the page is not encrypted.
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) return setState('unavailable');
    setState('asking');
    geolocation.getCurrentPosition(
      ({ coords }) => window.location.assign(hrefOf(nearAddress(coords))),
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      { timeout: PATIENCE_MS, maximumAge: MAX_AGE_MS },
    );
  };
  return (
    <>
      <nav className={styles.sorts} aria-label={t('sort.label')}>
        {children}
        {nearest && (scripted || current) && (
          <button
            type="button"
            className={styles.page}
            aria-current={current ? 'true' : undefined}
            disabled={state === 'asking'}
            onClick={ask}
          >
            {t('sort.distance')}
          </button>
        )}
      </nav>
      {nearest && (
        <p className={styles.nearState} role="status">
          {state !== 'idle' && t(`near.${state}`)}
        </p>
      )}
    </>
  );
}
