import { useInfiniteQuery } from '@tanstack/react-query';
import type { InvoiceSummary } from '@app/contracts/billing/invoices';
import { formatDate } from '../../lib/texts/format.ts';
import { Button, Card, Skeleton, cx } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import * as panel from '../panel.module.css';
import { billingApi } from './billing-api.ts';
import { useBillingWords } from './billing-words.ts';
import * as styles from './billing.module.css';

const TONES = { open: panel.stateWay, paid: panel.stateGood, cancelled: undefined } as const;

/** Invoices and corrections, newest first, with their files. */
export function Invoices() {
  const { t } = useBillingWords();
  const { company } = usePanel();
  const api = useApi(billingApi);
  const list = useInfiniteQuery({
    queryKey: ['invoices', company.id],
    queryFn: ({ pageParam, signal }) => api.invoices(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className={styles.part} aria-labelledby="billing-invoices">
      <h2 id="billing-invoices">{t('billing.invoices.title')}</h2>
      <Card className={panel.tableCard}>
        {list.isPending ? (
          <div aria-busy="true">
            <Skeleton />
            <Skeleton short />
          </div>
        ) : !list.data ? (
          <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
        ) : rows.length === 0 ? (
          <p className={styles.none}>{t('billing.invoices.none')}</p>
        ) : (
          <InvoiceTable rows={rows} busy={list.isFetching} />
        )}
        {list.hasNextPage && (
          <div className={panel.below}>
            <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('billing.invoices.more')}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

function InvoiceTable({ rows, busy }: { rows: readonly InvoiceSummary[]; busy: boolean }) {
  const { t, locale, money } = useBillingWords();
  const api = useApi(billingApi);
  const columns: Column<InvoiceSummary>[] = [
    {
      key: 'number',
      header: t('billing.invoices.columns.number'),
      cell: ({ number, kind }) => (
        <>
          {number}
          {kind === 'correction' && <span className={styles.quiet}> ({t('billing.invoices.correction')})</span>}
        </>
      ),
    },
    {
      key: 'issued',
      header: t('billing.invoices.columns.issued'),
      cell: ({ issuedOn }) => formatDate(locale, issuedOn, { style: 'medium' }),
    },
    {
      key: 'gross',
      header: t('billing.invoices.columns.gross'),
      align: 'end',
      cell: ({ gross, currency }) => money(gross, currency),
    },
    {
      key: 'state',
      header: t('billing.invoices.columns.state'),
      cell: ({ state }) => (
        <span className={cx(panel.state, TONES[state])}>{t(`billing.invoices.states.${state}`)}</span>
      ),
    },
    {
      key: 'files',
      header: t('billing.invoices.columns.files'),
      cell: ({ id, number }) => (
        <span className={styles.files}>
          {(['pdf', 'ubl'] as const).map((format) => (
            <a
              key={format}
              className={panel.link}
              href={api.invoiceUrl(id, format)}
              download
              aria-label={t('billing.invoices.download', { number, format: format.toUpperCase() })}
            >
              {format.toUpperCase()}
            </a>
          ))}
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('billing.invoices.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}
