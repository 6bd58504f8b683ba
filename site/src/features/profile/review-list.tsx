import { useState, type MouseEvent } from 'react';
import type { ReviewCard as Review, ReviewPage } from '@app/contracts/reviews';
import { Alert, EmptyState } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { filterSearch, isFiltered, type ReviewFilters } from './filters.ts';
import { REVIEWS_PER_PAGE } from './profile-data.ts';
import { FilterForm } from './review-filters.tsx';
import type { Reviewed } from './reviewed.ts';
import * as styles from './profile.module.css';

interface ReviewListProps {
  company: Reviewed;
  page: ReviewPage;
  filters: ReviewFilters;
  path: string;
  /** They are about this product of the company. */
  productId?: string;
}

/** Filters, reviews, and more of them: a link without scripts, a longer list with them. */
export function ReviewList({ company, page, filters, path, productId }: ReviewListProps) {
  const { t, locale } = useT('reviews');
  const [more, setMore] = useState<Review[]>([]);
  const [cursor, setCursor] = useState(page.nextCursor);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const reviews = [...page.items, ...more];
  const { cursor: _, ...chosen } = filters;

  const showMore = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || !cursor) return;
    event.preventDefault();
    if (state === 'loading') return;
    setState('loading');
    try {
      const list = `/companies/${company.slug}${productId ? `/products/${productId}` : ''}/reviews`;
      const next = await api.get<ReviewPage>(list, {
        query: { ...chosen, cursor, limit: REVIEWS_PER_PAGE },
        locale,
      });
      const known = new Set(reviews.map(({ id }) => id));
      setMore([...more, ...next.items.filter(({ id }) => !known.has(id))]);
      setCursor(next.nextCursor);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <h2 id="reviews-title" className={styles.sectionTitle}>
        {t('list.title')}
      </h2>
      {company.grades.count > 0 && <FilterForm company={company} filters={filters} path={path} />}
      {filters.cursor && (
        <p className={styles.back}>
          <a href={`${path}${filterSearch(chosen)}#reviews`}>{t('list.backToNewest')}</a>
        </p>
      )}
      {reviews.length === 0 ? (
        <NoReviews company={company} filters={filters} path={path} />
      ) : (
        reviews.map((review) => (
          <ReviewCard
            key={review.id}
            review={productId ? { ...review, product: null } : review}
            timeZone={company.timeZone}
            companyName={company.name}
            translations={company.translations}
          />
        ))
      )}
      <div className={styles.more} aria-live="polite">
        {state === 'failed' && <Alert tone="error">{t('list.moreFailed')}</Alert>}
        {cursor && (
          <LinkButton
            variant="secondary"
            href={`${path}${filterSearch({ ...chosen, cursor })}#reviews`}
            rel="nofollow"
            onClick={(event) => void showMore(event)}
            icon={state === 'loading' ? <Spinner size={18} label={t('list.loading')} /> : undefined}
          >
            {t('list.more')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

/** The three reasons for an empty list, each with its way on. */
function NoReviews({ company, filters, path }: Pick<ReviewListProps, 'company' | 'filters' | 'path'>) {
  const { t } = useT('reviews');
  const all = (
    <LinkButton variant="secondary" href={`${path}#reviews`}>
      {t('empty.showAll')}
    </LinkButton>
  );
  if (company.grades.count === 0) {
    return (
      <EmptyState as="h3" icon="chat" title={t('empty.none')}>
        {t('empty.noneText')}
      </EmptyState>
    );
  }
  if (filters.language && !filters.grade && !filters.origin && !filters.cursor) {
    return <EmptyState as="h3" icon="globe" title={t('empty.language')} actions={all} />;
  }
  return isFiltered(filters) || filters.cursor ? (
    <EmptyState as="h3" title={t('empty.filters')} actions={all} />
  ) : (
    <EmptyState as="h3" icon="chat" title={t('empty.none')} />
  );
}
