import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_CONFIGS } from '@app/contracts/invitations';
import type { InvitationConfig } from '@app/contracts/invitations';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, EmptyState, Field, Select, Skeleton } from '../../ui/index.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { failureOf } from '../../lib/api/failure.ts';
import { LoadFailed, useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { invitationConfigsApi } from './invitation-configs-api.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { usePermission } from '../permissions.tsx';
import { ConfigForm } from './config-form.tsx';
import * as styles from './settings.module.css';

const NEW = 'new';

/** Settings › Invitations: how and when customers are invited. */
export function InvitationSettings() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(invitationConfigsApi);
  const mayWrite = usePermission('invitation_configs.write').allowed;
  const [chosen, setChosen] = useState<string | null>(null);
  const configs = useQuery({
    queryKey: ['configs', company.id],
    queryFn: ({ signal }) => api.configs(signal),
    // A background refetch must not replace input.
    refetchOnWindowFocus: false,
  });
  const items = configs.data?.items ?? [];
  const config = items.find(({ id }) => id === chosen) ?? items[0];
  const adding = chosen === NEW && configs.data !== undefined;

  return (
    <>
      <PageHead title={t('config.title')} lead={t('config.lead')} />
      {configs.data && (
        <div className={styles.chooser}>
          {items.length + (adding ? 1 : 0) > 1 && (
            <Field label={t('config.choose')} className={styles.choice}>
              <Select value={adding ? NEW : config?.id} onChange={(event) => setChosen(event.target.value)}>
                {items.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.active ? one.name : t('config.inactive', { name: one.name })}
                  </option>
                ))}
                {adding && <option value={NEW}>{t('config.new')}</option>}
              </Select>
            </Field>
          )}
          {!adding && items.length < MAX_CONFIGS && (
            <Button variant="secondary" disabled={!mayWrite} onClick={() => setChosen(NEW)}>
              {t('config.add')}
            </Button>
          )}
        </div>
      )}
      {configs.data && (adding || config) ? (
        <>
          <ConfigForm
            key={adding ? NEW : config?.id}
            config={adding ? null : (config ?? null)}
            like={items[0]}
            channels={configs.data.channels}
            onSaved={setChosen}
            onCancel={() => setChosen(null)}
          />
          {!adding && config && items.length > 1 && mayWrite && (
            <DeleteConfig config={config} onDeleted={() => setChosen(null)} />
          )}
        </>
      ) : configs.isError ? (
        <LoadFailed error={configs.error} onRetry={() => void configs.refetch()} />
      ) : configs.data ? (
        <EmptyState icon="settings" title={t('config.empty')} />
      ) : (
        <Card aria-busy="true">
          <Skeleton shape="block" />
        </Card>
      )}
    </>
  );
}

/** Deletes an unused configuration; the engine rejects others and says what to do instead. */
function DeleteConfig({ config, onDeleted }: { config: InvitationConfig; onDeleted(): void }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(invitationConfigsApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [asking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.deleteConfig(config.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['configs', company.id] });
      onDeleted();
    },
  });
  return (
    <div className={styles.afterForm}>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('config.delete')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('config.confirm.title', { name: config.name })}
          confirm={t('config.confirm.yes')}
          cancel={t('config.confirm.no')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => {
            remove.reset();
            setAsking(false);
          }}
        >
          <p>{t('config.confirm.text')}</p>
          {remove.isError && <Alert tone="error">{failureOf(remove.error).detail ?? failureWords(remove.error)}</Alert>}
        </ConfirmDialog>
      )}
    </div>
  );
}
