import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ApiKey, CreatedApiKey } from '@app/contracts/invitations';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, EmptyState, Skeleton } from '../../ui/index.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { formatCompanyTime } from '../format-time.ts';
import { LoadFailed, useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { apiKeysApi } from './api-keys-api.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { usePermission } from '../permissions.tsx';
import { CreateKeyForm } from './create-key-form.tsx';
import { NewSecret } from './new-secret.tsx';
import * as panel from '../panel.module.css';
import * as styles from './settings.module.css';

type Key = z.infer<typeof ApiKey>;

/** Settings › API keys: create (the secret is shown once), list, revoke. */
export function ApiKeys() {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(apiKeysApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const queryKey = ['api-keys', company.id];
  const keys = useQuery({ queryKey, queryFn: ({ signal }) => api.apiKeys(signal) });
  const [created, setCreated] = useState<z.infer<typeof CreatedApiKey> | null>(null);
  const [revoking, setRevoking] = useState<Key | null>(null);
  const [revoked, setRevoked] = useState<string | null>(null);
  const revocation = usePermission('api_keys.revoke');
  const refresh = () => client.invalidateQueries({ queryKey });
  const revoke = useMutation({
    mutationFn: ({ id }: Key) => api.revokeApiKey(id),
    onSuccess: (_, { id, name }) => {
      setRevoking(null);
      setRevoked(name);
      if (created?.id === id) setCreated(null);
      return refresh();
    },
  });

  const columns: Column<Key>[] = [
    { key: 'name', header: t('apiKeys.columns.name'), cell: ({ name }) => name },
    { key: 'key', header: t('apiKeys.columns.key'), cell: ({ prefix }) => <code>{prefix}…</code> },
    {
      key: 'created',
      header: t('apiKeys.columns.created'),
      cell: ({ createdAt }) => formatDate(locale, createdAt, { timeZone: company.timeZone, style: 'medium' }),
    },
    {
      key: 'used',
      header: t('apiKeys.columns.used'),
      cell: ({ lastUsedAt }) =>
        lastUsedAt ? formatCompanyTime(locale, lastUsedAt, company.timeZone) : t('apiKeys.never'),
    },
    {
      key: 'actions',
      header: t('apiKeys.columns.actions'),
      align: 'end',
      cell: (key) => (
        <Button
          variant="secondary"
          size="small"
          disabled={!revocation.allowed}
          title={revocation.reason}
          aria-label={t('apiKeys.revokeNamed', { name: key.name })}
          onClick={() => setRevoking(key)}
        >
          {t('apiKeys.revoke')}
        </Button>
      ),
    },
  ];

  return (
    <>
      <PageHead
        title={t('apiKeys.title')}
        lead={t('apiKeys.lead')}
        actions={
          <a className={panel.link} href="/api/docs">
            {t('apiKeys.docs')}
          </a>
        }
      />
      <div className={styles.stack}>
        {created ? (
          <NewSecret secret={created.secret} onDone={() => setCreated(null)} />
        ) : (
          <CreateKeyForm
            onCreated={(key) => {
              setRevoked(null);
              setCreated(key);
              void refresh();
            }}
          />
        )}
        {revoked && <Alert tone="success">{t('apiKeys.revoked', { name: revoked })}</Alert>}
        <Card className={panel.tableCard}>
          {keys.data && keys.data.items.length > 0 ? (
            <DataTable
              caption={t('apiKeys.caption')}
              columns={columns}
              rows={keys.data.items}
              rowKey={({ id }) => id}
            />
          ) : keys.data ? (
            <EmptyState icon="key" title={t('apiKeys.empty.title')}>
              {t('apiKeys.empty.text')}
            </EmptyState>
          ) : keys.isError ? (
            <LoadFailed error={keys.error} onRetry={() => void keys.refetch()} />
          ) : (
            <div aria-busy="true">
              <Skeleton />
              <Skeleton short />
            </div>
          )}
        </Card>
      </div>
      {revoking && (
        <ConfirmDialog
          title={t('apiKeys.confirm.title', { name: revoking.name })}
          confirm={t('apiKeys.confirm.yes')}
          cancel={t('apiKeys.confirm.no')}
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(revoking)}
          onCancel={() => {
            revoke.reset();
            setRevoking(null);
          }}
        >
          <p>{t('apiKeys.confirm.text')}</p>
          {revoke.isError && <Alert tone="error">{failureWords(revoke.error)}</Alert>}
        </ConfirmDialog>
      )}
    </>
  );
}
