import type { ReviewCard as Review } from '@app/contracts/reviews';
import type { ReactNode } from 'react';
import { GradeDisplay } from '../../ui/grade-display.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatDate, languageName } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { productPath } from '../../lib/links.ts';
import { AnswerText } from './answer-text.tsx';
import { OriginMark } from './origin-mark.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { ReviewText } from './review-text.tsx';
import { SourceMark } from './source-mark.tsx';
import * as styles from './review-card.module.css';

export interface ReviewCardProps {
  review: Review;
  /** Days are told in the zone of the company. */
  timeZone: string;
  companyName: string;
  /** Stands over the text, such as the company a review of the home page is about. */
  about?: ReactNode;
  /** A provider of translations is there, and the company's plan has them. */
  translations?: boolean;
  /** Votes and reports below it. */
  actions?: boolean;
  /** Its own address. */
  href?: string;
  /** Whose products it may be about: with it they are linked. */
  companyId?: string;
  /** It is what a link was about. */
  marked?: boolean;
}

/** One review with where it came from. */
export function ReviewCard({
  review,
  timeZone,
  companyName,
  about,
  translations = false,
  actions = true,
  href,
  companyId,
  marked = false,
}: ReviewCardProps) {
  const { t, locale } = useT('reviews');
  const author = review.erased ? t('card.anonymous') : review.authorName;
  return (
    <article
      className={cx(styles.card, marked && styles.marked)}
      id={`review-${review.id}`}
      aria-labelledby={`author-${review.id}`}
    >
      {marked && <p className={styles.linked}>{t('card.linked')}</p>}
      <header className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          {initials(author)}
        </span>
        <div className={styles.who}>
          <h3 className={styles.author} id={`author-${review.id}`}>
            {author}
          </h3>
          <p className={styles.when}>
            <a className={styles.self} href={href ?? `#review-${review.id}`} rel={href && 'nofollow'}>
              <time dateTime={review.publishedAt}>{formatDate(locale, review.publishedAt, { timeZone })}</time>
            </a>
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
        <GradeDisplay value={review.grade} size="small" number="whole" />
        <OriginMark origin={review.origin} evidence={review.evidence} timeZone={timeZone} />
        {review.source && <SourceLink source={review.source} />}
      </div>
      {about}
      {review.product && (
        <p className={styles.product}>
          {t('card.product')}{' '}
          {companyId ? (
            <a href={productPath(locale, review.product, { id: companyId })}>{review.product.name}</a>
          ) : (
            <strong>{review.product.name}</strong>
          )}
        </p>
      )}
      <ReviewText review={review} translations={translations} />
      <ReviewPhotos review={review} />
      <Ratings ratings={review.ratings} />
      {review.mediationExpired && <p className={styles.remark}>{t('card.mediationExpired')}</p>}
      {review.answer && (
        <div className={styles.answer}>
          <p className={styles.answerHead}>
            <Icon name="reply" size={16} />
            <strong>{t('card.answer', { company: companyName })}</strong>
            <time dateTime={review.answer.publishedAt}>
              {formatDate(locale, review.answer.publishedAt, { timeZone })}
            </time>
          </p>
          <AnswerText className={styles.answerBody} answer={review.answer} />
        </div>
      )}
      {actions && <ReviewActions review={review} href={href} />}
    </article>
  );
}

/** Where an external review stands, by symbol and name, with a way there when it is known. */
function SourceLink({ source }: { source: NonNullable<Review['source']> }) {
  const { t } = useT('reviews');
  const name = t(`sources.${source.name}`);
  return (
    <p className={styles.source}>
      <SourceMark source={source.name} />
      {source.url ? (
        <a href={source.url} rel="nofollow noopener ugc">
          {name} <Icon name="external" size={14} />
        </a>
      ) : (
        name
      )}
    </p>
  );
}

/** Detailed ratings, when the author gave any. */
function Ratings({ ratings }: { ratings: Review['ratings'] }) {
  const { t } = useT('reviews');
  const given = Object.entries(ratings);
  if (given.length === 0) return null;
  return (
    <dl className={styles.ratings}>
      {given.map(([criterion, grade]) => (
        <div key={criterion}>
          <dt>{t(`criteria.${criterion}`)}</dt>
          <dd>
            <GradeDisplay value={grade} size="small" />
          </dd>
        </div>
      ))}
    </dl>
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
