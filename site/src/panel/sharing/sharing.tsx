import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReviewShare } from '@app/contracts/sharing/review-shares';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, EmptyState, Skeleton } from '../../ui/index.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed, useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { RequestForm } from './request-form.tsx';
import { ShareCard } from './share-card.tsx';
import { sharingApi } from './sharing-api.ts';
import * as styles from './sharing.module.css';

/** Reviews of one product in two shops: requests and agreements of both directions. */
export function SharingPage() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(sharingApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const queryKey = ['review-shares', company.id];
  const shares = useQuery({ queryKey, queryFn: ({ signal }) => api.shares(signal) });
  const [ending, setEnding] = useState<ReviewShare | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey });
  const answer = useMutation({
    mutationFn: ({ id, accept }: { id: string; accept: boolean }) => api.answer(id, accept),
    onSettled: refresh,
  });
  const end = useMutation({
    mutationFn: ({ id }: ReviewShare) => api.end(id),
    onSuccess: () => {
      setEnding(null);
      return refresh();
    },
  });
  return (
    <>
      <PageHead title={t('sharing.title')} lead={t('sharing.lead')} />
      <div className={styles.page}>
        <RequestForm onRequested={() => void refresh()} />
        {answer.isError && <Alert tone="error">{failureWords(answer.error)}</Alert>}
        {shares.isPending ? (
          <Card aria-busy="true">
            <Skeleton shape="block" />
          </Card>
        ) : !shares.data ? (
          <LoadFailed error={shares.error} onRetry={() => void shares.refetch()} />
        ) : shares.data.items.length === 0 ? (
          <Card>
            <EmptyState icon="copy" title={t('sharing.empty.title')}>
              {t('sharing.empty.text')}
            </EmptyState>
          </Card>
        ) : (
          shares.data.items.map((share) => (
            <ShareCard
              key={share.id}
              share={share}
              busy={answer.isPending}
              onAnswer={(accept) => answer.mutate({ id: share.id, accept })}
              onEnd={() => setEnding(share)}
            />
          ))
        )}
      </div>
      {ending && (
        <ConfirmDialog
          title={t('sharing.confirm.title', { company: ending.other.name })}
          confirm={t('sharing.end')}
          cancel={t('sharing.confirm.no')}
          busy={end.isPending}
          onConfirm={() => end.mutate(ending)}
          onCancel={() => {
            end.reset();
            setEnding(null);
          }}
        >
          <p>{t('sharing.confirm.text')}</p>
          {end.isError && <Alert tone="error">{failureWords(end.error)}</Alert>}
        </ConfirmDialog>
      )}
    </>
  );
}
