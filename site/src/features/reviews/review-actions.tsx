import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { ReviewCard } from '@app/contracts/reviews';
import { Icon } from '../../ui/icon.tsx';
import { useT } from '../../lib/i18n.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import { ReportDialog } from './report-dialog.tsx';
import * as styles from './review-actions.module.css';
import { opensHere } from './review-photos.tsx';
import { VoteButtons } from './vote-buttons.tsx';

/** What a visitor can do about a review. Without scripts only its link is there. */
export function ReviewActions({ review, href }: { review: ReviewCard; href?: string }) {
  const { t } = useT('reviews');
  const hydrated = useHydrated();
  const [reporting, setReporting] = useState(false);
  return (
    <div className={styles.actions}>
      {hydrated && <VoteButtons review={review} />}
      <div className={styles.others}>
        {href && <OwnLink href={href} />}
        {hydrated && (
          <button type="button" className={styles.action} aria-haspopup="dialog" onClick={() => setReporting(true)}>
            <Icon name="warning" size={18} />
            {t('report.open')}
          </button>
        )}
      </div>
      {reporting && <ReportDialog reviewId={review.id} onClose={() => setReporting(false)} />}
    </div>
  );
}

/** The review's own address: a press copies it where that is possible, and follows it where it is not. */
function OwnLink({ href }: { href: string }) {
  const { t } = useT('reviews');
  const [copied, setCopied] = useState(false);
  const copy = (event: MouseEvent): void => {
    // Pages without a secure connection have no clipboard.
    const clipboard = (navigator as Partial<Navigator>).clipboard;
    if (!clipboard || !opensHere(event)) return;
    event.preventDefault();
    clipboard.writeText(new URL(href, location.href).href).then(
      () => setCopied(true),
      () => location.assign(href),
    );
  };
  return (
    <>
      <span role="status" className={styles.note}>
        {copied && t('card.linkCopied')}
      </span>
      <a className={styles.action} href={href} rel="nofollow" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
        <span className={styles.linkWords}>{t('card.link')}</span>
      </a>
    </>
  );
}
