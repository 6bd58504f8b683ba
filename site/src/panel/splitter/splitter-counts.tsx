import type { Drawn, Splitter } from '@app/contracts/inviting/splitter';
import { formatNumber, formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { formatCompanyTime } from '../format-time.ts';
import { usePanel } from '../panel-context.tsx';
import * as panel from '../panel.module.css';
import * as styles from './splitter.module.css';

/** How many customers were drawn for where, as it stands on the public profile. */
export function SplitterCounts({ splitter: { sites, here, changedAt } }: { splitter: Splitter }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const rows = [...sites, { ...here, name: t('splitter.here'), url: '' }];
  if (rows.every(({ total }) => total === 0)) return null;
  const number = (key: keyof Drawn, header: string): Column<Drawn & { name: string; url: string }> => ({
    key,
    header,
    align: 'end',
    cell: (row) => formatNumber(locale, row[key]),
  });
  return (
    <Card className={panel.tableCard}>
      <DataTable
        caption={t('splitter.counts')}
        columns={[
          { key: 'site', header: t('splitter.site'), cell: ({ name }) => name },
          {
            key: 'share',
            header: t('splitter.shareNow'),
            align: 'end',
            cell: ({ share }) => formatPercent(locale, share / 100),
          },
          number('recent', t('splitter.recent')),
          number('total', t('splitter.total')),
        ]}
        rows={rows}
        rowKey={({ url }) => url}
      />
      {changedAt && (
        <p className={styles.changed}>
          {t('splitter.changed', { date: formatCompanyTime(locale, changedAt, company.timeZone) })}
        </p>
      )}
    </Card>
  );
}
