import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAIL_TIMES, NOTIFICATIONS } from '@app/contracts/notifying/notifications';
import type {
  NotificationPreference,
  NotificationPreferences,
  NotificationRule,
} from '@app/contracts/notifying/notifications';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, Select, Skeleton } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import { LoadFailed, useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PushDevices } from './push-devices.tsx';
import { notificationsApi } from './notifications-api.ts';
import { usePushDevices } from './use-push-devices.ts';
import * as panel from '../panel.module.css';
import * as styles from './notifications.module.css';

/** Settings › Notifications: per kind, whether the panel shows it and when it is mailed. Saved with each choice. */
export function NotificationSettings() {
  const { t } = useT('panel');
  const { company, me } = usePanel();
  const api = useApi(notificationsApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const queryKey = ['notification-preferences', company.id];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => api.preferences(signal) });
  const save = useMutation({
    mutationFn: (preference: NotificationPreference) => api.savePreferences([preference]),
    // Shown at once; a failure brings the former choice back.
    onMutate: (changed) => {
      const before = client.getQueryData<NotificationPreferences>(queryKey);
      client.setQueryData<NotificationPreferences>(
        queryKey,
        (now) => now && { preferences: now.preferences.map((one) => (one.kind === changed.kind ? changed : one)) },
      );
      return before;
    },
    onError: (_error, _changed, before) => client.setQueryData(queryKey, before),
  });
  const devices = usePushDevices();
  const pushes = (devices.data?.items.length ?? 0) > 0;
  const labelOf = ({ kind }: NotificationPreference) => t(`notifications.kinds.${kind}`);
  return (
    <>
      <PageHead
        title={t('notificationSettings.title')}
        lead={t('notificationSettings.lead', { email: me.user.email, company: company.name })}
      />
      {save.error && (
        <Alert tone="error" title={t('errors.saveFailed')}>
          {failureOf(save.error).detail ?? failureWords(save.error)}
        </Alert>
      )}
      <p role="status" className={styles.meta}>
        {save.isSuccess && t('notificationSettings.saved')}
      </p>
      <PushDevices />
      <Card className={panel.tableCard}>
        {query.isPending ? (
          <div aria-busy="true">
            <Skeleton />
            <Skeleton />
          </div>
        ) : query.isError ? (
          <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <DataTable
            caption={t('notificationSettings.title')}
            rows={query.data.preferences}
            rowKey={({ kind }) => kind}
            columns={[
              { key: 'kind', header: t('notificationSettings.kind'), cell: labelOf },
              {
                key: 'panel',
                header: t('notificationSettings.panel'),
                cell: (row) => (
                  <label className={styles.check}>
                    <input
                      type="checkbox"
                      checked={row.panel}
                      aria-label={`${labelOf(row)}: ${t('notificationSettings.panel')}`}
                      onChange={(event) => save.mutate({ ...row, panel: event.target.checked })}
                    />
                  </label>
                ),
              },
              ...(pushes
                ? [
                    {
                      key: 'push',
                      header: t('push.column'),
                      cell: (row: NotificationPreference) => (
                        <label className={styles.check}>
                          <input
                            type="checkbox"
                            checked={row.push ?? false}
                            aria-label={`${labelOf(row)}: ${t('push.column')}`}
                            onChange={(event) => save.mutate({ ...row, push: event.target.checked })}
                          />
                        </label>
                      ),
                    },
                  ]
                : []),
              {
                key: 'mail',
                header: t('notificationSettings.mail'),
                cell: (row) =>
                  (NOTIFICATIONS[row.kind] as NotificationRule).locked ? (
                    <span className={styles.meta}>{t('notificationSettings.always')}</span>
                  ) : (
                    <Select
                      value={row.mail}
                      aria-label={`${labelOf(row)}: ${t('notificationSettings.mail')}`}
                      onChange={(event) =>
                        save.mutate({ ...row, mail: MAIL_TIMES.find((one) => one === event.target.value) ?? row.mail })
                      }
                    >
                      {MAIL_TIMES.map((time) => (
                        <option key={time} value={time}>
                          {t(`notificationSettings.times.${time}`)}
                        </option>
                      ))}
                    </Select>
                  ),
              },
            ]}
          />
        )}
      </Card>
    </>
  );
}
