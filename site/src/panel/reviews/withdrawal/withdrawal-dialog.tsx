import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { WithdrawReview } from '@app/contracts/company-reviews/company-reviews';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { failureOf } from '../../../lib/api/failure.ts';
import { contractResolver } from '../../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../../lib/forms/use-issue-message.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Choice, Choices } from '../../../ui/controls/choices.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert, Button, Field, FieldError, TextArea } from '../../../ui/index.ts';
import { KeptNotice } from '../../kept/kept-notice.tsx';
import { useKeptChanges } from '../../kept/use-kept.ts';
import { useFailureMessage } from '../../load-failed.tsx';
import { PanelLink, useApi } from '../../panel-context.tsx';
import { PANEL_PATHS } from '../../paths.ts';
import { usePermission } from '../../permissions.tsx';
import { useChangedReview } from '../list/use-review-list.ts';
import { reviewsApi } from '../reviews-api.ts';
import * as styles from './withdrawal.module.css';

const EXPLANATION_MAX = 1000;
const EMPTY = { explanation: '' } as WithdrawReview;

interface WithdrawalDialogProps {
  review: CompanyReview;
  onClose(): void;
}

/** Requests the withdrawal of a product review, or says why that cannot be done and what can. */
export function WithdrawalDialog({ review, onClose }: WithdrawalDialogProps) {
  const { t } = useT('panel');
  const permission = usePermission('reviews.withdraw');
  const refused = review.product === null ? t('reviews.withdrawal.refused') : permission.reason;
  return (
    <Dialog title={t('reviews.withdrawal.title')} close={t('common:actions.close')} onClose={onClose}>
      {refused ? (
        <div className={styles.stack}>
          <p>{refused}</p>
          {review.product === null && (
            <p>
              <PanelLink to={PANEL_PATHS.settingsReviews}>{t('reviews.withdrawal.mediation')}</PanelLink>
            </p>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        </div>
      ) : (
        <WithdrawalForm review={review} onClose={onClose} />
      )}
    </Dialog>
  );
}

function WithdrawalForm({ review: { id }, onClose }: WithdrawalDialogProps) {
  const { t } = useT('panel');
  const api = useApi(reviewsApi);
  const changed = useChangedReview();
  const failureWords = useFailureMessage();
  const form = useForm<WithdrawReview>({
    resolver: contractResolver(WithdrawReview, useIssueMessage()),
    defaultValues: EMPTY,
  });
  const kept = useKeptChanges(form, { flow: 'withdrawal', id, saved: EMPTY });
  const { errors } = form.formState;
  const send = useMutation({
    mutationFn: (input: WithdrawReview) => api.withdraw(id, input),
    onSuccess: (saved) => {
      kept.forget();
      changed(id, saved);
      onClose();
    },
    onError: (error) => showServerErrors(failureOf(error), form.setError),
  });
  const failure = send.isError ? failureOf(send.error) : null;
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => void form.handleSubmit((input) => send.mutate(input))(event)}
    >
      <p>{t('reviews.withdrawal.text')}</p>
      <KeptNotice kept={kept} />
      <Choices legend={t('reviews.withdrawal.reason')}>
        {WithdrawReview.shape.reason.options.map((reason) => (
          <Choice key={reason} value={reason} {...form.register('reason')}>
            {t(`reviews.withdrawal.reasons.${reason}`)}
          </Choice>
        ))}
        <FieldError>{errors.reason?.message}</FieldError>
      </Choices>
      <Field
        label={t('reviews.withdrawal.explanation')}
        hint={t('reviews.withdrawal.explanationHint')}
        error={errors.explanation?.message}
      >
        <TextArea rows={4} counterMax={EXPLANATION_MAX} {...form.register('explanation')} />
      </Field>
      {failure && failure.errors.length === 0 && (
        <Alert tone="error">{failure.detail ?? failureWords(send.error)}</Alert>
      )}
      <Button type="submit" busy={send.isPending}>
        {t('reviews.withdrawal.send')}
      </Button>
    </form>
  );
}
