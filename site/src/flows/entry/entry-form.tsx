import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { SubmittedReview } from '@app/contracts/review-forms';
import type { EntryForm as Entry, SubmitEntryReview } from '@app/contracts/review-forms';
import { FormProvider, useForm } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, cx } from '../../ui/index.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { usePhotos } from '../photos/use-photos.ts';
import { SendFailure } from '../send-failure.tsx';
import { Progress } from '../review/steps/progress.tsx';
import { useRevalidation } from '../review/values/use-revalidation.ts';
import { useSending } from '../use-sending.ts';
import { STEP_FIELDS, stepOfField, stepsOf } from './entry-steps.ts';
import type { Step } from './entry-steps.ts';
import { entryRules, hasDetails, hasInput, toEntryReview } from './entry-values.ts';
import type { EntryValues } from './entry-values.ts';
import { StepView } from './step-view.tsx';
import { useSaveEntry, useEntryDraft } from './use-entry-draft.ts';
import * as flow from '../flow.module.css';
import * as review from '../review/review.module.css';
import * as styles from './entry.module.css';

export interface EntryFormProps {
  entry: Entry;
  code: string;
  /** @param email address to which the confirmation link was sent */
  onSent(review: SubmittedReview, email: string): void;
}

/** Review form without an invitation: one step at a time, confirmed by e-mail afterwards. */
export function EntryForm({ entry, code, onSent }: EntryFormProps) {
  const { t, locale } = useT('invitation');
  const steps = stepsOf(entry);
  const { product } = entry;
  const started = useEntryDraft(product ? `${code} ${product.id}` : code, steps);
  /** The current step and the field to focus. */
  const [place, setPlace] = useState<{ step: Step; at: 'heading' | 'fault' | null }>({ step: started.step, at: null });
  /** Submitted while photos are still uploading. */
  const [awaiting, setAwaiting] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm<EntryValues>({
    resolver: contractResolver<EntryValues, EntryValues>(entryRules(entry.bodyMin), ({ key, params }) =>
      t(`validation.${key}`, params),
    ),
    shouldFocusError: false,
    defaultValues: started.values,
  });
  useRevalidation(form);
  const { step } = place;
  const values = useSaveEntry(started, form.control, step);
  const uploads = usePhotos({
    token: code,
    value: values.photos,
    change: (update) => form.setValue('photos', update(form.getValues('photos')), { shouldDirty: true }),
  });
  // After the step and its errors are rendered.
  useEffect(() => {
    if (place.at === null) return;
    const frame = requestAnimationFrame(() => {
      const fault = place.at === 'fault' ? element.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
      if (fault) return fault.focus();
      heading.current?.focus({ preventScroll: true });
      // The previous step may have been longer.
      top.current?.scrollIntoView?.({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [place]);
  const { busy, failure, retrying, submit } = useSending(
    async (body: SubmitEntryReview, signal) =>
      SubmittedReview.parse(
        await api.post('/entry-reviews', { body, idempotencyKey: started.idempotencyKey, locale, signal }),
      ),
    (answer, { email }) => {
      started.draft.clear();
      onSent(answer, email);
    },
    (problem) => {
      showServerErrors(problem, form.setError);
      const wrong = problem.errors[0];
      if (wrong) setPlace({ step: stepOfField(wrong.path), at: 'fault' });
    },
  );

  const index = steps.indexOf(step);
  const next = steps[index + 1];
  const sending = busy || awaiting;
  const send = async () => {
    setAwaiting(true);
    await uploads.settled();
    setAwaiting(false);
    await submit(toEntryReview(form.getValues(), { code, productId: product?.id }, locale));
  };
  const forward = async (to: Step) => {
    const isRight = await form.trigger(STEP_FIELDS[step]);
    setPlace(isRight ? { step: to, at: 'heading' } : { step, at: 'fault' });
  };
  const onSubmit = (event: FormEvent) => {
    if (next) {
      event.preventDefault();
      void forward(next);
      return;
    }
    void form.handleSubmit(send, (errors) => {
      const first = steps.find((one) => STEP_FIELDS[one].some((field) => errors[field]));
      setPlace({ step: first ?? step, at: 'fault' });
    })(event);
  };
  const skips = step === 'details' && !hasDetails(values);
  const words = next ? t(skips ? 'edit.details.skip' : 'edit.next') : t(sending ? 'edit.sending' : 'edit.send');

  return (
    <Card as="section" className={cx(flow.card, styles.card)} aria-labelledby="entry-title">
      <div>
        {product && <p className={flow.kicker}>{t('product.meta.title')}</p>}
        <h2 className={styles.title} id="entry-title">
          {product?.name ?? t('entry.title', { company: entry.company.name })}
        </h2>
        {index === 0 && <p className={styles.lead}>{t('entry.lead')}</p>}
      </div>
      <FormProvider {...form}>
        <form ref={element} method="post" noValidate aria-busy={busy || undefined} onSubmit={onSubmit}>
          <div className={styles.top} ref={top}>
            <Progress index={index} total={steps.length} />
          </div>
          {started.restored && !failure && <Alert className={review.alert}>{t('edit.draft.restored')}</Alert>}
          {failure && <SendFailure failure={failure} />}
          <div className={flow.form}>
            <StepView step={step} entry={entry} uploads={uploads} heading={heading} />
            <div className={review.nav}>
              <Button
                className={review.forward}
                type="submit"
                variant={next ? 'primary' : 'accent'}
                size="large"
                busy={sending}
              >
                {words}
              </Button>
              {index > 0 && (
                <Button
                  variant="quiet"
                  onClick={() => setPlace({ step: steps[index - 1] ?? 'grade', at: 'heading' })}
                  disabled={sending}
                >
                  {t('edit.back')}
                </Button>
              )}
            </div>
          </div>
          <p className={review.status} role="status">
            {awaiting ? t('photos.waiting') : retrying ? t('edit.retrying', { ...retrying }) : ''}
          </p>
          {hasInput(values) && <p className={review.status}>{t('entry.kept')}</p>}
        </form>
      </FormProvider>
    </Card>
  );
}
