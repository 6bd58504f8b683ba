import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { InvitationForm } from '@app/contracts/review-forms';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { ApiProblem } from '../../lib/api/api.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card } from '../../ui/index.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { closedReason } from '../closed-reason.ts';
import { usePhotos } from '../photos/use-photos.ts';
import { hasText, reviewRules, toSubmission } from './values/form-values.ts';
import type { ReviewValues } from './values/form-values.ts';
import { SendFailure } from '../send-failure.tsx';
import type { DrawnForm } from './drawn/drawn-review.ts';
import { restoreFocus } from './drawn/taken-over.ts';
import type { TakenOver } from './drawn/taken-over.ts';
import { Progress } from './steps/progress.tsx';
import { rememberSentReview } from './thank-you/sent-review.ts';
import { StepView } from './steps/step-view.tsx';
import { STEP_FIELDS, isSkipped, stepOfField, stepsOf } from './steps/steps.ts';
import { useStepHistory } from '../use-step-history.ts';
import { useRevalidation } from './values/use-revalidation.ts';
import { useSaveReview, useReviewDraft } from './values/use-review-draft.ts';
import { useSendReview } from './values/use-send-review.ts';
import * as flow from '../flow.module.css';
import * as styles from './review.module.css';

export interface ReviewFormProps {
  invitation: InvitationForm;
  token: string;
  linkGrade: number | null;
  /** The form as it was drawn, and what was typed into it before scripts ran. */
  takeOver?: { drawn: DrawnForm; typed: TakenOver } | undefined;
  /** Called when the link has expired or been used meanwhile. */
  onClosed(problem: ApiProblem): void;
  go(path: string): void;
  /** In a preview, called in place of sending. */
  onPreviewed?(): void;
}

/** The review form: one step per screen, kept on this device until it is sent. */
export function ReviewForm({ invitation, token, linkGrade, takeOver, onClosed, go, onPreviewed }: ReviewFormProps) {
  const { t, locale } = useT('invitation');
  const steps = stepsOf(invitation);
  const started = useReviewDraft(invitation, token, linkGrade, steps, takeOver);
  const [sent, setSent] = useState(false);
  /** Submitted while photos are still uploading. */
  const [awaiting, setAwaiting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, show, leave } = useStepHistory(steps, started.step, () => {
    // After the new step is rendered: its heading is read out, and a long step starts at its top.
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    });
  });
  const form = useForm<ReviewValues>({
    resolver: contractResolver(reviewRules(invitation.bodyMin, invitation.questions), ({ key, params }) =>
      t(`validation.${key}`, params),
    ),
    defaultValues: started.values,
    // Not on blur: an error's text would move the button that is being clicked.
    mode: 'onSubmit',
  });
  useRevalidation(form);
  const values = useSaveReview(started, form.control, step, sent);
  const photos = usePhotos({
    token,
    value: values.photos,
    change: (update) => form.setValue('photos', update(form.getValues('photos')), { shouldDirty: true }),
  });
  const begin = useEffectEvent(() => {
    if (!takeOver) return;
    restoreFocus(takeOver.typed);
    photos.add(takeOver.typed.files);
  });
  useLayoutEffect(() => begin(), []);
  const skipping = isSkipped(step, values, invitation);

  /** Handles a refusal: a field's error leads back to its step, an unusable link closes the form. */
  function onFailure(problem: ApiProblem) {
    const reason = closedReason(problem);
    if (reason === 'used') started.draft.clear();
    if (reason !== 'offline' && reason !== 'failed' && reason !== 'refused') {
      void leave();
      return onClosed(problem);
    }
    const wrong = problem.errors[0];
    if (wrong) show(stepOfField(wrong.path));
    showServerErrors(problem, form.setError);
  }
  const { submit, busy, failure, retrying } = useSendReview(
    started.idempotencyKey,
    locale,
    (review) => {
      setSent(true);
      started.draft.clear();
      rememberSentReview({ ...review, manage: localePath(locale, `/invitation/${review.company.slug}/edit/${token}`) });
      // Back from the next page leaves the form at once instead of going through its steps.
      void leave().then(() => go(localePath(locale, '/invitation/thank-you')));
    },
    onFailure,
  );

  const sending = busy || sent || awaiting;
  const index = steps.indexOf(step);
  const forward = async () => {
    const next = steps[index + 1];
    if (next && (await form.trigger(STEP_FIELDS[step], { shouldFocus: true }))) show(next);
  };
  const showFirstFault = (errors: FieldErrors<ReviewValues>) => {
    const first = steps.find((one) => STEP_FIELDS[one].some((field) => errors[field]));
    if (first && first !== step) show(first);
  };
  const send = async () => {
    if (onPreviewed) {
      started.draft.clear();
      return leave().then(onPreviewed);
    }
    setAwaiting(true);
    await photos.settled();
    setAwaiting(false);
    await submit(toSubmission(form.getValues(), token, locale));
  };
  const onSubmit = (event: FormEvent) => {
    if (step !== 'name') {
      event.preventDefault();
      void forward();
      return;
    }
    void form.handleSubmit(send, showFirstFault)(event);
  };

  return (
    <FormProvider {...form}>
      <form className={styles.shell} method="post" noValidate onSubmit={onSubmit} aria-busy={busy || undefined}>
        <Progress company={invitation.company.name} index={index} total={steps.length} />
        {started.restored && !failure && <Alert className={styles.alert}>{t('edit.draft.restored')}</Alert>}
        {failure && <SendFailure failure={failure} />}
        <Card className={flow.card}>
          <StepView
            step={step}
            invitation={invitation}
            heading={heading}
            photos={photos}
            onChange={() => show('words')}
          />
          <div className={styles.nav}>
            <Button
              className={styles.forward}
              type="submit"
              variant={step === 'name' ? 'accent' : 'primary'}
              size="large"
              busy={sending}
            >
              {skipping
                ? t(step === 'products' ? 'edit.products.skip' : 'edit.details.skip')
                : step !== 'name'
                  ? t('edit.next')
                  : sending
                    ? t('edit.sending')
                    : t('edit.send')}
            </Button>
            {index > 0 && (
              <Button variant="quiet" onClick={() => show(steps[index - 1] ?? 'grade')} disabled={sending}>
                {t('edit.back')}
              </Button>
            )}
          </div>
        </Card>
        <p className={styles.status} role="status">
          {awaiting ? t('photos.waiting') : retrying ? t('edit.retrying', { ...retrying }) : ''}
        </p>
        {hasText(values) && !sent && <p className={styles.status}>{t('edit.draft.saved')}</p>}
        {invitation.optOutToken && (
          <p className={styles.status}>
            <a href={localePath(locale, `/invitation/optout/${invitation.company.slug}/${invitation.optOutToken}`)}>
              {t('optOut.meta.title')}
            </a>
          </p>
        )}
      </form>
    </FormProvider>
  );
}
