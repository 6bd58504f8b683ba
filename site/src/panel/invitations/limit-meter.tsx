import { useQuery } from '@tanstack/react-query';
import type { InvitationLimits } from '@app/contracts/inviting/invitation-list';
import { formatDate, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, cx } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { invitationsApi } from './invitations-api.ts';
import * as styles from './limit-meter.module.css';

/** Share of the month's invitations from which the meter warns. */
const NEAR = 0.8;

function useLimits() {
  const { company } = usePanel();
  const api = useApi(invitationsApi);
  return useQuery({
    queryKey: ['invitation-limits', company.id],
    queryFn: ({ signal }) => api.limits(signal),
  });
}

/** What may still be sent this month and today, and what happens to the rest. Nothing while it loads or fails. */
export function LimitMeter() {
  const { t } = useT('panel');
  const limits = useLimits().data;
  return limits ? (
    <Card as="section" className={cx(styles.meter, styles.card)} aria-label={t('limits.label')}>
      <Meter limits={limits} />
    </Card>
  ) : null;
}

/** The same as a part of another card. */
export function LimitFigures() {
  const limits = useLimits();
  return (
    <div className={styles.meter} aria-busy={limits.isPending || undefined}>
      {limits.data && <Meter limits={limits.data} />}
      {limits.isError && <LoadFailed error={limits.error} onRetry={() => void limits.refetch()} />}
    </div>
  );
}

function Meter({ limits: { month, day, kept, textMessages, stopped } }: { limits: InvitationLimits }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const near = month.limit !== null && month.sent >= month.limit * NEAR;
  const renews = formatDate(locale, month.renewsAt, { timeZone: company.timeZone });
  return (
    <>
      <p className={styles.count}>
        {month.limit === null
          ? t('overview.plan.usageUnlimited', { count: month.sent })
          : t('overview.plan.usage', {
              count: month.limit,
              used: formatNumber(locale, month.sent),
              limit: formatNumber(locale, month.limit),
            })}
      </p>
      {month.limit !== null && (
        <span className={styles.track} aria-hidden="true">
          <span
            className={cx(styles.fill, near && styles.near)}
            style={{ inlineSize: `${Math.min(100, Math.round((month.sent / Math.max(month.limit, 1)) * 100))}%` }}
          />
        </span>
      )}
      {stopped && <p className={styles.warning}>{t(`limits.stopped.${stopped}`)}</p>}
      {kept > 0 && (
        <p className={styles.warning}>
          <PanelLink to={`${PANEL_PATHS.invitations}?state=over_limit`}>{t('limits.kept', { count: kept })}</PanelLink>
        </p>
      )}
      {month.limit !== null && (near || kept > 0) && (
        <p className={styles.note}>
          {t('limits.then', { date: renews })}{' '}
          <PanelLink to={PANEL_PATHS.settingsBilling}>{t('plans.compare')}</PanelLink>
        </p>
      )}
      {textMessages && <TextMessages {...textMessages} />}
      {day && (
        <p className={styles.note}>
          {t('limits.day', {
            count: day.allowance,
            sent: formatNumber(locale, day.sent),
            allowance: formatNumber(locale, day.allowance),
          })}{' '}
          <PanelLink to={PANEL_PATHS.settingsWebsite}>{t('limits.verify')}</PanelLink>
        </p>
      )}
    </>
  );
}

/** The text messages that are left of the bought ones, and what waits for more. */
function TextMessages({ left, awaiting }: NonNullable<InvitationLimits['textMessages']>) {
  const { t } = useT('panel');
  return (
    <>
      <p className={styles.note}>
        <PanelLink to={PANEL_PATHS.settingsBilling}>{t('limits.messagesLeft', { count: left })}</PanelLink>
      </p>
      {awaiting > 0 && (
        <p className={styles.warning}>
          <PanelLink to={`${PANEL_PATHS.invitations}?state=over_limit`}>
            {t('limits.awaitingMessages', { count: awaiting })}
          </PanelLink>{' '}
          {t('limits.messagesThen')}
        </p>
      )}
    </>
  );
}
