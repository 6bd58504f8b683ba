import type { ReviewImport, ReviewImportField } from '@app/contracts/imports';
import { REVIEW_IMPORT_FIELDS } from '@app/contracts/imports';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import type { Column } from '../controls/data-table.tsx';
import { ProblemSection } from '../import-parts/problem-section.tsx';

type Problem = ReviewImport['problems'][number];

/** Rows that were not imported, with the reason, also as a file. */
export function RejectedRows({ result: { fileName, rejected, problems } }: { result: ReviewImport }) {
  const { t, locale } = useT('panel');
  const fieldName = ({ field, row }: Problem): string => {
    if (field === null) return t(row > 0 ? 'import.problems.wholeRow' : 'import.problems.wholeFile');
    return REVIEW_IMPORT_FIELDS.includes(field as ReviewImportField) ? t(`reviewImports.fields.${field}`) : field;
  };
  const columns: Column<Problem>[] = [
    {
      key: 'row',
      header: t('reviewImports.columns.row'),
      titled: true,
      cell: ({ row }) => (row > 0 ? formatNumber(locale, row) : '–'),
    },
    { key: 'field', header: t('reviewImports.columns.field'), cell: fieldName },
    { key: 'reason', header: t('import.problems.reason'), cell: ({ message }) => message },
  ];
  return (
    <ProblemSection
      title={t('reviewImports.problems')}
      caption={t('reviewImports.problems')}
      fileName={fileName}
      problems={problems}
      columns={columns}
      cells={(problem) => [problem.row, fieldName(problem), problem.message]}
      note={rejected > problems.length ? t('reviewImports.firstProblems', { count: problems.length }) : undefined}
    />
  );
}
