import type { ReviewCard as Review } from '@app/contracts/reviews';
import type { ReactNode } from 'react';
import { GradeDisplay } from '../../ui/grades/grade-display.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { formatDate, languageName } from '../../lib/texts/format.ts';
import { isInOtherScript } from '../../lib/texts/scripts.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { initials } from '../../lib/texts/initials.ts';
import { inWords } from '../../lib/texts/own-words.ts';
import { productPath } from '../../lib/addresses/links.ts';
import { AnswerText } from './answer-text.tsx';
import { ExpertNote } from './expert-note.tsx';
import { OriginMark } from './origin-mark.tsx';
import { ReviewActions } from './review-actions.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { ReviewText } from './review-text.tsx';
import { SourceMark } from './source-mark.tsx';
import * as styles from './review-card.module.css';

export interface ReviewCardProps {
  review: Review;
  /** Time zone of the company, for dates. */
  timeZone: string;
  companyName: string;
  /** Shown above the text, e.g. the company of a review on the home page. */
  about?: ReactNode;
  /** Whether translations are available: a provider is configured and the company's plan includes them. */
  translations?: boolean;
  /** Whether votes and reports are shown. */
  actions?: boolean;
  /** Permalink. */
  href?: string;
  /** Company id; with it, products are linked. */
  companyId?: string;
  /** Highlighted as the linked review. */
  marked?: boolean;
}

/** A review with its origin. */
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
            <bdi>{author}</bdi>
          </h3>
          <p className={styles.when}>
            <a className={styles.self} href={href ?? `#review-${review.id}`} rel={href && 'nofollow'}>
              <time dateTime={review.publishedAt}>{formatDate(locale, review.publishedAt, { timeZone })}</time>
            </a>
            {review.edited && <span> · {t('card.edited')}</span>}
            {isInOtherScript(review.body, review.language) ? (
              <span> · {t('card.languageUnknown')}</span>
            ) : (
              review.language !== locale && <span> · {languageName(locale, review.language)}</span>
            )}
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
        {review.market && <p className={styles.source}>{t('card.market', { market: review.market.name })}</p>}
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
      {review.userFeatures.length > 0 && (
        <div role="group" aria-label={t('card.aboutAuthor')}>
          <dl className={styles.about}>
            {review.userFeatures.map(({ id, name, choice }) => (
              <div key={id}>
                <dt>{inWords(name, locale)}</dt>
                <dd>{inWords(choice.name, locale)}</dd>
              </div>
            ))}
          </dl>
        </div>
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
      {review.note && <ExpertNote note={review.note} timeZone={timeZone} companyName={companyName} />}
      {actions && <ReviewActions review={review} href={href} />}
    </article>
  );
}

/** Source of an imported review, linked if known. */
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

/** Detailed ratings, if any. */
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
