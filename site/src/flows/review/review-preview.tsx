import { useState } from 'react';
import type { InvitationForm } from '@app/contracts/review-forms';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert } from '../../ui/index.ts';
import { ReviewForm } from './review-form.tsx';
import { ThankYouMessage } from './thank-you/thank-you.tsx';
import { gradeFromLink } from './values/form-values.ts';
import * as styles from './review.module.css';

interface ReviewPreviewProps {
  invitation: InvitationForm;
  token: string;
  search: string;
  go(path: string): void;
}

/** The form of a merchant's test: it ends at the thank-you page, and nothing is sent. */
export function ReviewPreview({ invitation, token, search, go }: ReviewPreviewProps) {
  const { t } = useT('invitation');
  const [done, setDone] = useState(false);
  const { company, thankYou } = invitation;
  return (
    <>
      <Alert className={styles.ribbon} tone="warning">
        {t('edit.preview')}
      </Alert>
      {done ? (
        <ThankYouMessage
          sent={{
            reviewId: company.id,
            company,
            state: 'screening',
            receipt: '',
            submittedAt: invitation.expiresAt,
            ...(thankYou && { thankYou }),
          }}
        />
      ) : (
        <ReviewForm
          // Photos are kept with an order, which a test has none of.
          invitation={{ ...invitation, askPhotos: false }}
          token={token}
          linkGrade={gradeFromLink(search)}
          onClosed={() => setDone(true)}
          go={go}
          onPreviewed={() => setDone(true)}
        />
      )}
    </>
  );
}
