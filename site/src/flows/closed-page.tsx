import { closedReason } from './closed-reason.ts';
import type { ClosedReason, LinkProblem } from './closed-reason.ts';
import { formatDate } from '../lib/texts/format.ts';
import { localePath, profilePath } from '../lib/addresses/links.ts';
import { useT } from '../lib/texts/i18n.ts';
import { Button, LinkButton } from '../ui/index.ts';
import type { IconName } from '../ui/index.ts';
import { Message } from '../ui/feedback/message.tsx';

const ICONS: Record<ClosedReason, IconName> = {
  invalid: 'warning',
  expired: 'clock',
  used: 'check',
  cancelled: 'close',
  offline: 'warning',
  refused: 'info',
  failed: 'warning',
};

export interface ClosedPageProps {
  problem: LinkProblem;
  /** Slug in the address; its profile is offered instead. */
  slug: string | null;
  onRetry(): void;
  /** Opens the review written with this link. */
  onManage?: (() => void) | undefined;
}

/** Shown instead of the form: why the link does not work, and a way on. */
export function ClosedPage({ problem, slug, onRetry, onManage }: ClosedPageProps) {
  const { t, locale } = useT('invitation');
  const reason = closedReason(problem);
  const retriable = reason === 'offline' || reason === 'failed';
  const submittedAt = problem.params?.['submittedAt'];
  const text =
    reason === 'used' && typeof submittedAt === 'string'
      ? t('closed.used.text', { date: formatDate(locale, submittedAt) })
      : reason === 'refused'
        ? problem.detail
        : t(reason === 'used' ? 'closed.used.textUndated' : `closed.${reason}.text`);
  return (
    <Message
      replaces
      icon={ICONS[reason]}
      tone={reason === 'used' ? 'success' : reason === 'cancelled' ? 'info' : 'warning'}
      title={reason === 'refused' ? problem.message : t(`closed.${reason}.title`)}
      actions={
        retriable ? (
          <Button onClick={onRetry}>{t('closed.again')}</Button>
        ) : onManage ? (
          <Button onClick={onManage}>{t('closed.manage')}</Button>
        ) : slug && reason !== 'invalid' && problem.code !== 'company_blocked' ? (
          <LinkButton href={profilePath(locale, slug)}>{t('closed.reviews')}</LinkButton>
        ) : (
          <LinkButton href={localePath(locale, '/')}>{t('closed.home')}</LinkButton>
        )
      }
    >
      <p>{text}</p>
    </Message>
  );
}
