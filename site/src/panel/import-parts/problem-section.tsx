import { useState } from 'react';
import { CSV_TYPE, toCsv } from '../../lib/browser/csv.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, Icon } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import * as panel from '../panel.module.css';
import * as styles from './import-parts.module.css';

/** Rows shown at first; the others are in the download or behind a button. */
const STEP = 100;

interface AProblem {
  code: string;
}

interface ProblemSectionProps<T extends AProblem> {
  title: string;
  caption: string;
  /** Name of the imported file. */
  fileName: string;
  problems: readonly T[];
  columns: Column<T>[];
  /** The cells of a row in the downloaded file. */
  cells(problem: T): (string | number)[];
  /** A line above the table. */
  note?: string | undefined;
}

/** Rejected rows of an import, also as a file. */
export function ProblemSection<T extends AProblem>({
  title,
  caption,
  fileName,
  problems,
  columns,
  cells,
  note,
}: ProblemSectionProps<T>) {
  const { t, locale } = useT('panel');
  const [limit, setLimit] = useState(STEP);
  const download = () =>
    saveFile(
      `${fileName.replace(/\.[^.]*$/, '')}-problems.csv`,
      toCsv([columns.map(({ header }) => header), ...problems.map(cells)]),
      CSV_TYPE,
    );
  return (
    <section>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        <Button variant="secondary" size="small" icon={<Icon name="download" size={18} />} onClick={download}>
          {t('import.problems.download')}
        </Button>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <Card className={panel.tableCard}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={problems.slice(0, limit)}
          rowKey={(problem, index) => `${problem.code} ${index}`}
        />
        {problems.length > limit && (
          <div className={panel.below}>
            <span>{t('import.problems.shown', { shown: limit, total: formatNumber(locale, problems.length) })}</span>
            <Button variant="quiet" size="small" onClick={() => setLimit(limit + STEP)}>
              {t('invitations.more')}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}
