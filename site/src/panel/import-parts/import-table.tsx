import type { ReactNode } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { formatCompanyTime } from '../format-time.ts';
import { usePanel } from '../panel-context.tsx';
import * as panel from '../panel.module.css';
import * as styles from './import-parts.module.css';

interface AnImport {
  id: string;
  fileName: string;
  createdAt: string;
}

interface ImportTableProps<T extends AnImport> {
  rows: readonly T[];
  /** A column of the kind of import, after the file's name. */
  extra?: Column<T>;
  result(row: T): ReactNode;
  onShow(id: string): void;
}

/** Earlier imports, each with its result. */
export function ImportTable<T extends AnImport>({ rows, extra, result, onShow }: ImportTableProps<T>) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const columns: Column<T>[] = [
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
    ...(extra ? [extra] : []),
    {
      key: 'when',
      header: t('import.history.when'),
      cell: ({ createdAt }) => formatCompanyTime(locale, createdAt, company.timeZone),
    },
    { key: 'result', header: t('import.history.result'), cell: result },
  ];
  return (
    <Card className={panel.tableCard}>
      <DataTable caption={t('import.history.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </Card>
  );
}
