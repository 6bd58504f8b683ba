import type { ReviewerMediation } from '@app/contracts/mediation';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, GradeDisplay } from '../../ui/index.ts';
import { formatDateTime } from '../../lib/texts/format.ts';
import * as flow from '../flow.module.css';
import * as styles from './mediation.module.css';

/** The author's latest version of the review, and the state of a pending change. */
export function OwnReview({ mediation }: { mediation: ReviewerMediation }) {
  const { t, locale } = useT('mediation-system');
  const { review, symbol, endsAt, state } = mediation;
  const waits = review.held ? 'held' : 'checking';
  return (
    <section className={styles.review} aria-labelledby="review-title">
      <h2 className={flow.heading} id="review-title">
        {t('talk.review.title')}
      </h2>
      {review.pending && state !== 'ended' && (
        <Alert tone={review.held ? 'warning' : 'info'} title={t(`talk.review.${waits}.title`)}>
          {t(`talk.review.${waits}.text`, { date: formatDateTime(locale, endsAt) })}
        </Alert>
      )}
      <GradeDisplay value={review.grade} symbol={symbol} />
      <p className={flow.words} dir="auto">
        {review.body}
      </p>
      {review.authorName !== '' && (
        <p className={flow.note}>{t('talk.review.writtenBy', { name: review.authorName })}</p>
      )}
    </section>
  );
}
