import type { ReactNode } from 'react';
import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import { isLocale } from '@app/locales/manifest.ts';
import { languageName } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { formatCompanyTime } from '../../format-time.ts';
import { PanelLink, usePanel } from '../../panel-context.tsx';
import { readView, viewPath } from '../list/review-filters.ts';
import * as styles from './detail.module.css';

/** Order and invitation behind the review, and what has happened to it since. */
export function ReviewHistory({ review }: { review: CompanyReviewDetail }) {
  const { t } = useT('panel');
  return (
    <>
      {(review.orderId || review.invitation) && (
        <section className={styles.part} aria-labelledby="review-order">
          <h3 id="review-order">{t('reviews.order.title')}</h3>
          <Order review={review} />
          <Siblings review={review} />
        </section>
      )}
      <section className={styles.part} aria-labelledby="review-timeline">
        <h3 id="review-timeline">{t('reviews.timeline')}</h3>
        <ol className={styles.timeline}>
          {review.timeline.map(({ type, at, by }) => (
            <li key={`${type} ${at}`}>
              <span>{t(`reviews.events.${type}`)}</span>{' '}
              <span className={styles.note}>
                <When at={at} /> · {t(`reviews.by.${by}`)}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** The order's number and each step of its invitation. */
function Order({ review: { orderId, invitation } }: { review: CompanyReviewDetail }) {
  const { t, locale } = useT('panel');
  const facts: [string, ReactNode][] = [];
  if (orderId) facts.push(['number', orderId]);
  if (invitation) {
    const { channel, language, reminders } = invitation;
    facts.push(['channel', t(`config.channels.${channel}`)]);
    if (isLocale(language)) facts.push(['language', languageName(locale, language)]);
    for (const step of ['sentAt', 'openedAt', 'clickedAt', 'completedAt'] as const) {
      const at = invitation[step];
      if (at) facts.push([step, <When key={step} at={at} />]);
    }
    if (reminders > 0) facts.push(['reminders', reminders]);
  }
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`reviews.order.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Other reviews of the same order. */
function Siblings({ review: { siblings } }: { review: CompanyReviewDetail }) {
  const { t } = useT('panel');
  const { search } = usePanel();
  const { filters } = readView(search);
  if (siblings.length === 0) return null;
  return (
    <>
      <p className={styles.note}>{t('reviews.order.siblings')}</p>
      <ul className={styles.list}>
        {siblings.map(({ id, product }) => (
          <li key={id}>
            <PanelLink to={viewPath({ filters, review: id })}>{product ?? t('reviews.order.company')}</PanelLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function When({ at }: { at: string }) {
  const { locale } = useT('panel');
  const { company } = usePanel();
  return <time dateTime={at}>{formatCompanyTime(locale, at, company.timeZone)}</time>;
}
