import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, EmptyState, Skeleton } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { ChooseReview } from './choose-review.tsx';
import { PictureCard } from './picture-card.tsx';
import { postPath, readPost } from './post-choice.ts';
import type { PostChoice } from './post-choice.ts';
import { PostFields } from './post-fields.tsx';
import { PostTexts } from './post-texts.tsx';
import { postsApi } from './posts-api.ts';
import * as styles from './posts.module.css';

/** Pictures of a review and texts for networks. The address holds the review and what is chosen. */
export function Posts() {
  const { t } = useT('panel');
  const { search } = usePanel();
  const { review, choice } = readPost(search);
  return (
    <>
      <PageHead title={t('posts.title')} lead={t('posts.lead')} />
      {review === null ? <ChooseReview /> : <ReviewPost key={review} id={review} choice={choice} />}
    </>
  );
}

function ReviewPost({ id, choice }: { id: string; choice: PostChoice }) {
  const { t } = useT('panel');
  const { company, navigate } = usePanel();
  const api = useApi(postsApi);
  const detail = useQuery({ queryKey: ['review', company.id, id], queryFn: ({ signal }) => api.review(id, signal) });
  const review = detail.data;
  const back = (
    <p>
      <PanelLink to={PANEL_PATHS.posts}>{t('posts.other')}</PanelLink>
    </p>
  );
  if (!review && detail.isError && failureOf(detail.error).status !== 404)
    return <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />;
  if (!review && !detail.isError)
    return (
      <Card aria-busy="true">
        <Skeleton shape="block" />
      </Card>
    );
  if (!review?.share)
    return (
      <>
        {back}
        <Card>
          <EmptyState icon="eyeOff" title={t('posts.gone.title')}>
            {t('posts.gone.text')}
          </EmptyState>
        </Card>
      </>
    );
  const language = choice.language ?? review.language;
  const own = { ...choice, language, translated: choice.translated && language !== review.language };
  const choose = (change: Partial<PostChoice>) => navigate(postPath(id, { ...choice, ...change }), { replace: true });
  return (
    <>
      {back}
      <div className={styles.maker}>
        <PostFields review={review} choice={own} onChange={choose} />
        <div className={styles.made}>
          <PictureCard review={review} choice={own} />
          <PostTexts review={review} choice={own} />
        </div>
      </div>
    </>
  );
}
