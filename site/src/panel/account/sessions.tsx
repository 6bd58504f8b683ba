import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountSession } from '@app/contracts/accounts';
import { countryName, formatDateTime } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Skeleton } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { LoadFailed, useFailureMessage } from '../load-failed.tsx';
import { useApi } from '../panel-context.tsx';
import { accountSettingsApi } from './account-settings-api.ts';
import * as styles from '../settings/settings.module.css';

/** Sign-ins belong to no company, whose events the panel follows; while the page is in sight it asks. */
const ASK_MS = 15_000;

/** Devices that are signed in, with sign-out of one or of all others. */
export function Sessions() {
  const { t, locale } = useT('panel');
  const api = useApi(accountSettingsApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const queryKey = ['account-sessions'];
  const sessions = useQuery({ queryKey, queryFn: ({ signal }) => api.sessions(signal), refetchInterval: ASK_MS });
  const [done, setDone] = useState(false);
  const end = useMutation({
    mutationFn: (id: string | null) => (id === null ? api.endOthers() : api.endSession(id)),
    onSuccess: () => {
      setDone(true);
      return client.invalidateQueries({ queryKey });
    },
  });
  const nameOf = ({ browser, system }: AccountSession): string =>
    browser && system
      ? t('account.sessions.browserOn', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'));
  const columns: Column<AccountSession>[] = [
    {
      key: 'device',
      header: t('account.sessions.device'),
      cell: (one) => `${nameOf(one)}${one.current ? ` (${t('account.sessions.current')})` : ''}`,
    },
    {
      key: 'place',
      header: t('account.sessions.place'),
      cell: ({ country, address }) =>
        [country && countryName(locale, country), address].filter(Boolean).join(', ') || '–',
    },
    {
      key: 'used',
      header: t('account.sessions.used'),
      cell: ({ lastUsedAt }) => formatDateTime(locale, lastUsedAt, { style: 'medium' }),
    },
    {
      key: 'actions',
      header: t('account.sessions.actions'),
      align: 'end',
      cell: (one) =>
        one.current ? null : (
          <Button
            variant="secondary"
            size="small"
            disabled={end.isPending}
            aria-label={t('account.sessions.endNamed', { device: nameOf(one) })}
            onClick={() => end.mutate(one.id)}
          >
            {t('account.sessions.end')}
          </Button>
        ),
    },
  ];
  const items = sessions.data?.items;
  return (
    <Card>
      <h2 className={styles.legend}>{t('account.sessions.title')}</h2>
      {sessions.isError ? (
        <LoadFailed error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : items ? (
        <DataTable caption={t('account.sessions.caption')} columns={columns} rows={items} rowKey={({ id }) => id} />
      ) : (
        <Skeleton />
      )}
      {done && <Alert tone="success">{t('account.sessions.ended')}</Alert>}
      {end.isError && <Alert tone="error">{failureWords(end.error)}</Alert>}
      {items && items.length > 1 && (
        <div className={styles.afterForm}>
          <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate(null)}>
            {t('account.sessions.endOthers')}
          </Button>
        </div>
      )}
    </Card>
  );
}
