import type { ManagedReview, ManagedReviews } from '@app/contracts/review-forms';
import { AnswerText } from '../../features/reviews/answer-text.tsx';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { GradeDisplay } from '../../ui/index.ts';
import { ownPhotoUrl } from '../photos/own-photo.ts';
import * as flow from '../flow.module.css';
import * as styles from './manage.module.css';

export interface ReviewTextProps {
  /** The author's token, which gives access to photos that are not public. */
  token: string;
  review: ManagedReview;
  symbol: ManagedReviews['symbol'];
  company: string;
}

/** The newest version of a review, which may not be public yet. */
export function ReviewText({ token, review, symbol, company }: ReviewTextProps) {
  const { t, locale } = useT('invitation');
  const { answer, photos } = review;
  const { grade, body } = review.pending ?? review;
  if (review.state === 'deleted') return null;
  return (
    <div className={styles.content}>
      <p className={styles.gradeLine}>
        <GradeDisplay value={grade} symbol={symbol} />
        <time className={styles.when} dateTime={review.submittedAt}>
          {t('manage.written', { date: formatDate(locale, review.submittedAt) })}
        </time>
      </p>
      <p className={flow.words}>{body}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <img
                src={ownPhotoUrl(photo, token)}
                alt={t('photos.alt', { number: index + 1 })}
                width={88}
                height={88}
              />
            </li>
          ))}
        </ul>
      )}
      {answer && (
        <blockquote className={styles.answer}>
          <p className={styles.answerHead}>{t('manage.answer', { company })}</p>
          <AnswerText className={flow.words} answer={answer} />
        </blockquote>
      )}
    </div>
  );
}
