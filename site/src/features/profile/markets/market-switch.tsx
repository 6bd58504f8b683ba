import { useLayoutEffect, useRef } from 'react';
import type { CompanyProfile } from '@app/contracts/companies';
import { localePath } from '../../../lib/addresses/links.ts';
import { formatGrade, formatNumber } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { usePageAddress } from '../../review-page/page-address.tsx';
import type { ShownMarket } from '../profile-data.ts';
import * as styles from './markets.module.css';

/** Room that stays visible before the chosen market, in pixels. */
const MARGIN = 48;

/**
 * Links to the reviews and figures of each market, and to those of all together, in one line however many there are: the
 * rating below must not move down. Nothing for a company without markets.
 */
export function MarketSwitch({ markets, chosen }: { markets: readonly ShownMarket[]; chosen: string | undefined }) {
  const { t } = useT('profile');
  const { hrefOf } = usePageAddress();
  const line = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current && current) line.current.scrollLeft = current.offsetLeft - MARGIN;
  }, [chosen]);
  if (markets.length === 0) return null;
  const all = { code: undefined, label: t('markets.all') };
  return (
    <nav className={styles.markets} aria-label={t('markets.label')}>
      <ul ref={line}>
        {[all, ...markets].map(({ code, label }) => (
          <li key={code ?? ''}>
            <a
              className={styles.market}
              href={hrefOf({ market: code })}
              rel={code && 'nofollow'}
              aria-current={code === chosen ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface WholeRatingProps {
  company: Pick<CompanyProfile, 'grades'>;
  market: ShownMarket;
}

/** Above the figures of one market: which it is, and the company's rating, which is that of all of them. */
export function WholeRating({ company: { grades }, market }: WholeRatingProps) {
  const { t, locale } = useT('profile');
  const { hrefOf } = usePageAddress();
  return (
    <div className={styles.whole}>
      <h2 className={styles.heading}>{t('markets.rating', { market: market.label })}</h2>
      <p>
        {grades.average !== null && (
          <>
            <a href={hrefOf({})}>
              {t('markets.whole', {
                grade: formatGrade(locale, grades.average),
                number: formatNumber(locale, grades.count),
              })}
            </a>{' '}
            ·{' '}
          </>
        )}
        <a href={`${localePath(locale, '/trust/how-grades-are-computed')}#markets`}>{t('summary.how')}</a>
      </p>
    </div>
  );
}
