import { useMemo } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { createColumnHelper, useTable } from '@tanstack/react-table';
import type { RowSelectionState } from '@tanstack/react-table';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import type { CompanyReviewSort } from '@app/contracts/company-reviews/list';
import { opensInThisTab } from '../../../features/reviews/review-photos.tsx';
import { useT } from '../../../lib/texts/i18n.ts';
import { Icon, VisuallyHidden, cx } from '../../../ui/index.ts';
import { AnswerState, GradeCell, OriginCell, ReviewCell, WhenCell } from './review-cells.tsx';
import { SelectAll, SelectRow } from './select-cells.tsx';
import { features } from './table-features.ts';
import type { Features } from './table-features.ts';
import * as styles from './review-table.module.css';

const helper = createColumnHelper<Features, CompanyReview>();

const header = (name: string) =>
  function ColumnHeader() {
    const { t } = useT('panel');
    return t(`reviews.columns.${name}`);
  };
const columns = helper.columns([
  helper.display({
    id: 'select',
    header: ({ table }) => <SelectAll table={table} />,
    cell: ({ row }) => <SelectRow row={row} />,
  }),
  helper.display({ id: 'grade', header: header('grade'), cell: ({ row }) => <GradeCell review={row.original} /> }),
  helper.display({ id: 'review', header: header('review'), cell: ({ row }) => <ReviewCell review={row.original} /> }),
  helper.display({ id: 'state', header: header('state'), cell: ({ row }) => <AnswerState review={row.original} /> }),
  helper.display({ id: 'origin', header: header('origin'), cell: ({ row }) => <OriginCell review={row.original} /> }),
  helper.display({ id: 'when', header: header('when'), cell: ({ row }) => <WhenCell review={row.original} /> }),
]);

/** Beside a detail there is room for the text alone. */
const COMPACT = { grade: false, state: false, origin: false, when: false };
const WIDE = {};

export interface ReviewTableProps {
  rows: CompanyReview[];
  /** Id of the review shown in detail beside the table. */
  shown: string | null;
  selection: RowSelectionState;
  onSelection(selection: RowSelectionState): void;
  /** Arrow keys within the rows. */
  onMove(step: 1 | -1): void;
  busy: boolean;
  sort: string | undefined;
  onSort(sort: CompanyReviewSort): void;
  /** A row is opened by a click or Enter. */
  onOpen(): void;
}

/** Columns that the engine sorts by, with the order of a first and of a second press. */
const SORTS: Partial<Record<string, readonly [CompanyReviewSort, CompanyReviewSort]>> = {
  grade: ['grade-low', 'grade-high'],
  when: ['newest', 'oldest'],
};
const ASCENDING: readonly string[] = ['grade-low', 'oldest'];

/** Reviews as a table; cards on phones, a narrow column of cards beside a detail. */
export function ReviewTable({
  rows,
  shown,
  selection,
  onSelection,
  onMove,
  busy,
  sort = 'newest',
  onSort,
  onOpen,
}: ReviewTableProps) {
  const { t } = useT('panel');
  const compact = shown !== null;
  const state = useMemo(
    () => ({ rowSelection: selection, columnVisibility: compact ? COMPACT : WIDE }),
    [selection, compact],
  );
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    state,
    onRowSelectionChange: (change) => onSelection(typeof change === 'function' ? change(selection) : change),
    enableRowSelection: ({ original }) => original.grade !== null,
  });
  const move = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onMove(step);
  };
  const open = (event: MouseEvent<HTMLTableSectionElement>) => {
    const isRowLink = event.target instanceof Element && event.target.closest('a[id^="row-"]');
    if (isRowLink && opensInThisTab(event)) onOpen();
  };
  return (
    <table className={cx(styles.table, compact && styles.compact)} role="table" aria-busy={busy || undefined}>
      <VisuallyHidden as="caption">{t('reviews.caption')}</VisuallyHidden>
      <thead role="rowgroup">
        {table.getHeaderGroups().map((group) => (
          <tr role="row" key={group.id}>
            {group.headers.map((one) => (
              <SortableHeader key={one.id} column={one.column.id} sort={sort} onSort={onSort}>
                <table.FlexRender header={one} />
              </SortableHeader>
            ))}
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup" onKeyDown={move} onClick={open}>
        {table.getRowModel().rows.map((row) => (
          <tr role="row" key={row.id} className={cx(row.id === shown && styles.shown)}>
            {row.getVisibleCells().map((cell) => (
              <td key={cell.id} role="cell" data-column={cell.column.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortableHeaderProps {
  column: string;
  sort: string;
  onSort(sort: CompanyReviewSort): void;
  children: ReactNode;
}

/** A header; of sorted columns a button that turns the order round. */
function SortableHeader({ column, sort, onSort, children }: SortableHeaderProps) {
  const orders = SORTS[column];
  const isSorted = orders?.some((one) => one === sort);
  const isAscending = ASCENDING.includes(sort);
  return (
    <th
      role="columnheader"
      scope="col"
      data-column={column}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      {orders ? (
        <button type="button" className={styles.sort} onClick={() => onSort(orders[sort === orders[0] ? 1 : 0])}>
          {children}
          {isSorted && (
            <span className={cx(styles.arrow, isAscending && styles.ascending)}>
              <Icon name="chevron" size={14} />
            </span>
          )}
        </button>
      ) : (
        children
      )}
    </th>
  );
}
