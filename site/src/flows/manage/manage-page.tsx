import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ManagedReview, ManagedReviews } from '@app/contracts/review-forms';
import { profilePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { LinkButton } from '../../ui/index.ts';
import { OpenProducts } from './open-products.tsx';
import { ReviewPanel } from './review-panel.tsx';
import * as flow from '../flow.module.css';
import * as styles from './manage.module.css';

/** Polling delays in milliseconds while a text is screened, which takes seconds. */
const LOOKS = [1_500, 3_000, 6_000, 12_000];

export interface ManagePageProps {
  token: string;
  loaded: ManagedReviews;
  refresh(signal: AbortSignal): Promise<ManagedReviews>;
}

/** All reviews of a link with their actions, and products that can still be rated. */
export function ManagePage({ token, loaded, refresh }: ManagePageProps) {
  const { t, locale } = useT('invitation');
  const [own, setOwn] = useState(loaded);
  const heading = useRef<HTMLHeadingElement>(null);
  const { company, reviews, openProducts } = own;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const reload = async (signal: AbortSignal) => {
    const news = await refresh(signal).catch(() => null);
    if (news && !signal.aborted) setOwn(news);
  };
  useLookAgain(reviews.some(isBeingChecked), reload);

  const replace = (review: ManagedReview) =>
    setOwn((before) => ({ ...before, reviews: before.reviews.map((one) => (one.id === review.id ? review : one)) }));
  const isGone = reviews.every(({ state }) => state === 'deleted') && openProducts.length === 0;
  return (
    <div className={flow.page}>
      <header>
        <h1 className={flow.title} ref={heading} tabIndex={-1}>
          {t('manage.title', { company: company.name })}
        </h1>
        <p className={styles.lead}>{t(isGone ? 'manage.leadDeleted' : 'manage.lead')}</p>
      </header>
      {reviews.map((review) => (
        <ReviewPanel key={review.id} token={token} own={own} review={review} onChange={replace} />
      ))}
      {openProducts.length > 0 && (
        <OpenProducts token={token} own={own} onSent={() => void reload(new AbortController().signal)} />
      )}
      <p className={styles.foot}>
        <LinkButton variant="secondary" href={profilePath(locale, company.slug)}>
          {t('thankYou.others', { company: company.name })}
        </LinkButton>
      </p>
    </div>
  );
}

/** Whether anything is being screened. */
const isBeingChecked = ({ state, pending }: ManagedReview): boolean =>
  state === 'screening' || (pending !== null && !pending.held);

/** Polls with growing delays while something is being screened. */
function useLookAgain(going: boolean, look: (signal: AbortSignal) => Promise<void>): void {
  const run = useEffectEvent(look);
  useEffect(() => {
    if (!going) return;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const next = ([wait, ...later]: readonly number[]) => {
      if (wait === undefined || left.signal.aborted) return;
      timer = setTimeout(() => void run(left.signal).then(() => next(later)), wait);
    };
    next(LOOKS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [going]);
}
