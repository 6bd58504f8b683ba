import { useId } from 'react';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { BlockOf } from '../../../lib/content/blocks.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { cx } from '../../../ui/cx.ts';
import { Band, type BlockProps } from '../parts/band.tsx';
import * as styles from './comparison.module.css';

type Cell = BlockOf<'comparison'>['rows'][number]['cells'][number];

/** Comparison table with yes, no and partly. If too wide, it scrolls in its frame with the first column fixed. */
export function Comparison({ block, ...look }: BlockProps<'comparison'>) {
  const titleId = useId();
  const { title, lead, columns, rows } = block;
  // Of two columns, the first is the subject; of more, all are equal.
  const first = columns.length === 2 ? styles.first : undefined;
  return (
    <Band title={title} lead={lead} titleId={titleId} {...look}>
      <div className={styles.frame} tabIndex={0} role="region" {...named(title ? titleId : null, columns)}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {columns.map((column, index) => (
                <th key={column.id} scope="col" className={cx(index === 0 && first)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, index) => (
                  <td key={cell.id} className={cx(index === 0 && first)}>
                    <CellContent cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Band>
  );
}

const named = (titleId: string | null, columns: readonly { title: string }[]) =>
  titleId ? { 'aria-labelledby': titleId } : { 'aria-label': columns.map(({ title }) => title).join(', ') };

const ICONS = { yes: 'check', no: 'close', partly: 'partly' } as const;

function CellContent({ cell: { kind, text } }: { cell: Cell }) {
  const { t } = useT('common');
  if (kind === 'text') return text;
  return (
    <span className={styles.cell}>
      <span className={cx(styles.sign, styles[kind])}>
        <Icon name={ICONS[kind]} size={16} label={t(`blocks.${kind}`)} />
      </span>
      {text && <span>{text}</span>}
    </span>
  );
}
