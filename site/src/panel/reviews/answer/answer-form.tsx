import { useEffect } from 'react';
import type { KeyboardEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { AnswerReview } from '@app/contracts/company-reviews/company-reviews';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { htmlLang } from '@app/locales/manifest.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { contractResolver } from '../../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../../lib/forms/use-issue-message.ts';
import { languageName } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Alert, Button, Field, TextArea } from '../../../ui/index.ts';
import { ActButton } from '../../controls/act-button.tsx';
import { Permitted } from '../../permissions.tsx';
import { useFailureMessage } from '../../load-failed.tsx';
import { useApi, usePanel } from '../../panel-context.tsx';
import { useChangedReview } from '../list/use-review-list.ts';
import { reviewsApi } from '../reviews-api.ts';
import { TemplateMenu } from '../templates/template-menu.tsx';
import { keepDraft, readDraft } from './answer-drafts.ts';
import * as styles from './answer.module.css';

const ANSWER_MAX = 3000;
export interface AnswerFormProps {
  review: CompanyReview;
  /** Puts the form away; none while there is no answer to show in its place. */
  onDone?: (() => void) | undefined;
  onSent(): void;
}

/** Writes or changes an answer. What is typed is kept on this device until it is sent. */
export function AnswerForm({ review, onDone, onSent }: AnswerFormProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(reviewsApi);
  const changed = useChangedReview();
  const failureWords = useFailureMessage();
  const { id, language } = review;
  const sent = review.pendingAnswer ?? review.answer?.body ?? '';
  const form = useForm<AnswerReview>({
    resolver: contractResolver(AnswerReview, useIssueMessage()),
    defaultValues: { body: readDraft(company.id, id) ?? sent },
  });
  const body = useWatch({ control: form.control, name: 'body' });
  const isDraft = body.trim() !== '' && body !== sent;
  useEffect(() => keepDraft(company.id, id, isDraft ? body : null), [company.id, id, body, isDraft]);

  const send = useMutation({
    mutationFn: (input: AnswerReview) => api.answer(id, input),
    onSuccess: (saved) => {
      keepDraft(company.id, id, null);
      changed(id, saved);
      onSent();
    },
    onError: (error) => showServerErrors(failureOf(error), form.setError),
  });
  const submit = form.handleSubmit((input) => {
    if (!send.isPending) send.mutate(input);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  const insert = (text: string) => {
    form.setValue('body', body.trim() === '' ? text : `${body.trimEnd()}\n\n${text}`);
    form.setFocus('body');
  };
  const cancel = () => {
    keepDraft(company.id, id, null);
    onDone?.();
  };
  const failure = send.isError ? failureOf(send.error) : null;

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('reviews.answer.form')}
      onKeyDown={onKeyDown}
      onSubmit={(event) => void submit(event)}
    >
      <Permitted act="reviews.answer">
        <Field
          label={t('reviews.answer.label')}
          hint={t('reviews.answer.hint', { language: languageName(locale, language) })}
          error={form.formState.errors.body?.message}
        >
          <TextArea
            data-answer=""
            rows={5}
            lang={htmlLang(language)}
            counterMax={ANSWER_MAX}
            value={body}
            {...form.register('body')}
          />
        </Field>
        <TemplateMenu review={review} onInsert={insert} />
      </Permitted>
      {failure && failure.errors.length === 0 && (
        <Alert tone="error" title={t('reviews.answer.failed')}>
          {failure.detail ?? failureWords(send.error)} {t('reviews.answer.kept')}
        </Alert>
      )}
      <div className={styles.bar}>
        <ActButton act="reviews.answer" compact type="submit" busy={send.isPending} disabled={body.trim() === ''}>
          {t(review.answer ? 'reviews.answer.sendChange' : 'reviews.answer.send')}
        </ActButton>
        {onDone && (
          <Button variant="quiet" onClick={cancel}>
            {t('reviews.answer.cancel')}
          </Button>
        )}
        <p className={styles.note} role="status">
          {isDraft && !send.isPending ? t('reviews.answer.draft') : ''}
        </p>
      </div>
    </form>
  );
}
