import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/texts/i18n.ts';
import { Alert, Card, Skeleton } from '../../../ui/index.ts';
import { LoadFailed } from '../../load-failed.tsx';
import { PageHead } from '../../page-head.tsx';
import { useApi, usePanel } from '../../panel-context.tsx';
import { usePermission } from '../../permissions.tsx';
import { reviewSettingsApi } from './review-settings-api.ts';
import { SettingsForm } from './settings-form.tsx';
import * as styles from './review-settings.module.css';

/** Settings › Reviews: presentation, length, alerts and mediation, each with its consequences. */
export function ReviewSettings() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(reviewSettingsApi);
  const settings = useQuery({
    queryKey: ['review-settings', company.id],
    queryFn: ({ signal }) => api.settings(signal),
  });
  const permission = usePermission('settings.write');
  return (
    <>
      <PageHead title={t('reviewSettings.title')} lead={t('reviewSettings.lead')} />
      {settings.data ? (
        <div className={styles.stack}>
          {!permission.allowed && (
            <Alert tone="info" title={t('reviewSettings.readOnly')}>
              {permission.reason}
            </Alert>
          )}
          <SettingsForm settings={settings.data} mayChange={permission.allowed} />
        </div>
      ) : settings.isError ? (
        <Card>
          <LoadFailed error={settings.error} onRetry={() => void settings.refetch()} />
        </Card>
      ) : (
        <Card aria-busy="true">
          <Skeleton shape="heading" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Card>
      )}
    </>
  );
}
