import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { RowSelectionState } from '@tanstack/react-table';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, Icon, cx } from '../../ui/index.ts';
import { lazyWithTexts } from '../connection/lazy-with-texts.ts';
import { PageHead } from '../page-head.tsx';
import { usePanel } from '../panel-context.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkProgress } from './bulk/bulk-progress.tsx';
import { DetailSkeleton } from './detail/detail-skeleton.tsx';
import type { FocusOn } from './detail/review-detail.tsx';
import { useRound } from './keyboard/use-round.ts';
import { areShortcutsOn, storeShortcuts, useShortcuts } from './keyboard/use-shortcuts.ts';
import { FilterBar } from './list/filter-bar.tsx';
import { rowLinkId } from './list/review-cells.tsx';
import { readView, viewPath } from './list/review-filters.ts';
import type { ReviewFilters } from './list/review-filters.ts';
import { ReviewList } from './list/review-list.tsx';
import { useChangedReview, useReviewList } from './list/use-review-list.ts';
import { useNewReviews } from './list/use-new-reviews.ts';
import { WORDS_FORM } from './list/words-filter.tsx';
import { usePermission } from '../permissions.tsx';
import { usePin } from './use-pin.ts';
import { ViewTabs } from './views/view-tabs.tsx';
import * as styles from './reviews.module.css';

const ReviewDetail = lazyWithTexts(
  () => import('./detail/review-detail.tsx'),
  'ReviewDetail',
  'account',
  'panel.config',
  'panel.experts',
  'panel.reviews',
  'reviews',
);
const ReportReview = lazyWithTexts(() => import('./report-review.tsx'), 'ReportReview', 'panel.reviews', 'reviews');
const ExportDialog = lazyWithTexts(() => import('./export/export-dialog.tsx'), 'ExportDialog', 'panel.reviews');
const ShortcutHelp = lazyWithTexts(() => import('./keyboard/shortcut-help.tsx'), 'ShortcutHelp', 'panel.reviews');

