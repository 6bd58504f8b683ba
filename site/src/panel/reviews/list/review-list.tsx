import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import type { CompanyReviewPage } from '@app/contracts/company-reviews/list';
import { useT } from '../../../lib/texts/i18n.ts';
import { Button, EmptyState, FieldError, Skeleton } from '../../../ui/index.ts';
import { LoadFailed, useFailureMessage } from '../../load-failed.tsx';
import { PanelLink } from '../../panel-context.tsx';
import { PANEL_PATHS } from '../../paths.ts';
import { countFilters } from './review-filters.ts';
import type { ReviewFilters } from './review-filters.ts';
import { ReviewTable } from './review-table.tsx';
import * as panel from '../../panel.module.css';
import * as styles from './review-table.module.css';

export interface ReviewListProps {
  list: UseInfiniteQueryResult<InfiniteData<CompanyReviewPage>>;
  rows: CompanyReview[];
  filters: ReviewFilters;
  shown: string | null;
  selection: RowSelectionState;
  onSelection(selection: RowSelectionState): void;
  onMove(step: 1 | -1): void;
  onFilter(filters: ReviewFilters): void;
  /** A row is opened by a click or Enter. */
  onOpen(): void;
}

/** The list in each of its states: loading, failed, empty, filtered to nothing, or rows with more below. */
export function ReviewList({ list, rows, filters, onFilter, ...table }: ReviewListProps) {
  const { t } = useT('panel');
  const failureWords = useFailureMessage();
  if (list.isPending)
    return (
      <div aria-busy="true" className={styles.padded}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  if (rows.length > 0)
    return (
      <>
        <ReviewTable
          rows={rows}
          sort={filters.sort}
          onSort={(sort) => onFilter({ ...filters, sort })}
          busy={list.isFetching}
          {...table}
        />
        {list.isFetchNextPageError && <FieldError>{failureWords(list.error)}</FieldError>}
        <div className={panel.below}>
          {list.hasNextPage ? (
            <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('reviews.showMore')}
            </Button>
          ) : (
            t('reviews.end')
          )}
        </div>
      </>
    );
  if (list.isError) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (countFilters(filters) > 0)
    return (
      <EmptyState
        title={t('reviews.emptyFiltered.title')}
        actions={
          <Button variant="secondary" onClick={() => onFilter({})}>
            {t('reviews:filters.clear')}
          </Button>
        }
      >
        {t('reviews.emptyFiltered.text')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon="star"
      title={t('reviews.empty.title')}
      actions={<PanelLink to={PANEL_PATHS.import}>{t('reviews.empty.action')}</PanelLink>}
    >
      {t('reviews.empty.text')}
    </EmptyState>
  );
}
