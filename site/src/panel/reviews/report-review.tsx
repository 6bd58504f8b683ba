import { z } from 'zod';
import { REPORT_REASONS } from '@app/contracts/values';
import { ReportDialog } from '../../features/reviews/report-dialog.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import { openPanelDraft } from '../kept/use-kept.ts';
import { usePanel } from '../panel-context.tsx';
import { reportPath } from './reviews-api.ts';

/** By the names of its fields. */
const Typed = z.record(z.string(), z.string());

/** Reports a review for the company. What is typed is kept on this device until it is sent. */
export function ReportReview({ reviewId, onClose }: { reviewId: string; onClose(): void }) {
  const { t } = useT('panel');
  const { scope } = usePanel();
  return (
    <ReportDialog
      other={{
        path: reportPath(scope, reviewId),
        title: t('reviews:report.title'),
        text: t('reviews.report.text'),
        sent: t('reviews:report.sent'),
        reasons: REPORT_REASONS,
        keeper: openPanelDraft('report', reviewId, Typed),
      }}
      onClose={onClose}
    />
  );
}
