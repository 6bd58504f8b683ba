import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_MARKETS } from '@app/contracts/company/markets';
import type { Market } from '@app/contracts/company/markets';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, Skeleton } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { MainMarketCard, MarketCard } from './market-card.tsx';
import { MarketForm } from './market-form.tsx';
import { marketsApi } from './markets-api.ts';
import * as styles from './markets.module.css';

/** Settings › Markets: countries with their own language, website and hours, under one profile and one rating. */
export function MarketsPage() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(marketsApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const queryKey = ['markets', company.id];
  const markets = useQuery({ queryKey, queryFn: ({ signal }) => api.markets(signal) });
  const [editing, setEditing] = useState<Market | 'new' | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey });
  const archive = useMutation({
    mutationFn: ({ id, archived }: Market) => api.archive(id, !archived),
    onSettled: refresh,
  });
  const done = () => {
    setEditing(null);
    void refresh();
  };
  const { main, items = [] } = markets.data ?? {};
  return (
    <>
      <PageHead
        title={t('markets.title')}
        lead={t('markets.lead')}
        actions={
          main && (
            <ActButton
              act="markets.write"
              compact
              disabled={editing !== null || items.length >= MAX_MARKETS}
              onClick={() => setEditing('new')}
            >
              {t('markets.add')}
            </ActButton>
          )
        }
      />
      {main ? (
        <div className={styles.page}>
          {archive.isError && <Alert tone="error">{failureWords(archive.error)}</Alert>}
          {editing === 'new' && (
            <MarketForm market={null} main={main} onDone={done} onCancel={() => setEditing(null)} />
          )}
          <MainMarketCard main={main} onSaved={refresh} />
          {items.map((market) =>
            editing !== 'new' && editing?.id === market.id ? (
              <MarketForm key={market.id} market={market} main={main} onDone={done} onCancel={() => setEditing(null)} />
            ) : (
              <MarketCard
                key={market.id}
                market={market}
                busy={archive.isPending}
                onEdit={() => setEditing(market)}
                onArchive={() => archive.mutate(market)}
              />
            ),
          )}
          <p className={styles.quiet}>{t('markets.orders.how')}</p>
        </div>
      ) : markets.isError ? (
        <Card>
          <PlanLacks error={markets.error} onRetry={() => void markets.refetch()} />
        </Card>
      ) : (
        <Card aria-busy="true">
          <Skeleton shape="block" />
        </Card>
      )}
    </>
  );
}
