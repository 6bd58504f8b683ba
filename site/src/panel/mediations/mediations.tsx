import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { MediationPage } from '@app/contracts/mediation';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, EmptyState, Skeleton, cx } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { Dialogue } from './dialogue.tsx';
import { MediationList } from './mediation-list.tsx';
import { mediationsApi } from './mediations-api.ts';
import { FILTERS, VIEWS, addressOf, readAddress } from './views.ts';
import type { View } from './views.ts';
import * as panel from '../panel.module.css';
import * as styles from './mediations.module.css';

const COUNTS = { ours: 'waitingForCompany', customer: 'waitingForReviewer', ended: 'ended' } as const;

/** Inbox of mediations, by deadline, with the chosen one beside it; both stand in the address. */
export function Mediations() {
  const { t } = useT('panel');
  const { company, search } = usePanel();
  const api = useApi(mediationsApi);
  const { view, mediation } = readAddress(search);
  const list = useInfiniteQuery({
    queryKey: ['mediations', company.id, view],
    queryFn: ({ pageParam, signal }) => api.mediations({ filter: FILTERS[view], cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const first = list.data?.pages[0];
  return (
    <>
      <PageHead
        title={t('mediations.title')}
        lead={t('mediations.lead')}
        actions={
          <PanelLink className={panel.link} to={PANEL_PATHS.settingsReviews}>
            {t('mediations.settings')}
          </PanelLink>
        }
      />
      <Views view={view} counts={first?.counts} />
      <div className={cx(styles.columns, mediation && styles.opened)}>
        <div className={styles.inbox}>
          {list.isPending ? (
            <Card aria-busy="true">
              <Skeleton />
              <Skeleton short />
              <Skeleton />
            </Card>
          ) : list.isError ? (
            <Card>
              <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
            </Card>
          ) : rows.length === 0 ? (
            <Card>
              <EmptyState icon="chat" title={t(`mediations.none.${view}`)}>
                {t('mediations.noneText')}
              </EmptyState>
            </Card>
          ) : (
            <Card className={styles.listCard} aria-busy={list.isPlaceholderData || undefined}>
              <MediationList rows={rows} view={view} chosen={mediation} />
              {list.hasNextPage && (
                <div className={panel.below}>
                  <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                    {t('mediations.more')}
                  </Button>
                </div>
              )}
            </Card>
          )}
          {first && first.outcomes.opened > 0 && (
            <p className={styles.note}>{t('mediations.publicCounts', { ...first.outcomes })}</p>
          )}
        </div>
        {mediation && <Dialogue key={mediation} reviewId={mediation} view={view} />}
      </div>
    </>
  );
}

function Views({ view, counts }: { view: View; counts: MediationPage['counts'] | undefined }) {
  const { t } = useT('panel');
  return (
    <nav aria-label={t('mediations.views')}>
      <ul className={styles.views}>
        {VIEWS.map((one) => (
          <li key={one}>
            <PanelLink
              className={styles.view}
              to={addressOf(one, null)}
              aria-current={one === view ? 'page' : undefined}
            >
              {t(`mediations.show.${one}`)}
              {counts && <span className={styles.count}>{counts[COUNTS[one]]}</span>}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
