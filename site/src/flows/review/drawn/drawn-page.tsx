import { ApiProblem } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Waiting } from '../../../ui/feedback/message.tsx';
import { ClosedPage } from '../../closed-page.tsx';
import { closedReason } from '../../closed-reason.ts';
import { ThankYouMessage } from '../thank-you/thank-you.tsx';
import type { DrawnReview } from './drawn-review.ts';
import { DrawnReviewForm } from './drawn-form.tsx';

/** An invitation's page as drawn on the server: useful before scripts run, and without them. */
export function DrawnPage({ drawn }: { drawn: DrawnReview }) {
  const { t } = useT('invitation');
  if (drawn.kind === 'form') return <DrawnReviewForm drawn={drawn} />;
  if (drawn.kind === 'sent') return <ThankYouMessage sent={drawn.review} />;
  const closed = <ClosedPage problem={new ApiProblem(drawn.problem)} slug={drawn.slug} onRetry={() => {}} />;
  const reason = closedReason(drawn.problem);
  if (reason !== 'used' && reason !== 'invalid') return closed;
  // Scripts open the review that was written with this link.
  return (
    <>
      <noscript>{closed}</noscript>
      <Waiting icon="chat">{t('edit.loading')}</Waiting>
    </>
  );
}
