import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { ORIGIN_ICONS } from '../../../features/reviews/origins.ts';
import { SourceMark } from '../../../features/reviews/source-mark.tsx';
import { languageName } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { GradeDisplay, Icon } from '../../../ui/index.ts';
import type { IconName } from '../../../ui/index.ts';
import { formatCompanyTime } from '../../format-time.ts';
import { usePanel } from '../../panel-context.tsx';
import { DETAIL_TITLE } from '../keyboard/use-round.ts';
import { AnswerState, isHidden } from '../list/review-cells.tsx';
import * as styles from './detail.module.css';

export interface DetailHeadProps {
  review: CompanyReview;
  onClose(): void;
  onMove(step: 1 | -1): void;
}

/** Who wrote the review, when, where from, and where it stands; the way to its neighbours and back to the list. */
export function DetailHead({ review, onClose, onMove }: DetailHeadProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const hidden = isHidden(review);
  const { source } = review;
  const name = hidden
    ? t(`reviews.hidden.${review.state}.row`)
    : review.erased
      ? t('reviews:card.anonymous')
      : review.authorName;
  return (
    <header className={styles.head}>
      <div className={styles.ways}>
        <WayButton icon="arrow" label={t('reviews.detail.close')} className={styles.back} onClick={onClose} words />
        <span className={styles.grow} />
        <WayButton
          icon="chevron"
          label={t('reviews.detail.previous')}
          className={styles.up}
          onClick={() => onMove(-1)}
        />
        <WayButton icon="chevron" label={t('reviews.detail.next')} onClick={() => onMove(1)} />
      </div>
      <h2 id={DETAIL_TITLE} tabIndex={-1} className={styles.title}>
        {name}
      </h2>
      <p className={styles.marks}>
        {review.grade !== null && <GradeDisplay value={review.grade} number="whole" />}
        <AnswerState review={review} />
        {review.pinned && (
          <span className={styles.mark}>
            <Icon name="pin" size={16} />
            {t('reviews.pinned')}
          </span>
        )}
      </p>
      <p className={styles.meta}>
        <span>{formatCompanyTime(locale, review.submittedAt, company.timeZone)}</span>
        {!hidden && (
          <>
            <span>{languageName(locale, review.language)}</span>
            <span className={styles.mark}>
              <Icon name={ORIGIN_ICONS[review.origin]} size={16} />
              {t(`reviews:origin.${review.origin}.label`)}
            </span>
            {source && (
              <span className={styles.mark}>
                <SourceMark source={source.name} />
                {source.url ? (
                  <a href={source.url} rel="nofollow noopener ugc">
                    {t(`reviews:sources.${source.name}`)}
                  </a>
                ) : (
                  t(`reviews:sources.${source.name}`)
                )}
              </span>
            )}
            {review.edited && <span>{t('reviews:card.edited')}</span>}
          </>
        )}
      </p>
    </header>
  );
}

interface WayButtonProps {
  icon: IconName;
  label: string;
  className?: string | undefined;
  /** Shows the label as well. */
  words?: boolean;
  onClick(): void;
}

const WayButton = ({ icon, label, className, words, onClick }: WayButtonProps) => (
  <button
    type="button"
    className={styles.way}
    aria-label={words ? undefined : label}
    title={words ? undefined : label}
    onClick={onClick}
  >
    <span className={className}>
      <Icon name={icon} />
    </span>
    {words && label}
  </button>
);
