import { useEffect, useState } from 'react';
import { accentContrast } from '@app/contracts/widgets/contrast';
import type { Locale } from '@app/contracts/common';
import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import { REVIEW_PICTURE_SIZES, reviewPicturePath } from '../../lib/sharing/review-pictures.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, Icon, LinkButton, Row, cx } from '../../ui/index.ts';
import { CopyField } from '../controls/copy-field.tsx';
import type { PostChoice } from './post-choice.ts';
import * as styles from './posts.module.css';

const PAUSE_MS = 400;

/** The address of the picture once nothing has been changed for a moment, so that not every colour on the way is drawn. */
function useSettledPath(path: string): string {
  const [settled, setSettled] = useState(path);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(path), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [path]);
  return settled;
}

/** Where the picture of a choice is. An accent on which nothing can be read is left out: the server refuses it. */
export function picturePath(
  review: Pick<CompanyReviewDetail, 'id'>,
  choice: PostChoice & { language: Locale },
): string {
  const { language: locale, accent, ...look } = choice;
  const readable = accent !== null && accentContrast(accent).enough ? accent : null;
  return reviewPicturePath({ reviewId: review.id, locale, ...look, accent: readable });
}

export const pictureName = (review: Pick<CompanyReviewDetail, 'id'>, { layout, size }: PostChoice): string =>
  `review-${review.id.slice(-8)}-${layout}-${size}.png`;

/** The picture as it is drawn, to be saved or linked. */
export function PictureCard({
  review,
  choice,
}: {
  review: CompanyReviewDetail;
  choice: PostChoice & { language: Locale };
}) {
  const { t } = useT('panel');
  const path = useSettledPath(picturePath(review, choice));
  const [failed, setFailed] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const { width, height } = REVIEW_PICTURE_SIZES[choice.size];
  return (
    <Card as="section" className={styles.form} aria-labelledby="posts-picture">
      <h2 id="posts-picture" className={styles.title}>
        {t('posts.picture.title')}
      </h2>
      {failed === path ? (
        <Alert tone="error">{t(choice.translated ? 'posts.picture.notTranslated' : 'posts.picture.failed')}</Alert>
      ) : (
        <div className={styles.stage} aria-busy={loaded !== path || undefined}>
          <img
            key={path}
            className={cx(styles.picture, height > width && styles.tall)}
            src={path}
            width={width}
            height={height}
            alt={t('posts.picture.alt', { author: review.erased ? t('reviews:card.anonymous') : review.authorName })}
            onLoad={() => setLoaded(path)}
            onError={() => setFailed(path)}
          />
        </div>
      )}
      <Row>
        <LinkButton href={path} download={pictureName(review, choice)} icon={<Icon name="download" size={18} />}>
          {t('posts.picture.save')}
        </LinkButton>
      </Row>
      <CopyField label={t('posts.picture.address')} value={new URL(path, location.href).href} />
      <p className={styles.quiet}>{t('posts.picture.live')}</p>
    </Card>
  );
}
