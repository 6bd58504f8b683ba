import { useInfiniteQuery } from '@tanstack/react-query';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { htmlLang } from '@app/locales/manifest.ts';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, EmptyState, GradeDisplay, LinkButton, Skeleton } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PanelLink, useApi, usePanel, usePanelLink } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { postPath } from './post-choice.ts';
import { postsApi } from './posts-api.ts';
import * as styles from './posts.module.css';

/** The public reviews, of which one is chosen. */
export function ChooseReview() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(postsApi);
  const list = useInfiniteQuery({
    queryKey: ['posts-reviews', company.id],
    queryFn: ({ pageParam, signal }) => api.reviews(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (!list.data)
    return list.isError ? (
      <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <Card aria-busy="true">
        <Skeleton shape="block" />
      </Card>
    );
  if (reviews.length === 0)
    return (
      <Card>
        <EmptyState
          icon="star"
          title={t('posts.choose.none')}
          actions={<PanelLink to={PANEL_PATHS.invitations}>{t('nav.invitations')}</PanelLink>}
        >
          {t('posts.choose.noneText')}
        </EmptyState>
      </Card>
    );
  return (
    <section className={styles.page} aria-labelledby="posts-choose">
      <div>
        <h2 id="posts-choose" className={styles.title}>
          {t('posts.choose.title')}
        </h2>
        <p className={styles.quiet}>{t('posts.choose.text')}</p>
      </div>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id}>
            <Choosable review={review} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div>
          <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('posts.choose.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Choosable({ review }: { review: CompanyReview }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const link = usePanelLink(postPath(review.id));
  const author = review.erased ? t('reviews:card.anonymous') : review.authorName;
  return (
    <Card as="article" className={styles.card}>
      <h3 className={styles.author}>
        <bdi>{author}</bdi>
      </h3>
      {review.grade !== null && <GradeDisplay value={review.grade} size="small" number="whole" />}
      <p className={styles.quiet}>
        {formatDate(locale, review.publishedAt ?? review.submittedAt, { timeZone: company.timeZone, style: 'medium' })}{' '}
        · {t(`reviews:origin.${review.origin}.label`)}
      </p>
      <p className={styles.excerpt} lang={htmlLang(review.language)} dir="auto">
        {review.erased ? t('reviews:card.erased') : review.body}
      </p>
      <LinkButton variant="secondary" size="small" {...link} aria-label={t('posts.choose.named', { author })}>
        {t('posts.choose.action')}
      </LinkButton>
    </Card>
  );
}
