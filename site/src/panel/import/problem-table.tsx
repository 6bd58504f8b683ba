import { useState } from 'react';
import type { OrderImport } from '@app/contracts/invitations';
import { formatNumber } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { Button, Card, Icon } from '../../ui/index.ts';
import { DataTable } from '../data-table.tsx';
import type { Column } from '../data-table.tsx';
import { adviceFor } from './advice.ts';
import { downloadText, toCsv } from './order-file.ts';
import * as panel from '../panel.module.css';
import * as styles from './import.module.css';

type Problem = OrderImport['problems'][number];
/** As many rows as anybody reads; the rest comes with the download, or a press. */
const STEP = 100;

/** Every row that did not go through: where, what is wrong, what to do. */
export function ProblemTable({ result }: { result: OrderImport }) {
  const { t, locale } = useT('panel');
  const [limit, setLimit] = useState(STEP);
  const { problems } = result;
  const shown = problems.slice(0, limit);
  const where = ({ line, column }: Problem) =>
    column ?? t(line > 0 ? 'import.problems.wholeRow' : 'import.problems.wholeFile');
  const columns: Column<Problem>[] = [
    {
      key: 'line',
      header: t('import.problems.line'),
      titled: true,
      cell: ({ line }) => (line > 0 ? formatNumber(locale, line) : '–'),
    },
    { key: 'column', header: t('import.problems.column'), cell: (problem) => <code>{where(problem)}</code> },
    { key: 'reason', header: t('import.problems.reason'), cell: ({ message }) => message },
    { key: 'advice', header: t('import.problems.advice'), cell: (problem) => t(`import.advice.${adviceFor(problem)}`) },
  ];
  const download = () =>
    downloadText(
      `${result.fileName.replace(/\.[^.]*$/, '')}-problems.csv`,
      toCsv([
        columns.map(({ header }) => header),
        ...problems.map((problem) => [
          problem.line,
          where(problem),
          problem.message,
          t(`import.advice.${adviceFor(problem)}`),
        ]),
      ]),
    );

  return (
    <section>
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{t('import.problems.title')}</h2>
        <Button variant="secondary" size="small" icon={<Icon name="download" size={18} />} onClick={download}>
          {t('import.problems.download')}
        </Button>
      </div>
      <Card className={panel.tableCard}>
        <DataTable
          caption={t('import.problems.caption')}
          columns={columns}
          rows={shown}
          rowKey={({ line, column, code }, index) => `${line} ${column} ${code} ${index}`}
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
