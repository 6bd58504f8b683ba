import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import { ReviewPhotos } from '../../../features/reviews/review-photos.tsx';
import { ReviewText } from '../../../features/reviews/review-text.tsx';
import { productPath } from '../../../lib/addresses/links.ts';
import { inWords } from '../../../lib/texts/own-words.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { GradeDisplay } from '../../../ui/index.ts';
import { usePanel } from '../../panel-context.tsx';
import * as styles from './detail.module.css';

/** Steps between the two ends of a product's feature. */
const POSITIONS = 5;

/** What the customer wrote: text with its translation, photos, detailed ratings, answers to the company's questions. */
export function ReviewBody({ review }: { review: CompanyReviewDetail }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const { questions, features } = review;
  const ratings = Object.entries(review.ratings);
  return (
    <>
      <section className={styles.part} aria-label={t('reviews.detail.text')}>
        {review.product && (
          <p className={styles.note}>
            {t('reviews:card.product')} <a href={productPath(locale, review.product, company)}>{review.product.name}</a>
          </p>
        )}
        <ReviewText review={review} translations={review.translatable} />
        <ReviewPhotos review={review} />
        {ratings.length > 0 && (
          <dl className={styles.facts}>
            {ratings.map(([criterion, grade]) => (
              <div key={criterion}>
                <dt>{t(`reviews:criteria.${criterion}`)}</dt>
                <dd>
                  <GradeDisplay value={grade} size="small" number="whole" />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {features.length > 0 && (
          <dl className={styles.facts}>
            {features.map(({ id, name, position }) => (
              <div key={id}>
                <dt>{name ?? t('reviews.detail.feature')}</dt>
                <dd>{t('reviews.detail.position', { position, most: POSITIONS })}</dd>
              </div>
            ))}
          </dl>
        )}
        {review.userFeatures.length > 0 && (
          <div role="group" aria-label={t('reviews:card.aboutAuthor')}>
            <dl className={styles.facts}>
              {review.userFeatures.map(({ id, name, choice }) => (
                <div key={id}>
                  <dt>{inWords(name, locale)}</dt>
                  <dd>{inWords(choice.name, locale)}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        {review.mediationExpired && <p className={styles.note}>{t('reviews:card.mediationExpired')}</p>}
        <p className={styles.note}>
          {t('reviews.detail.helpful', { up: review.helpful.up, down: review.helpful.down })}
        </p>
      </section>
      {questions.length > 0 && (
        <section className={styles.part} aria-labelledby="review-questions">
          <h3 id="review-questions">{t('reviews.questions.title')}</h3>
          <p className={styles.note}>{t('reviews.questions.text')}</p>
          <dl className={styles.questions}>
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
