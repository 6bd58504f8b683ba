import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InvitationCoverage, UninvitedReason } from '@app/contracts/inviting/coverage';
import { formatNumber, formatPercent } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Skeleton } from '../../../ui/index.ts';
import { LoadFailed } from '../../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../../panel-context.tsx';
import { PANEL_PATHS } from '../../paths.ts';
import { invitationsApi } from '../invitations-api.ts';
import * as styles from './coverage.module.css';

/** Where the orders behind a reason are found. */
const ROWS: Record<UninvitedReason, string> = {
  elsewhere: PANEL_PATHS.splitter,
  over_limit: `${PANEL_PATHS.invitations}?state=over_limit`,
  opted_out: `${PANEL_PATHS.invitations}?state=opted_out`,
  bounced: `${PANEL_PATHS.invitations}?state=bounced`,
  cancelled: `${PANEL_PATHS.invitations}?state=cancelled`,
  overdue: `${PANEL_PATHS.invitations}?state=scheduled`,
  no_address: PANEL_PATHS.import,
  refused: PANEL_PATHS.import,
};

/** How many orders of the last `days` days were invited, and why the others were not. */
export function CoverageFigures({ days }: { days: number }) {
  const { company } = usePanel();
  const api = useApi(invitationsApi);
  const coverage = useQuery({
    queryKey: ['invitation-coverage', company.id, days],
    queryFn: ({ signal }) => api.coverage(days, signal),
    placeholderData: keepPreviousData,
  });
  if (coverage.data) return <Figures coverage={coverage.data} />;
  if (coverage.isError) return <LoadFailed error={coverage.error} onRetry={() => void coverage.refetch()} />;
  return <Skeleton shape="block" />;
}

function Figures({ coverage: { orders, invited, waiting, uninvited } }: { coverage: InvitationCoverage }) {
  const { t, locale } = useT('panel');
  const number = (value: number) => formatNumber(locale, value);
  const pending = waiting > 0 && <p className={styles.note}>{t('coverage.waiting', { count: waiting })}</p>;
  if (orders === 0)
    return (
      <div className={styles.figures}>
        <p className={styles.note}>{t('coverage.none')}</p>
        {pending}
      </div>
    );
  // Rounded down, as on the profile: 99.9% is not everybody.
  const percent = Math.floor((100 * invited) / orders);
  return (
    <div className={styles.figures}>
      <p className={styles.share}>
        <strong>{formatPercent(locale, percent / 100)}</strong>{' '}
        {t('coverage.share', { invited: number(invited), orders: number(orders) })}
      </p>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
      </span>
      {uninvited.length > 0 && (
        <ul className={styles.reasons} aria-label={t('coverage.why')}>
          {uninvited.map(({ reason, count }) => (
            <li key={reason}>
              <PanelLink to={ROWS[reason]}>{t(`coverage.reasons.${reason}`)}</PanelLink>{' '}
              <strong>{number(count)}</strong>
            </li>
          ))}
        </ul>
      )}
      {pending}
      <p className={styles.note}>{t('coverage.public')}</p>
    </div>
  );
}
