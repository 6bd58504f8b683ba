import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { htmlLang } from '@app/locales/manifest.ts';
import { ORIGIN_ICONS } from '../../../features/reviews/origins.ts';
import { formatDate, languageName } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { GradeDisplay, Icon, cx } from '../../../ui/index.ts';
import { PanelLink, usePanel } from '../../panel-context.tsx';
import { readView, viewPath } from './review-filters.ts';
import * as styles from './review-table.module.css';

/** Characters of a text in the list. */
const EXCERPT = 140;

const excerpt = (text: string): string => {
  const letters = Array.from(text);
  return letters.length > EXCERPT ? `${letters.slice(0, EXCERPT).join('').trimEnd()}…` : text;
};

interface CellProps {
  review: CompanyReview;
}

/** DOM id of a row's link, which keyboard moves focus. */
export const rowLinkId = (id: string): string => `row-${id}`;

/** States of which the company sees only that there is a review. */
export const isHidden = ({ state }: Pick<CompanyReview, 'state'>): boolean => state === 'held' || state === 'rejected';

export const GradeCell = ({ review }: CellProps) =>
  review.grade === null ? '–' : <GradeDisplay value={review.grade} size="small" number="whole" />;

/** Author and beginning of the text: the row's link to the detail. */
export function ReviewCell({ review }: CellProps) {
  const { t } = useT('panel');
  const { search } = usePanel();
  const { filters, review: shown } = readView(search);
  const hidden = isHidden(review);
  const name = hidden
    ? t(`reviews.hidden.${review.state}.row`)
    : review.erased
      ? t('reviews:card.anonymous')
      : review.authorName;
  return (
    <PanelLink
      id={rowLinkId(review.id)}
      className={styles.link}
      to={viewPath({ filters, review: review.id })}
      replace={shown !== null}
      aria-current={review.id === shown ? 'true' : undefined}
    >
      <span className={styles.top}>
        <strong className={styles.author} dir="auto">
          {name}
        </strong>
        {review.pinned && <Icon name="pin" size={14} label={t('reviews.pinned')} />}
        {review.photos.length > 0 && (
          <Icon name="camera" size={14} label={t('reviews.photoCount', { count: review.photos.length })} />
        )}
      </span>
      <span className={styles.brief}>
        {review.grade !== null && <GradeDisplay value={review.grade} size="small" />}
        <WhenCell review={review} />
        <AnswerState review={review} />
      </span>
      {!hidden && (
        <span className={styles.text} dir="auto" lang={htmlLang(review.language)}>
          {review.erased ? t('reviews:card.erased') : excerpt(review.body)}
        </span>
      )}
      {review.product && <span className={styles.product}>{review.product.name}</span>}
    </PanelLink>
  );
}

/** Where the answer stands: the first question of the day. Other states of the review go before it. */
export function AnswerState({ review }: CellProps) {
  const { t } = useT('panel');
  const state = answerState(review);
  return <span className={cx(styles.state, styles[state])}>{t(`reviews.answerStates.${state}`)}</span>;
}

/** One word for the state of a review and of its answer. Texts: `panel:reviews.answerStates`. */
export function answerState(review: CompanyReview) {
  if (review.state === 'in_mediation') return 'mediation';
  if (review.state === 'withdrawn') return 'withdrawn';
  if (review.state === 'held') return 'held';
  if (review.state === 'rejected') return 'rejected';
  if (review.pendingAnswer !== null) return review.answerHeld ? 'answerHeld' : 'checking';
  if (review.answerRejected) return 'answerRejected';
  return review.answer ? 'answered' : 'open';
}

export function OriginCell({ review }: CellProps) {
  const { t, locale } = useT('panel');
  if (isHidden(review)) return '–';
  return (
    <span className={styles.origin}>
      <span className={styles.originName}>
        <Icon name={ORIGIN_ICONS[review.origin]} size={16} />
        {t(`reviews:origin.${review.origin}.label`)}
      </span>
      <span className={styles.language}>{languageName(locale, review.language)}</span>
    </span>
  );
}

export function WhenCell({ review }: CellProps) {
  const { locale } = useT('panel');
  const { company } = usePanel();
  return (
    <time className={styles.when} dateTime={review.submittedAt}>
      {formatDate(locale, review.submittedAt, { timeZone: company.timeZone, style: 'medium' })}
    </time>
  );
}
