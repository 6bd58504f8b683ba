import { useInfiniteQuery } from '@tanstack/react-query';
import type { Survey } from '@app/contracts/surveys';
import { formatDate, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, EmptyState, Skeleton } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { PlanLacks } from '../plan-lacks.tsx';
import { surveysApi } from './surveys-api.ts';
import * as panel from '../panel.module.css';

/** All surveys, newest first. */
export function SurveyList() {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(surveysApi);
  const list = useInfiniteQuery({
    queryKey: ['surveys', company.id],
    queryFn: ({ pageParam, signal }) => api.surveys(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: Column<Survey>[] = [
    {
      key: 'title',
      header: t('surveys.columns.title'),
      cell: ({ id, title, defaultLanguage }) => (
        <PanelLink to={`${PANEL_PATHS.surveys}?survey=${id}`}>{title[defaultLanguage]}</PanelLink>
      ),
    },
    { key: 'kind', header: t('surveys.columns.kind'), cell: ({ kind }) => t(`surveys.kinds.${kind}`) },
    { key: 'state', header: t('surveys.columns.state'), cell: ({ state }) => t(`surveys.states.${state}`) },
    {
      key: 'answered',
      header: t('surveys.columns.answered'),
      align: 'end',
      cell: ({ counts }) =>
        t('surveys.answeredOf', {
          answered: formatNumber(locale, counts.answered),
          invited: formatNumber(locale, counts.invited),
        }),
    },
    {
      key: 'created',
      header: t('surveys.columns.created'),
      cell: ({ createdAt }) => formatDate(locale, createdAt, { timeZone: company.timeZone, style: 'medium' }),
    },
  ];
  if (list.isPending) {
    return (
      <Card aria-busy="true">
        <Skeleton />
        <Skeleton short />
      </Card>
    );
  }
  if (!list.data) return <PlanLacks error={list.error} onRetry={() => void list.refetch()} />;
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState icon="chat" title={t('surveys.empty.title')}>
          {t('surveys.empty.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className={panel.tableCard}>
      <DataTable caption={t('surveys.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      {list.hasNextPage && (
        <div className={panel.below}>
          <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('invitations.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}
