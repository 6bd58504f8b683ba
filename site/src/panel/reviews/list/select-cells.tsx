import { useEffect, useRef } from 'react';
import type { ReactTable, Row } from '@tanstack/react-table';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { useT } from '../../../lib/texts/i18n.ts';
import type { Features } from './table-features.ts';
import * as styles from './review-table.module.css';

/** Selects all loaded rows. */
export function SelectAll({
  table,
}: {
  table: Pick<
    ReactTable<Features, CompanyReview>,
    'getIsAllRowsSelected' | 'getIsSomeRowsSelected' | 'getToggleAllRowsSelectedHandler'
  >;
}) {
  const { t } = useT('panel');
  const box = useRef<HTMLInputElement>(null);
  const [all, some] = [table.getIsAllRowsSelected(), table.getIsSomeRowsSelected()];
  useEffect(() => {
    if (box.current) box.current.indeterminate = some && !all;
  }, [some, all]);
  return (
    <label className={styles.box}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t('reviews.select.all')}
        checked={all}
        onChange={table.getToggleAllRowsSelectedHandler()}
      />
    </label>
  );
}

/** Selects a row; with Shift, all rows since the last one. Of a hidden review there is nothing to act on. */
export function SelectRow({ row }: { row: Row<Features, CompanyReview> }) {
  const { t } = useT('panel');
  if (!row.getCanSelect()) return null;
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={t('reviews.select.row', { author: row.original.authorName })}
        checked={row.getIsSelected()}
        onChange={row.getToggleSelectedHandler()}
      />
    </label>
  );
}
