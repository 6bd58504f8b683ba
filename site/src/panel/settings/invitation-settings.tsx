import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_CONFIGS } from '@app/contracts/invitations';
import type { InvitationConfig } from '@app/contracts/invitations';
import { useT } from '../../lib/i18n.ts';
import { Button, Card, EmptyState, Field, Select, Skeleton } from '../../ui/index.ts';
import { failureOf } from '../../features/forms/failure.ts';
import { LoadFailed, useFailureWords } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { usePanel } from '../panel-context.tsx';
import { ConfigForm } from './config-form.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import * as styles from './settings.module.css';

const NEW = 'new';

/** Settings › Invitations: how and when customers are asked. */
export function InvitationSettings() {
  const { t } = useT('panel');
  const { api, company } = usePanel();
  const [chosen, setChosen] = useState<string | null>(null);
  const configs = useQuery({
    queryKey: ['configs', company.id],
    queryFn: ({ signal }) => api.configs(signal),
    // A refresh in the background must not replace what is being typed.
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
            <Button variant="secondary" onClick={() => setChosen(NEW)}>
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
          {!adding && config && items.length > 1 && <DeleteConfig config={config} onDeleted={() => setChosen(null)} />}
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

/** Deletes what was never used; the engine refuses the rest and says what to do instead. */
function DeleteConfig({ config, onDeleted }: { config: InvitationConfig; onDeleted(): void }) {
  const { t } = useT('panel');
  const { api, company } = usePanel();
  const client = useQueryClient();
  const failureWords = useFailureWords();
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
          text={t('config.confirm.text')}
          yes={t('config.confirm.yes')}
          no={t('config.confirm.no')}
          busy={remove.isPending}
          failure={remove.isError ? (failureOf(remove.error).detail ?? failureWords(remove.error)) : null}
          onYes={() => remove.mutate()}
          onNo={() => {
            remove.reset();
            setAsking(false);
          }}
        />
      )}
    </div>
  );
}
