import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Locale } from '@app/contracts/common';
import type { EntryCode } from '@app/contracts/company-reviews/company-reviews';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, EmptyState, Skeleton } from '../../ui/index.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed, useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { CodeCard } from './code-card.tsx';
import { CreateCodeForm } from './create-code-form.tsx';
import { entryCodesApi } from './entry-codes-api.ts';
import { LookFields } from './look-fields.tsx';
import { qrLookOf } from './qr-files.ts';
import { RevokedCodes } from './revoked-codes.tsx';
import * as styles from './entry-codes.module.css';

/** QR codes, business cards and widget codes. The address holds the language of their forms and how they are drawn. */
export function EntryCodes() {
  const { t, locale } = useT('panel');
  const { company, search, navigate } = usePanel();
  const api = useApi(entryCodesApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const queryKey = ['entry-codes', company.id];
  const codes = useQuery({ queryKey, queryFn: ({ signal }) => api.entryCodes(signal) });
  const [revoking, setRevoking] = useState<EntryCode | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey });
  const revoke = useMutation({
    mutationFn: ({ id }: EntryCode) => api.revokeEntryCode(id),
    onSuccess: (_, { label }) => {
      setRevoking(null);
      setDone(t('entryCodes.revoked', { label }));
      return refresh();
    },
  });
  const query = new URLSearchParams(search);
  const language = Locale.safeParse(query.get('language')).data ?? locale;
  const look = qrLookOf(query);
  const choose = (key: string, value: string) => {
    query.set(key, value);
    navigate(`${PANEL_PATHS.entryCodes}?${query}`);
  };
  const items = codes.data?.items ?? [];
  const active = items.filter(({ revokedAt }) => revokedAt === null);
  const revoked = items.filter(({ revokedAt }) => revokedAt !== null);

  return (
    <>
      <PageHead title={t('entryCodes.title')} lead={t('entryCodes.lead')} />
      <div className={styles.page}>
        <CreateCodeForm
          onCreated={({ label }) => {
            setDone(t('entryCodes.created', { label }));
            void refresh();
          }}
        />
        {done && <Alert tone="success">{done}</Alert>}
        {codes.isPending ? (
          <Card aria-busy="true">
            <Skeleton shape="block" />
          </Card>
        ) : !codes.data ? (
          <LoadFailed error={codes.error} onRetry={() => void codes.refetch()} />
        ) : active.length === 0 ? (
          <Card>
            <EmptyState icon="window" title={t('entryCodes.empty.title')}>
              {t('entryCodes.empty.text')}
            </EmptyState>
          </Card>
        ) : (
          <>
            <LookFields language={language} look={look} onChange={choose} />
            <div className={styles.list}>
              {active.map((code) => (
                <CodeCard
                  key={code.id}
                  code={code}
                  language={language}
                  look={look}
                  onRevoke={() => setRevoking(code)}
                />
              ))}
            </div>
          </>
        )}
        {revoked.length > 0 && <RevokedCodes codes={revoked} />}
      </div>
      {revoking && (
        <ConfirmDialog
          title={t('entryCodes.confirm.title', { label: revoking.label })}
          confirm={t('entryCodes.confirm.yes')}
          cancel={t('entryCodes.confirm.no')}
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(revoking)}
          onCancel={() => {
            revoke.reset();
            setRevoking(null);
          }}
        >
          <p>{t('entryCodes.confirm.text')}</p>
          {revoke.isError && <Alert tone="error">{failureWords(revoke.error)}</Alert>}
        </ConfirmDialog>
      )}
    </>
  );
}
