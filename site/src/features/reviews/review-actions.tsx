import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { ReviewCard } from '@app/contracts/reviews';
import { Icon } from '../../ui/icons/icon.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { ReportDialog } from './report-dialog.tsx';
import * as styles from './review-actions.module.css';
import { opensInThisTab } from './review-photos.tsx';
import { VoteButtons } from './vote-buttons.tsx';

/** What a visitor can do with a review. Without scripts only the permalink is shown. */
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

/** Permalink: a click copies it where the clipboard is available, and follows it otherwise. */
function OwnLink({ href }: { href: string }) {
  const { t } = useT('reviews');
  const [copied, setCopied] = useState(false);
  const copy = (event: MouseEvent): void => {
    // No clipboard on insecure origins.
    const clipboard = (navigator as Partial<Navigator>).clipboard;
    if (!clipboard || !opensInThisTab(event)) return;
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
