import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { InvitationForm } from '@app/contracts/review-forms';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import type { ApiProblem } from '../../lib/api.ts';
import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { Alert, Button, Card } from '../../ui/index.ts';
import { contractResolver } from '../../features/forms/contract-resolver.ts';
import { showServerErrors } from '../../features/forms/server-errors.ts';
import { closedReason } from '../closed-page.tsx';
import { usePhotos } from '../photos/use-photos.ts';
import { hasText, reviewRules, toSubmission } from './form-values.ts';
import type { ReviewValues } from './form-values.ts';
import { NotSent } from './not-sent.tsx';
import { Progress } from './progress.tsx';
import { rememberSent } from './sent-review.ts';
import { StepView } from './step-view.tsx';
import { STEP_FIELDS, isSkipped, stepOfField, stepsOf } from './steps.ts';
import { useStepHistory } from '../use-step-history.ts';
import { useRecheck } from './use-recheck.ts';
import { useKeepDraft, useStartedReview } from './use-review-draft.ts';
import { useSendReview } from './use-send-review.ts';
import * as flow from '../flow.module.css';
import * as styles from './review.module.css';

export interface ReviewFormProps {
  invitation: InvitationForm;
  token: string;
  linkGrade: number | null;
  /** The link has become useless meanwhile. */
  onClosed(problem: ApiProblem): void;
  go(path: string): void;
}

/** The form itself: one thing per screen, kept on this device until it is sent. */
export function ReviewForm({ invitation, token, linkGrade, onClosed, go }: ReviewFormProps) {
  const { t, locale } = useT('invitation');
  const steps = stepsOf(invitation);
  const started = useStartedReview(invitation, token, linkGrade, steps);
  const [sent, setSent] = useState(false);
  /** Sending has been asked for while photos are on their way. */
  const [awaiting, setAwaiting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { step, show, leave } = useStepHistory(steps, started.step, () => {
    // After the new step is drawn: its heading is read out, and a long step starts at its top.
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
    // Not on leaving a field: the words of an error would push the button away under the finger that presses it.
    mode: 'onSubmit',
  });
  useRecheck(form);
  const values = useKeepDraft(started, form.control, step, sent);
  const photos = usePhotos({
    token,
    value: values.photos,
    change: (update) => form.setValue('photos', update(form.getValues('photos')), { shouldDirty: true }),
  });
  const skipping = isSkipped(step, values, invitation);

  /** The engine's refusal: of a field, then back to its step; of the link, then the form is of no more use. */
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
      rememberSent({ ...review, manage: localePath(locale, `/invitation/${review.company.slug}/edit/${token}`) });
      // Back from there shows what was sent: at once, not after as many presses as there were steps.
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
        {failure && <NotSent failure={failure} />}
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
