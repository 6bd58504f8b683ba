import type { EntryCode } from '@app/contracts/company-reviews/company-reviews';
import { formatDate, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { usePanel } from '../panel-context.tsx';
import * as panel from '../panel.module.css';
import * as styles from './entry-codes.module.css';

/** Codes whose form is closed, with the reviews that came through them. */
export function RevokedCodes({ codes }: { codes: readonly EntryCode[] }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const columns: Column<EntryCode>[] = [
    { key: 'label', header: t('entryCodes.columns.label'), cell: ({ label }) => label },
    { key: 'kind', header: t('entryCodes.kind'), cell: ({ kind }) => t(`entryCodes.kinds.${kind}`) },
    {
      key: 'revoked',
      header: t('entryCodes.columns.revoked'),
      cell: ({ revokedAt }) =>
        revokedAt && formatDate(locale, revokedAt, { timeZone: company.timeZone, style: 'medium' }),
    },
    {
      key: 'reviews',
      header: t('entryCodes.columns.reviews'),
      align: 'end',
      cell: ({ reviews }) => formatNumber(locale, reviews.written),
    },
  ];
  return (
    <details className={styles.revoked}>
      <summary>{t('entryCodes.revokedTitle', { count: codes.length })}</summary>
      <Card className={panel.tableCard}>
        <DataTable caption={t('entryCodes.revokedCaption')} columns={columns} rows={codes} rowKey={({ id }) => id} />
      </Card>
    </details>
  );
}
