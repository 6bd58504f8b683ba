import { useState } from 'react';
import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import { useT } from '../../../lib/texts/i18n.ts';
import { FieldError, Icon } from '../../../ui/index.ts';
import { ActButton } from '../../controls/act-button.tsx';
import { Menu, MenuItem } from '../../controls/menu.tsx';
import { formatCompanyTime } from '../../format-time.ts';
import { usePanel } from '../../panel-context.tsx';
import { postPath } from '../../posts/post-choice.ts';
import { usePermission } from '../../permissions.tsx';
import { WithdrawalDialog } from '../withdrawal/withdrawal-dialog.tsx';
import type { PinAct } from '../use-pin.ts';
import * as styles from './detail.module.css';

export interface ReviewActionsProps {
  review: CompanyReviewDetail;
  pin: PinAct;
  onReport(): void;
  announce(words: string): void;
}

/** What the company can do with a review besides answering it. */
export function ReviewActions({ review, pin, onReport, announce }: ReviewActionsProps) {
  const { t } = useT('panel');
  const { navigate } = usePanel();
  const reporting = usePermission('reviews.report');
  const [withdrawing, setWithdrawing] = useState(false);
  const { share, pinned, state } = review;
  const [report] = review.reports;
  const mayReport = (state === 'published' || state === 'in_mediation') && !report;
  const mayWithdraw = state !== 'withdrawn' && review.withdrawal === null;
  const copy = () =>
    navigator.clipboard.writeText(new URL(share?.url ?? '', location.href).href).then(
      () => announce(t('reviews.share.copied')),
      () => announce(t('reviews.share.notCopied')),
    );
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        {state === 'published' && (
          <ActButton
            act="reviews.pin"
            compact
            variant="secondary"
            size="small"
            icon={<Icon name="pin" size={18} />}
            aria-pressed={pinned}
            busy={pin.busy}
            onClick={() => pin.toggle(review)}
          >
            {t(pinned ? 'reviews.unpin' : 'reviews.pin')}
          </ActButton>
        )}
        {share && (
          <Menu label={t('reviews.share.title')}>
            <MenuItem icon={<Icon name="edit" size={18} />} onClick={() => navigate(postPath(review.id))}>
              {t('reviews.share.post')}
            </MenuItem>
            <MenuItem icon={<Icon name="copy" size={18} />} onClick={() => void copy()}>
              {t('reviews.share.copy')}
            </MenuItem>
            <MenuItem icon={<Icon name="external" size={18} />} href={share.url}>
              {t('reviews.share.open')}
            </MenuItem>
            <MenuItem icon={<Icon name="download" size={18} />} href={share.picture} download={`${review.id}.png`}>
              {t('reviews.share.picture')}
            </MenuItem>
          </Menu>
        )}
        {(mayReport || mayWithdraw) && (
          <Menu label={t('reviews.more')}>
            {mayReport && (
              <MenuItem icon={<Icon name="warning" size={18} />} refusal={reporting.reason} onClick={onReport}>
                {t('reviews.report.open')}
              </MenuItem>
            )}
            {mayWithdraw && (
              <MenuItem icon={<Icon name="eyeOff" size={18} />} onClick={() => setWithdrawing(true)}>
                {t('reviews.withdrawal.open')}
              </MenuItem>
            )}
          </Menu>
        )}
      </div>
      <FieldError>{pin.failureOf(review)}</FieldError>
      <Standing review={review} />
      {withdrawing && <WithdrawalDialog review={review} onClose={() => setWithdrawing(false)} />}
    </div>
  );
}

/** What became of the company's report and of its request to withdraw. */
function Standing({ review: { reports, withdrawal, mediationSummary } }: { review: CompanyReviewDetail }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const at = (instant: string) => formatCompanyTime(locale, instant, company.timeZone);
  return (
    <ul className={styles.standing}>
      {mediationSummary && !mediationSummary.endedAt && (
        <li>{t('reviews.mediation.open', { date: at(mediationSummary.endsAt) })}</li>
      )}
      {mediationSummary?.endedAt && mediationSummary.outcome && (
        <li>
          {t('reviews.mediation.ended', {
            date: at(mediationSummary.endedAt),
            outcome: t(`reviews.mediation.outcomes.${mediationSummary.outcome}`),
          })}
        </li>
      )}
      {reports.map((report) => (
        <li key={report.id}>
          {t(`reviews.report.states.${report.state}`, { date: at(report.decidedAt ?? report.at) })}
        </li>
      ))}
      {withdrawal && (
        <li>
          {t(`reviews.withdrawal.states.${withdrawal.state}`, {
            date: at(withdrawal.decidedAt ?? withdrawal.requestedAt),
          })}
        </li>
      )}
    </ul>
  );
}
