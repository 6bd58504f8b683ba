import type { MouseEvent } from 'react';
import type { ReviewCard as Review, ReviewPage, WithdrawnReview } from '@app/contracts/reviews';
import { Alert, EmptyState } from '../../../ui/feedback/alert.tsx';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../../ui/layout.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { formatNumber, languageName } from '../../../lib/texts/format.ts';
import { profilePath } from '../../../lib/addresses/links.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { ReviewCard } from '../../reviews/review-card.tsx';
import { WithdrawnNotice } from '../../reviews/withdrawn-notice.tsx';
import { useFocusAfterMore } from '../../../lib/browser/use-focus-after-more.ts';
import {
  languagesByCount,
  countFilters,
  isFiltered,
  unfiltered,
  withoutPlace,
  type ReviewFilters,
} from '../review-filters.ts';
import { Pager } from '../../directory/pager.tsx';
import { usePageAddress } from '../page-address.tsx';
import { FilterForm } from './filter-form.tsx';
import type { ReviewSubject } from '../review-subject.ts';
import { useReviews } from './use-reviews.ts';
import * as layout from '../review-page.module.css';
import * as styles from './review-list.module.css';

interface ReviewListProps {
  company: ReviewSubject;
  page: ReviewPage;
  filters: ReviewFilters;
  /** Product that the reviews are about, if it is not the company. */
  productId?: string;
  /** Set on the company's page: products are linked, and reviews of products can be shown instead. */
  companyId?: string;
  /** Whether products have reviews. */
  hasProducts?: boolean;
  /** Shown first, regardless of the filters; `gone`: the address links to one that is not public. */
  linked?: Review | WithdrawnReview | 'gone' | null;
  /** Called with the filters after every change. */
  onFilters?: (filters: ReviewFilters) => void;
}

/** Filters, reviews and "Show more": links and a form without scripts, in place with them. */
export function ReviewList({
  company,
  page,
  filters: asked,
  productId,
  companyId,
  hasProducts = false,
  linked = null,
  onFilters,
}: ReviewListProps) {
  const { t, locale } = useT('reviews');
  const { hrefOf } = usePageAddress();
  const list = `/companies/${company.slug}${productId ? `/products/${productId}` : ''}/reviews`;
  const shown = useReviews({ list, page, filters: asked, onFilters });
  const { next, filters, state, counted } = shown;
  const first = linked === 'gone' ? null : linked;
  const reviews = shown.items.filter(({ id }) => id !== first?.id);
  const withdrawn = shown.withdrawn.filter(({ id }) => id !== first?.id);
  const beforeLoading = useFocusAfterMore(
    'review',
    reviews.map(({ id }) => id),
    next !== null,
  );
  const card = (review: Review, marked = false) => (
    <ReviewCard
      key={review.id}
      review={productId ? { ...review, product: null } : review}
      timeZone={company.timeZone}
      companyName={company.name}
      translations={company.translations}
      href={`${profilePath(locale, company.slug)}?review=${review.id}#review-${review.id}`}
      companyId={companyId}
      marked={marked}
    />
  );
  const notice = (review: WithdrawnReview, marked = false) => (
    <WithdrawnNotice
      key={review.id}
      review={review}
      timeZone={company.timeZone}
      ofProduct={productId !== undefined}
      marked={marked}
    />
  );
  const chosen = withoutPlace(filters);
  const count = counted?.total ?? shown.items.length;
  const atLeast = counted ? !counted.exact : next !== null;
  const found = t('profile:summary.count', { count, number: formatNumber(locale, count) + (atLeast ? '+' : '') });

  const showMore = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    beforeLoading();
    void shown.more();
  };

  return (
    <section id="reviews" className={layout.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title" className={layout.sectionTitle}>
        {t('list.title')}
      </h2>
      {linked === 'gone' && (
        <Alert tone="warning" className={styles.gone}>
          {t('list.gone')}
        </Alert>
      )}
      {first && ('withdrawnAt' in first ? notice(first, true) : card(first, true))}
      {hasProducts && <Subjects filters={filters} />}
      {(company.grades.count > 0 || filters.about) && (
        <FilterForm
          key={shown.returns}
          company={company}
          filters={filters}
          loading={state === 'filtering'}
          onChoice={(choice) => void shown.filter(choice)}
        />
      )}
      <div role="status">
        {state === 'filtering' || (isFiltered(filters) && !filters.cursor && count > 0) ? (
          <p className={styles.found}>{state === 'filtering' ? t('list.loading') : found}</p>
        ) : (
          <VisuallyHidden>
            {state === 'loading' && t('list.loading')}
            {state === 'filtered' && (count > 0 ? found : t(next ? 'empty.notYet' : 'empty.filters'))}
          </VisuallyHidden>
        )}
      </div>
      {filters.cursor && (
        <p className={styles.back}>
          <a href={`${hrefOf(chosen)}#reviews`}>{t('list.backToNewest')}</a>
        </p>
      )}
      <div className={styles.list} aria-busy={state === 'filtering' || undefined}>
        {reviews.length === 0 && !first && <NoReviews company={company} filters={filters} hasMore={next !== null} />}
        {(filters.sort ? reviews : inPlace(reviews, withdrawn)).map((one) =>
          'withdrawnAt' in one ? notice(one) : card(one),
        )}
      </div>
      <div className={layout.more} aria-live="polite">
        {state === 'failed' && <Alert tone="error">{t('list.moreFailed')}</Alert>}
        {next && (
          <LinkButton
            variant="secondary"
            href={`${hrefOf(next)}#reviews`}
            rel={isPlain(next) ? 'next' : 'nofollow'}
            onClick={showMore}
            icon={state === 'loading' ? <Spinner size={18} label={t('list.loading')} /> : undefined}
          >
            {t('list.more')}
          </LinkButton>
        )}
      </div>
      {counted && (
        <Pager
          page={counted.page}
          pages={counted.pages}
          hrefOf={(page) => `${hrefOf({ ...chosen, page })}#reviews`}
          rel={isPlain(chosen) ? undefined : 'nofollow'}
        />
      )}
    </section>
  );
}

