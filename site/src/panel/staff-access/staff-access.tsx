import { useId } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffAccess } from '@app/contracts/staff/visits';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, Checkbox, cx } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { formatCompanyTime } from '../format-time.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { staffAccessApi } from './staff-access-api.ts';
import * as settings from '../settings/settings.module.css';
import * as styles from './staff-access.module.css';

/** Whether our staff may change something in this panel, and their visits, which the owner can end. */
export function StaffAccessCard() {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(staffAccessApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const mayRead = usePermission('staff_access.read');
  const mayWrite = usePermission('staff_access.write');
  const why = useId();
  const queryKey = ['staff-access', company.id];
  const access = useQuery({ queryKey, queryFn: ({ signal }) => api.access(signal), enabled: mayRead.allowed });
  const onSuccess = (fresh: StaffAccess) => void client.setQueryData(queryKey, fresh);
  const allow = useMutation({ mutationFn: (mayChange: boolean) => api.allow({ mayChange }), onSuccess });
  const end = useMutation({ mutationFn: (id: string) => api.end(id), onSuccess });
  const failed = allow.error ?? end.error;
  if (!mayRead.allowed || !access.data) return null;
  const { changesUntil, visits } = access.data;
  const when = (instant: string) => formatCompanyTime(locale, instant, company.timeZone);
  return (
    <Card>
      <h2 className={settings.legend}>{t('staffAccess.title')}</h2>
      <p>{t('staffAccess.text')}</p>
      <div className={styles.part}>
        <Checkbox
          label={t('staffAccess.allow')}
          checked={changesUntil !== null}
          disabled={!mayWrite.allowed || allow.isPending}
          aria-describedby={mayWrite.reason ? why : undefined}
          onChange={(event) => allow.mutate(event.target.checked)}
        />
        <WhyNot permission={mayWrite} id={why} />
        <p className={styles.state} role="status">
          {changesUntil === null
            ? t('staffAccess.lookOnly')
            : t('staffAccess.allowedUntil', { day: when(changesUntil) })}
        </p>
      </div>
      {failed && <Alert tone="error">{failureOf(failed).detail ?? failureWords(failed)}</Alert>}
      <h3 className={cx(settings.legend, styles.part)}>{t('staffAccess.caption')}</h3>
      {visits.length === 0 ? (
        <p className={styles.state}>{t('staffAccess.none')}</p>
      ) : (
        <ul className={styles.visits}>
          {visits.map(({ id, staff, reason, openedAt, open }) => (
            <li key={id}>
              <strong>{staff}</strong>
              <span className={styles.why}>{reason}</span>
              <span className={styles.when}>{when(openedAt)}</span>
              {open && (
                <ActButton
                  act="staff_access.write"
                  compact
                  size="small"
                  variant="secondary"
                  disabled={end.isPending}
                  onClick={() => end.mutate(id)}
                >
                  {t('staffAccess.end')}
                </ActButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
