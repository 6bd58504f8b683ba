import { useInfiniteQuery } from '@tanstack/react-query';
import type { OptOutRow } from '@app/contracts/inviting/opt-outs';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, EmptyState, Field, Icon, LinkButton, Skeleton, TextInput } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { formatCompanyTime } from '../format-time.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { WhyNot, usePermission } from '../permissions.tsx';
import { AddOptOutForm } from './add-opt-out.tsx';
import { optOutsApi } from './opt-outs-api.ts';
import * as panel from '../panel.module.css';
import * as styles from './opt-outs.module.css';

/** Who gets no more messages of the company, newest first. */
export function OptOuts() {
  const { t, locale } = useT('panel');
  const { company, search, navigate } = usePanel();
  const api = useApi(optOutsApi);
  const mayExport = usePermission('opt_outs.export');
  const address = new URLSearchParams(search).get('address');
  const list = useInfiniteQuery({
    queryKey: ['opt-outs', company.id, address],
    queryFn: ({ pageParam, signal }) => api.optOuts({ address, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const show = (value: string) =>
    navigate(PANEL_PATHS.optOuts + (value.trim() ? `?${new URLSearchParams({ address: value.trim() })}` : ''));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: Column<OptOutRow>[] = [
    { key: 'address', header: t('optOuts.address'), cell: (row) => row.address ?? t('optOuts.erased') },
    {
      key: 'at',
      header: t('optOuts.at'),
      cell: ({ at }) => formatCompanyTime(locale, at, company.timeZone),
    },
    { key: 'source', header: t('optOuts.source'), cell: ({ source }) => t(`optOuts.sources.${source ?? 'unknown'}`) },
  ];
  return (
    <>
      <PageHead
        title={t('optOuts.title')}
        lead={t('optOuts.lead')}
        actions={
          mayExport.allowed ? (
            <LinkButton variant="secondary" href={api.exportUrl} download="opt-outs.csv">
              <Icon name="download" size={18} />
              {t('optOuts.export')}
            </LinkButton>
          ) : (
            <div>
              <Button variant="secondary" disabled icon={<Icon name="download" size={18} />}>
                {t('optOuts.export')}
              </Button>
              <WhyNot permission={mayExport} />
            </div>
          )
        }
      />
      <div className={styles.page}>
        <AddOptOutForm />
        <Alert tone="info" title={t('optOuts.forGood.title')}>
          {t('optOuts.forGood.text')}
        </Alert>
        <form
          className={styles.find}
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            show(String(new FormData(event.currentTarget).get('address')));
          }}
        >
          <Field label={t('optOuts.find')} hint={t('optOuts.findHint')}>
            <TextInput key={address} type="search" name="address" defaultValue={address ?? ''} />
          </Field>
          <Button type="submit" variant="secondary">
            {t('invitations.filters.find')}
          </Button>
        </form>
        <Card className={panel.tableCard}>
          {list.isPending ? (
            <div aria-busy="true">
              <Skeleton />
              <Skeleton short />
            </div>
          ) : rows.length > 0 ? (
            <>
              <DataTable
                caption={t('optOuts.title')}
                columns={columns}
                rows={rows}
                rowKey={({ id }) => id}
                busy={list.isFetching}
              />
              {list.hasNextPage && (
                <div className={panel.below}>
                  <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                    {t('invitations.more')}
                  </Button>
                </div>
              )}
            </>
          ) : list.isError ? (
            <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
          ) : address ? (
            <EmptyState
              title={t('optOuts.notFound')}
              actions={
                <Button variant="secondary" onClick={() => show('')}>
                  {t('invitations.emptyFiltered.action')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon="mail" title={t('optOuts.none.title')}>
              {t('optOuts.none.text')}
            </EmptyState>
          )}
        </Card>
      </div>
    </>
  );
}
