import type { WithdrawnReview } from '@app/contracts/reviews';
import { GradeDisplay } from '../../ui/grades/grade-display.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import * as styles from './review-card.module.css';

interface WithdrawnNoticeProps {
  review: WithdrawnReview;
  /** Time zone of the company, for dates. */
  timeZone: string;
  /** The page is about the product, so it is not named. */
  ofProduct?: boolean;
  /** Highlighted as the linked review. */
  marked?: boolean;
}

/** Takes the place of a review withdrawn at its seller's request: why, and who decided. */
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
