import type { OrderImport } from '@app/contracts/inviting/order-imports';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import type { Column } from '../controls/data-table.tsx';
import { ProblemSection } from '../import-parts/problem-section.tsx';
import { adviceFor } from './advice.ts';

type Problem = OrderImport['problems'][number];

/** Rejected rows: position, error and advice. */
export function ProblemTable({ result }: { result: OrderImport }) {
  const { t, locale } = useT('panel');
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
  return (
    <ProblemSection
      title={t('import.problems.title')}
      caption={t('import.problems.caption')}
      fileName={result.fileName}
      problems={result.problems}
      columns={columns}
      cells={(problem) => [problem.line, where(problem), problem.message, t(`import.advice.${adviceFor(problem)}`)]}
    />
  );
}
