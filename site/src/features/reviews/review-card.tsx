import type { ReviewCard as Review } from '@app/contracts/reviews';
import { htmlLang } from '@app/locales/manifest.ts';
import type { ReactNode } from 'react';
import { GradeDisplay } from '../../ui/grade-display.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatDate, formatNumber, languageName } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { OriginMark } from './origin-mark.tsx';
import * as styles from './review-card.module.css';

export interface ReviewCardProps {
  review: Review;
  /** Days are told in the zone of the company. */
  timeZone: string;
  companyName: string;
  /** Stands over the text, such as the company a review of the home page is about. */
  about?: ReactNode;
}

/** One review with where it came from. */
export function ReviewCard({ review, timeZone, companyName, about }: ReviewCardProps) {
  const { t, locale } = useT('reviews');
  const lang = htmlLang(review.language);
  return (
    <article className={styles.card} id={`review-${review.id}`} aria-labelledby={`author-${review.id}`}>
      <header className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          {initials(review.authorName)}
        </span>
        <div className={styles.who}>
          <h3 className={styles.author} id={`author-${review.id}`}>
            {review.authorName}
          </h3>
          <p className={styles.when}>
            <time dateTime={review.publishedAt}>{formatDate(locale, review.publishedAt, { timeZone })}</time>
            {review.edited && <span> · {t('card.edited')}</span>}
            {review.language !== locale && <span> · {languageName(locale, review.language)}</span>}
          </p>
        </div>
        {review.pinned && (
          <span className={styles.pinned}>
            <Icon name="pin" size={16} />
            {t('card.pinned')}
          </span>
        )}
      </header>
      <div className={styles.marks}>
        <GradeDisplay value={review.grade} size="small" />
        <OriginMark origin={review.origin} />
      </div>
      {about}
      {review.product && (
        <p className={styles.product}>
          {t('card.product')} <strong>{review.product.name}</strong>
        </p>
      )}
      <p className={styles.body} lang={lang}>
        {review.body}
      </p>
      {review.helpful.up > 0 && (
        <p className={styles.helpful}>
          <Icon name="thumb" size={16} />
          {t('card.helpful', { count: review.helpful.up, number: formatNumber(locale, review.helpful.up) })}
        </p>
      )}
      {review.answer && (
        <div className={styles.answer}>
          <p className={styles.answerHead}>
            <Icon name="reply" size={16} />
            <strong>{t('card.answer', { company: companyName })}</strong>
            <time dateTime={review.answer.publishedAt}>
              {formatDate(locale, review.answer.publishedAt, { timeZone })}
            </time>
          </p>
          <p className={styles.answerBody}>{review.answer.body}</p>
        </div>
      )}
    </article>
  );
}

/** One or two first letters of a name, whatever its script. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => /\p{L}|\p{N}/u.test(word));
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? name];
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}
