import { useQuery } from '@tanstack/react-query';
import type { OrderImport } from '@app/contracts/invitations';
import { formatNumber } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { Button, Card } from '../../ui/index.ts';
import { DataTable } from '../data-table.tsx';
import type { Column } from '../data-table.tsx';
import { formatMoment } from '../format-time.ts';
import { usePanel } from '../panel-context.tsx';
import * as panel from '../panel.module.css';
import * as styles from './import.module.css';

type Row = Omit<OrderImport, 'problems'>;

/** What was uploaded before; hidden while there is nothing. */
export function ImportHistory({ shown, onShow }: { shown: string | null; onShow(id: string): void }) {
  const { t, locale } = useT('panel');
  const { api, company } = usePanel();
  const imports = useQuery({ queryKey: ['imports', company.id], queryFn: ({ signal }) => api.imports(signal) });
  const rows = (imports.data?.items ?? []).filter(({ id }) => id !== shown);
  if (rows.length === 0) return null;

  const result = ({ state, accepted, rejected }: Row) =>
    state === 'done'
      ? t('import.history.summary', {
          accepted: formatNumber(locale, accepted),
          rejected: formatNumber(locale, rejected),
        })
      : t(`import.history.${state}`);
  const columns: Column<Row>[] = [
    {
      key: 'file',
      header: t('import.history.file'),
      cell: ({ id, fileName }) => (
        <Button
          variant="quiet"
          size="small"
          className={styles.historyLink}
          aria-label={t('import.history.open', { name: fileName })}
          onClick={() => onShow(id)}
        >
          {fileName}
        </Button>
      ),
    },
    {
      key: 'when',
      header: t('import.history.when'),
      cell: ({ createdAt }) => formatMoment(locale, createdAt, company.timeZone),
    },
    { key: 'result', header: t('import.history.result'), cell: result },
  ];
  return (
    <section>
      <h2 className={styles.sectionTitle}>{t('import.history.title')}</h2>
      <Card className={panel.tableCard}>
        <DataTable caption={t('import.history.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
      </Card>
    </section>
  );
}
