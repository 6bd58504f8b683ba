import type { ReviewImportPreview } from '@app/contracts/imports';
import type { MarketList } from '@app/contracts/company/markets';
import { countryName, formatDate, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, GradeDisplay } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { useMarketChoice } from '../markets/use-markets.ts';
import { usePanel } from '../panel-context.tsx';
import * as panel from '../panel.module.css';
import * as styles from './review-imports.module.css';

type Row = ReviewImportPreview['sample'][number];

/** The first rows as they would be imported, or why they would not. */
export function ImportSample({ sample, busy }: { sample: readonly Row[]; busy: boolean }) {
  const markets = useMarketChoice();
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const marketColumn = ({ country }: MarketList['main']): Column<Row> => ({
    key: 'market',
    header: t('invitations.invite.market'),
    cell: ({ review }) =>
      review ? (review.market?.name ?? t('markets.main', { country: countryName(locale, country) })) : '–',
  });
  const columns: Column<Row>[] = [
    {
      key: 'row',
      header: t('reviewImports.columns.row'),
      titled: true,
      cell: ({ row }) => formatNumber(locale, row),
    },
    {
      key: 'grade',
      header: t('reviewImports.fields.grade'),
      cell: ({ review }) => (review ? <GradeDisplay value={review.grade} /> : '–'),
    },
    { key: 'author', header: t('reviewImports.fields.author'), cell: ({ review }) => review?.author ?? '–' },
    {
      key: 'body',
      header: t('reviewImports.columns.body'),
      cell: ({ review, problem }) =>
        review ? (
          <span className={styles.body}>{review.body}</span>
        ) : (
          <span className={styles.problem}>{problem?.message}</span>
        ),
    },
    {
      key: 'date',
      header: t('reviewImports.fields.date'),
      cell: ({ review }) =>
        review ? formatDate(locale, review.publishedAt, { timeZone: company.timeZone, style: 'medium' }) : '–',
    },
    ...(markets ? [marketColumn(markets.main)] : []),
  ];
  return (
    <section>
      <h2 className={styles.heading}>{t('reviewImports.sample')}</h2>
      <Card className={panel.tableCard}>
        <DataTable
          caption={t('reviewImports.sample')}
          columns={columns}
          rows={sample}
          rowKey={({ row }) => String(row)}
          busy={busy}
        />
      </Card>
    </section>
  );
}
