import type { MouseEvent } from 'react';
import type { ReviewCard as Review, ReviewPage, WithdrawnReview } from '@app/contracts/reviews';
import { Alert, EmptyState } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { formatNumber, languageName } from '../../lib/format.ts';
import { profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { WithdrawnNotice } from '../reviews/withdrawn-notice.tsx';
import { useFocusAfterMore } from '../reviews/use-focus-after-more.ts';
import { byCount, countFilters, isFiltered, type ReviewFilters } from './filters.ts';
import { usePageAddress } from './page-address.tsx';
import { FilterForm } from './review-filters.tsx';
import type { Reviewed } from './reviewed.ts';
import { useReviews } from './use-reviews.ts';
import * as styles from './profile.module.css';

interface ReviewListProps {
  company: Reviewed;
  page: ReviewPage;
  filters: ReviewFilters;
  /** They are about this product of the company. */
  productId?: string;
  /** Of the company's own page: products are linked, and their reviews can be read in place of the company's. */
  companyId?: string;
  /** There are reviews of products. */
  hasProducts?: boolean;
  /** Stands before all others, whatever the filters are; `gone`: the address links to one that is not public. */
  linked?: Review | WithdrawnReview | 'gone' | null;
  /** Told of what is filtered by now. */
  onFilters?: (filters: ReviewFilters) => void;
}

/** Filters, reviews, and more of them: links and a form without scripts, in place with them. */
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
  const { cursor, filters, state } = shown;
  const first = linked === 'gone' ? null : linked;
  const reviews = shown.items.filter(({ id }) => id !== first?.id);
  const withdrawn = shown.withdrawn.filter(({ id }) => id !== first?.id);
  const asking = useFocusAfterMore(
    'review',
    reviews.map(({ id }) => id),
    cursor !== null,
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
  const { cursor: _, ...chosen } = filters;
  const count = shown.items.length;
  const found = t('profile:summary.count', { count, number: formatNumber(locale, count) + (cursor ? '+' : '') });

  const showMore = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    asking();
    void shown.more();
  };

  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title" className={styles.sectionTitle}>
        {t('list.title')}
      </h2>
      {linked === 'gone' && <Alert tone="warning">{t('profile:missing.title')}</Alert>}
      {first && ('withdrawnAt' in first ? notice(first, true) : card(first, true))}
      {hasProducts && <Subjects filters={filters} />}
      {(company.grades.count > 0 || filters.about) && (
        <FilterForm
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
            {state === 'filtered' && (count > 0 ? found : t(cursor ? 'empty.notYet' : 'empty.filters'))}
          </VisuallyHidden>
        )}
      </div>
      {filters.cursor && (
        <p className={styles.back}>
          <a href={`${hrefOf(chosen)}#reviews`}>{t('list.backToNewest')}</a>
        </p>
      )}
      <div className={styles.list} aria-busy={state === 'filtering' || undefined}>
        {reviews.length === 0 && !first && <NoReviews company={company} filters={filters} goesOn={cursor !== null} />}
        {inPlace(reviews, withdrawn).map((one) => ('withdrawnAt' in one ? notice(one) : card(one)))}
      </div>
      <div className={styles.more} aria-live="polite">
        {state === 'failed' && <Alert tone="error">{t('list.moreFailed')}</Alert>}
        {cursor && (
          <LinkButton
            variant="secondary"
            href={`${hrefOf({ ...chosen, cursor })}#reviews`}
            rel="nofollow"
            onClick={showMore}
            icon={state === 'loading' ? <Spinner size={18} label={t('list.loading')} /> : undefined}
          >
            {t('list.more')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

/** Each notice where its review stood: before the first that is older. Pinned reviews, which stand before all, stay there. */
function inPlace(reviews: readonly Review[], withdrawn: readonly WithdrawnReview[]): (Review | WithdrawnReview)[] {
  const pinned = reviews.filter(({ pinned: first }) => first);
  const others = reviews.filter(({ pinned: first }) => !first);
  const newestFirst = [...others, ...withdrawn].toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
  return [...pinned, ...newestFirst];
}

/** Reviews of the company, or those of its products. */
function Subjects({ filters }: Pick<ReviewListProps, 'filters'>) {
  const { t } = useT('reviews');
  const { hrefOf } = usePageAddress();
  const { cursor: _, about: __, ...kept } = filters;
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
    <nav className={styles.subjects} aria-label={t('list.title')}>
      {link(undefined, t('list.company'))}
      {link('products', t('list.products'))}
    </nav>
  );
}

/** "Check other languages": so many of them, those with the most reviews. */
const LANGUAGES_OFFERED = 6;

interface NoReviewsProps extends Pick<ReviewListProps, 'company' | 'filters'> {
  /** The search has come so far only: there is more to look through. */
  goesOn: boolean;
}

/** The reasons for an empty list, each with its way on. */
function NoReviews({ company, filters, goesOn }: NoReviewsProps) {
  const { t, locale } = useT('reviews');
  const { hrefOf } = usePageAddress();
  const all = (
    <LinkButton variant="secondary" href={`${hrefOf({ about: filters.about })}#reviews`}>
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
  if (goesOn) return <EmptyState as="h3" title={t('empty.notYet')} actions={all} />;
  if (filters.language && countFilters(filters) === 1 && !filters.cursor) {
    // What the company's products are reviewed in is not counted: there are no other languages to name.
    const others = filters.about ? [] : byCount(company.byLanguage).slice(0, LANGUAGES_OFFERED);
    const actions = (
      <div className={styles.languages}>
        {others.map(({ language, count }) => (
          <a key={language} href={`${hrefOf({ ...filters, language })}#reviews`}>
            {languageName(locale, language)} ({formatNumber(locale, count)})
          </a>
        ))}
        {all}
      </div>
    );
    return <EmptyState as="h3" icon="globe" title={t('empty.language')} actions={actions} />;
  }
  return isFiltered(filters) || filters.cursor ? (
    <EmptyState as="h3" title={t('empty.filters')} actions={all} />
  ) : (
    <EmptyState as="h3" icon="chat" title={t('empty.none')} />
  );
}
