import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Commission, Payout } from '@app/contracts/partners/commissions';
import { formatDate, formatMoney, formatMonth, formatNumber, formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, EmptyState, Icon, LinkButton, cx } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { PageSkeleton } from '../panel-skeleton.tsx';
import { partnerApi } from './partner-api.ts';
import * as panel from '../panel.module.css';
import * as styles from './partner.module.css';

const TONES = { open: panel.stateWay, approved: panel.stateWay, paid: panel.stateGood, carried_over: undefined };

/** Commissions by invoice, and the statements that pay them. */
export function Earnings() {
  const { t, locale } = useT('partners');
  const payouts = useQuery({ queryKey: ['partner', 'payouts'], queryFn: ({ signal }) => partnerApi.payouts(signal) });
  const list = useInfiniteQuery({
    queryKey: ['partner', 'commissions'],
    queryFn: ({ pageParam, signal }) => partnerApi.commissions(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const failed = payouts.error ?? list.error;
  const again = () => void Promise.all([payouts.refetch(), list.refetch()]);
  if (failed) return <LoadFailed error={failed} onRetry={again} />;
  if (!payouts.data || !list.data) return <PageSkeleton />;
  const rows = list.data.pages.flatMap(({ items }) => items);
  const day = (at: string) => formatDate(locale, at, { timeZone: 'Europe/Warsaw', style: 'medium' });

  const commissionColumns: Column<Commission>[] = [
    { key: 'company', header: t('panel.clients.company'), cell: ({ company }) => company },
    { key: 'at', header: t('panel.earnings.day'), cell: ({ at }) => day(at) },
    {
      key: 'invoice',
      header: t('panel.earnings.invoice'),
      cell: ({ invoice, kind }) => (
        <>
          {invoice}
          {kind === 'corrected' && <span className={styles.quiet}> {t('panel.earnings.corrected')}</span>}
        </>
      ),
    },
    {
      key: 'net',
      header: t('panel.earnings.net'),
      align: 'end',
      cell: ({ net, currency }) => formatMoney(locale, net, currency),
    },
    {
      key: 'percent',
      header: t('panel.earnings.percent'),
      align: 'end',
      cell: ({ percent }) => formatPercent(locale, percent / 100),
    },
    {
      key: 'amount',
      header: t('panel.earnings.amount'),
      align: 'end',
      cell: ({ amount, currency }) => formatMoney(locale, amount, currency),
    },
  ];
  const payoutColumns: Column<Payout>[] = [
    { key: 'month', header: t('panel.earnings.month'), cell: ({ month }) => formatMonth(locale, `${month}-01`) },
    {
      key: 'entries',
      header: t('panel.earnings.entries'),
      align: 'end',
      cell: ({ entries }) => formatNumber(locale, entries),
    },
    {
      key: 'amount',
      header: t('panel.earnings.amount'),
      align: 'end',
      cell: ({ amount, currency }) => formatMoney(locale, amount, currency),
    },
    {
      key: 'state',
      header: t('panel.earnings.state'),
      cell: ({ state, paidOn }) => (
        <span className={cx(panel.state, TONES[state])}>
          {t(`panel.payouts.${state}`)}
          {paidOn && `, ${day(paidOn)}`}
        </span>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={t('panel.nav.earnings')}
        lead={t('panel.earnings.lead')}
        actions={
          rows.length > 0 && (
            <LinkButton variant="secondary" href={partnerApi.exportPath} download="commissions.csv">
              <Icon name="download" size={18} /> {t('panel.earnings.export')}
            </LinkButton>
          )
        }
      />
      <div className={styles.stack}>
        {payouts.data.balances.map(({ currency, amount, minimum }) => (
          <Card key={currency}>
            <p className={styles.quiet}>{t('panel.earnings.balance')}</p>
            <p className={styles.big}>{formatMoney(locale, amount, currency)}</p>
            <p className={styles.quiet}>
              {t('panel.earnings.minimum', { amount: formatMoney(locale, minimum, currency) })}
            </p>
          </Card>
        ))}
        {payouts.data.items.length > 0 && (
          <section>
            <h2 className={styles.heading}>{t('panel.earnings.payouts')}</h2>
            <Card className={panel.tableCard}>
              <DataTable
                caption={t('panel.earnings.payouts')}
                columns={payoutColumns}
                rows={payouts.data.items}
                rowKey={({ id }) => id}
              />
            </Card>
          </section>
        )}
        <section>
          <h2 className={styles.heading}>{t('panel.nav.earnings')}</h2>
          <Card className={panel.tableCard}>
            {rows.length > 0 ? (
              <DataTable
                caption={t('panel.nav.earnings')}
                columns={commissionColumns}
                rows={rows}
                rowKey={({ id }) => id}
              />
            ) : (
              <EmptyState icon="label" title={t('panel.earnings.empty')}>
                {t('panel.earnings.emptyText')}
              </EmptyState>
            )}
            {list.hasNextPage && (
              <div className={panel.below}>
                <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                  {t('panel.more')}
                </Button>
              </div>
            )}
          </Card>
        </section>
      </div>
    </>
  );
}
