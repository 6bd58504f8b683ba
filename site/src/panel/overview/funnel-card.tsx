import type { Dashboard } from '@app/contracts/company/dashboard';
import { formatNumber, formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { cx } from '../../ui/index.ts';
import { PanelLink } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { funnel, responseRate } from './funnel.ts';
import type { FunnelStage } from './funnel.ts';
import { OverviewCard } from './overview-card.tsx';
import { reviewsPath } from './review-links.ts';
import * as styles from './overview.module.css';

/** How far the invitations sent in the period have come. `scheduled`: those still to be sent, whatever the period. */
export function FunnelCard({ dashboard, scheduled }: { dashboard: Dashboard; scheduled: number | undefined }) {
  const { t, locale } = useT('panel');
  const { from, to } = dashboard.current;
  const rate = responseRate(dashboard.funnel);
  // Sent invitations have several states, so sent and opened ones link to the unfiltered list.
  const linkOf: Record<FunnelStage['key'], string> = {
    sent: PANEL_PATHS.invitations,
    opened: PANEL_PATHS.invitations,
    written: `${PANEL_PATHS.invitations}?state=completed`,
    published: reviewsPath({ origin: 'verified', from, to }),
  };
  return (
    <OverviewCard title={t('overview.funnel.title')} wide>
      <ul className={styles.funnel}>
        {funnel(dashboard.funnel).map(({ key, count, share }) => (
          <li key={key}>
            <PanelLink className={styles.stage} to={linkOf[key]}>
              <span>{t(`overview.funnel.${key}`)}</span>
              <strong>{formatNumber(locale, count)}</strong>
              <span className={styles.track} aria-hidden="true">
                <span className={cx(styles.fill, styles[key])} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
              </span>
            </PanelLink>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        {rate !== null && t('overview.funnel.rate', { percent: formatPercent(locale, rate) })}{' '}
        {t('overview.funnel.note')}
      </p>
      {scheduled !== undefined && scheduled > 0 && (
        <p>
          <PanelLink to={`${PANEL_PATHS.invitations}?state=scheduled`}>
            {t('overview.funnel.scheduled', { count: scheduled })}
          </PanelLink>
        </p>
      )}
    </OverviewCard>
  );
}
