import type { WithdrawnReview } from '@app/contracts/reviews';
import { GradeDisplay } from '../../ui/grade-display.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatDate } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import * as styles from './review-card.module.css';

interface WithdrawnNoticeProps {
  review: WithdrawnReview;
  /** Days are told in the zone of the company. */
  timeZone: string;
  /** The page is about this product: it need not be named. */
  ofProduct?: boolean;
  /** It is what a link was about. */
  marked?: boolean;
}

/** Stands where a review stood that was withdrawn at its seller's request: why, and who decided. */
export function WithdrawnNotice({ review, timeZone, ofProduct = false, marked = false }: WithdrawnNoticeProps) {
  const { t, locale } = useT('reviews');
  return (
    <article
      className={cx(styles.card, styles.withdrawn, marked && styles.marked)}
      id={`review-${review.id}`}
      aria-labelledby={`withdrawn-${review.id}`}
    >
      <header className={styles.head}>
        <span className={styles.avatar} aria-hidden="true">
          <Icon name="info" size={20} />
        </span>
        <div className={styles.who}>
          <h3 className={styles.author} id={`withdrawn-${review.id}`}>
            {t('withdrawn.title')}
          </h3>
          <p className={styles.when}>
            <time dateTime={review.withdrawnAt}>{formatDate(locale, review.withdrawnAt, { timeZone })}</time>
          </p>
        </div>
      </header>
      <div className={styles.marks}>
        <GradeDisplay value={review.grade} size="small" number="whole" />
      </div>
      {!ofProduct && (
        <p className={styles.product}>
          {t('card.product')} <strong>{review.product.name}</strong>
        </p>
      )}
      <div className={styles.why}>
        <p>{t('withdrawn.reason', { reason: t(`grounds.seller_${review.reason}`) })}</p>
        <p>{t(`withdrawn.by.${review.decidedBy}`)}</p>
      </div>
    </article>
  );
}