/** The company's reviews: a filtered list, one of them in detail beside it, and keys for the whole daily round. */
export function Reviews() {
  const { t } = useT('panel');
  const { search, navigate } = usePanel();
  const { filters, review: shown } = readView(search);
  const { list, rows, first } = useReviewList(filters);
  const total = first?.total;
  const news = useNewReviews(filters, rows, list.isPlaceholderData ? undefined : first);
  const [selection, setSelection] = useState<RowSelectionState>({});
  const [focusOn, setFocusOn] = useState<FocusOn | null>(null);
  const [reporting, setReporting] = useState<CompanyReview | null>(null);
  const [helping, setHelping] = useState(false);
  const [exporting, setExporting] = useState(false);
  const selected = rows.filter(({ id }) => selection[id]);
  const [shortcuts, setShortcuts] = useState(areShortcutsOn);
  const [said, setSaid] = useState('');
  /** The row that takes the focus once the detail is closed. */
  const returnTo = useRef<string | null>(null);
  const changed = useChangedReview();
  const pin = usePin(setSaid);

  const show = (id: string, replace: boolean) => navigate(viewPath({ filters, review: id }), { replace });
  const filter = (next: ReviewFilters) => {
    setSelection({});
    navigate(viewPath({ filters: next, review: null }), { replace: true });
  };
  const close = () => {
    returnTo.current = shown;
    navigate(viewPath({ filters, review: null }));
  };
  useEffect(() => {
    if (shown !== null || returnTo.current === null) return;
    document.getElementById(rowLinkId(returnTo.current))?.focus();
    returnTo.current = null;
  }, [shown]);
  /** Whether the first row takes the focus once new reviews are there: the button that had it is gone then. */
  const toFirstRow = useRef(false);
  const refresh = () => {
    toFirstRow.current = true;
    void list.refetch();
  };
  useEffect(() => {
    if (!toFirstRow.current) return;
    toFirstRow.current = false;
    document.querySelector<HTMLElement>('a[id^="row-"]')?.focus();
  }, [rows]);
  const focused = useCallback(() => setFocusOn(null), []);
  const { current, move } = useRound({
    rows,
    shown,
    hasMore: list.hasNextPage,
    loadMore: () => void list.fetchNextPage(),
    show: (id) => show(id, true),
    focusDetail: () => setFocusOn('title'),
    onEnd: (step) => setSaid(t(step === 1 ? 'reviews.said.last' : 'reviews.said.first')),
  });
  const open = (review: CompanyReview, part: FocusOn) => {
    if (review.id !== shown) show(review.id, shown !== null);
    setFocusOn(part);
  };
  const mayReport = usePermission('reviews.report');
  const report = (review: CompanyReview) => {
    if (mayReport.reason) setSaid(mayReport.reason);
    else if (review.state === 'published' || review.state === 'in_mediation') setReporting(review);
    else setSaid(t('reviews.said.notPublic'));
  };
  const onCurrent = (act: (review: CompanyReview) => void) => () => {
    const review = current();
    if (review) act(review);
    else setSaid(t('reviews.said.none'));
  };
  useShortcuts(
    {
      j: () => move(1),
      k: () => move(-1),
      a: onCurrent((review) => open(review, 'answer')),
      p: onCurrent(pin.toggle),
      r: onCurrent(report),
      x: onCurrent(({ id, grade }) => {
        if (grade === null) return;
        const { [id]: was, ...others } = selection;
        setSelection(was ? others : { ...others, [id]: true });
      }),
      '/': () => document.querySelector<HTMLElement>(`#${WORDS_FORM} input`)?.focus(),
      '?': () => setHelping(true),
      Escape: () => shown !== null && close(),
    },
    shortcuts,
  );

  return (
    <div className={styles.page} data-wide="">
      <PageHead
        title={t('reviews.title')}
        lead={total ? t(total.more ? 'reviews.totalMore' : 'reviews.total', { count: total.count }) : undefined}
        actions={
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="small"
              icon={<Icon name="download" size={18} />}
              aria-haspopup="dialog"
              onClick={() => setExporting(true)}
            >
              {t('reviews.export.open')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              className={styles.keys}
              aria-haspopup="dialog"
              onClick={() => setHelping(true)}
            >
              {t('reviews.keys.title')}
            </Button>
          </div>
        }
      />
      <Said words={said} onGone={() => setSaid('')} />
      <div className={cx(shown !== null && styles.behind)}>
        <ViewTabs filters={filters} />
        <FilterBar
          filters={filters}
          productName={rows.find(({ product }) => product?.id === filters.productId)?.product?.name ?? null}
          onChange={filter}
        />
      </div>
      <BulkProgress />
      {selected.length > 0 && (
        <BulkBar
          selected={selected}
          offersAll={list.hasNextPage && selected.length === rows.filter(({ grade }) => grade !== null).length}
          total={total ?? null}
          filters={filters}
          onClear={() => setSelection({})}
        />
      )}
      <div className={cx(styles.split, shown !== null && styles.open)}>
        <Card className={styles.list}>
          <div role="status">
            {news > 0 && (
              <button type="button" className={styles.news} onClick={refresh}>
                {t('reviews.news', { count: news })}
              </button>
            )}
          </div>
          <ReviewList
            list={list}
            rows={rows}
            filters={filters}
            shown={shown}
            selection={selection}
            onSelection={setSelection}
            onMove={move}
            onFilter={filter}
            onOpen={() => setFocusOn('title')}
          />
        </Card>
        {shown !== null && (
          <Card className={styles.beside}>
            <Suspense fallback={<DetailSkeleton />}>
              <ReviewDetail
                key={shown}
                id={shown}
                focusOn={focusOn}
                onFocused={focused}
                onClose={close}
                onMove={move}
                onReport={report}
                pin={pin}
                announce={setSaid}
              />
            </Suspense>
          </Card>
        )}
      </div>
      <Suspense fallback={null}>
        {reporting && (
          <ReportReview
            reviewId={reporting.id}
            onClose={() => {
              changed(reporting.id, {});
              setReporting(null);
            }}
          />
        )}
        {exporting && <ExportDialog filters={filters} onClose={() => setExporting(false)} />}
        {helping && (
          <ShortcutHelp
            on={shortcuts}
            onSwitch={(on) => {
              storeShortcuts(on);
              setShortcuts(on);
            }}
            onClose={() => setHelping(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Seconds for which a message stays. */
const SAID_SECONDS = 6;

/** What a key has done, or why it could not: seen at the foot of the page, and read out. */
function Said({ words, onGone }: { words: string; onGone(): void }) {
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => gone.current(), SAID_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className={styles.said} role="status">
      {words}
    </p>
  );
}