/** A view that search engines may follow: nothing but a page number. */
const isPlain = (filters: ReviewFilters): boolean =>
  Object.entries(filters).every(([name, value]) => name === 'page' || value === undefined);

/** Sorts notices of withdrawn reviews in by date; pinned reviews stay first. */
function inPlace(reviews: readonly Review[], withdrawn: readonly WithdrawnReview[]): (Review | WithdrawnReview)[] {
  const pinned = reviews.filter(({ pinned: first }) => first);
  const others = reviews.filter(({ pinned: first }) => !first);
  const newestFirst = [...others, ...withdrawn].toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  return [...pinned, ...newestFirst];
}

/** Switches between reviews of the company and of its products. */
function Subjects({ filters }: Pick<ReviewListProps, 'filters'>) {
  const { t } = useT('reviews');
  const { hrefOf } = usePageAddress();
  const kept = withoutPlace(filters);
  const link = (about: ReviewFilters['about'], words: string) => (
    <a
      className={styles.subject}
      href={`${hrefOf({ ...kept, about })}#reviews`}
      aria-current={filters.about === about ? 'true' : undefined}
    >
      {words}
    </a>
  );
  return (
    // The region around it has the list's title for its name already.
    <nav className={styles.subjects} aria-label={`${t('list.company')} / ${t('list.products')}`}>
      {link(undefined, t('list.company'))}
      {link('products', t('list.products'))}
    </nav>
  );
}

/** Number of other languages offered, those with the most reviews first. */
const LANGUAGES_OFFERED = 6;

interface NoReviewsProps extends Pick<ReviewListProps, 'company' | 'filters'> {
  /** There are more pages to search. */
  hasMore: boolean;
}

/** Why the list is empty, with a link to more. */
function NoReviews({ company, filters, hasMore }: NoReviewsProps) {
  const { t, locale } = useT('reviews');
  const { hrefOf } = usePageAddress();
  const all = (
    <LinkButton variant="secondary" href={`${hrefOf(unfiltered(filters))}#reviews`}>
      {t('empty.showAll')}
    </LinkButton>
  );
  if (company.grades.count === 0 && !filters.about) {
    return (
      <EmptyState as="h3" icon="chat" title={t('empty.none')}>
        {t('empty.noneText')}
      </EmptyState>
    );
  }
  if (hasMore) return <EmptyState as="h3" title={t('empty.notYet')} actions={all} />;
  if (filters.language && countFilters(filters) === 1 && !filters.cursor && !filters.page) {
    // Languages of product reviews are not counted: no others can be named.
    const others = filters.about ? [] : languagesByCount(company.byLanguage).slice(0, LANGUAGES_OFFERED);
    const actions = (
      <div className={styles.languages}>
        {others.map(({ language, count }) => (
          <a key={language} href={`${hrefOf({ ...withoutPlace(filters), language })}#reviews`}>
            {languageName(locale, language)} ({formatNumber(locale, count)})
          </a>
        ))}
        {all}
      </div>
    );
    return <EmptyState as="h3" icon="globe" title={t('empty.language')} actions={actions} />;
  }
  return isFiltered(filters) || filters.cursor || filters.page ? (
    <EmptyState as="h3" title={t('empty.filters')} actions={all} />
  ) : (
    <EmptyState as="h3" icon="chat" title={t('empty.none')} />
  );
}
