import type { ReactNode } from 'react';
import { VisuallyHidden, cx } from '../../ui/index.ts';
import * as styles from './data-table.module.css';

export interface Column<Row> {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  /** Alignment; numbers are right-aligned. */
  align?: 'end';
  /** On phones a row becomes a small card; its first column is the card's title. */
  hideOnPhone?: boolean;
  /** As a card's title it needs its header, such as a number does. */
  titled?: boolean;
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row, index: number): string;
  busy?: boolean;
}

/** A table that becomes cards on phones. Explicit roles, because a changed `display` removes the implicit ones. */
export function DataTable<Row>({ caption, columns, rows, rowKey, busy }: DataTableProps<Row>) {
  const cellClass = ({ align, hideOnPhone, titled }: Column<Row>) =>
    cx(align === 'end' && styles.end, hideOnPhone && styles.wide, titled && styles.titled);
  return (
    <table className={styles.table} role="table" aria-busy={busy || undefined}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr role="row" key={rowKey(row, index)}>
            {columns.map((column) => (
              <td key={column.key} role="cell" data-label={column.header} className={cellClass(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
