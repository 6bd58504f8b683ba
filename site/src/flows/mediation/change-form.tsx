import { useEffect, useId, useRef } from 'react';
import { Grade } from '@app/contracts/common';
import { ReviewerMediation } from '@app/contracts/mediation';
import { REVIEW_BODY_MAX } from '@app/contracts/reviews';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import type { ApiProblem } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Button, Field, GradeInput, TextArea } from '../../ui/index.ts';
import type { GradeValue } from '../../ui/index.ts';
import { contractResolver } from '../../features/forms/contract-resolver.ts';
import { showServerErrors } from '../../features/forms/server-errors.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { openDraft } from '../draft.ts';
import { Counter } from '../review/counter.tsx';
import { bodyRule } from '../review/form-values.ts';
import { NotDone } from './not-done.tsx';
import * as styles from './mediation.module.css';

const Draft = z.object({ grade: Grade, body: z.string() });
type Values = z.infer<typeof Draft>;

export interface ChangeFormProps {
  token: string;
  mediation: ReviewerMediation;
  onSaved(mediation: ReviewerMediation): void;
  onRefused(problem: ApiProblem): void;
  onCancel(): void;
}

/** Grade and text once more, as the author wrote them last. */
export function ChangeForm({ token, mediation, onSaved, onRefused, onCancel }: ChangeFormProps) {
  const { t, locale } = useT('mediation-system');
  const { review, symbol, bodyMin } = mediation;
  const counterId = useId();
  const draft = openDraft('mediation-change', token, Draft);
  const form = useForm<Values>({
    resolver: contractResolver(z.object({ grade: Grade, body: bodyRule(bodyMin) }), ({ key, params }) =>
      t(`invitation:validation.${key}`, params),
    ),
    defaultValues: draft.load() ?? { grade: review.grade, body: review.body },
  });
  const { control, register, formState, setError } = form;
  const [grade, body] = useWatch({ control, name: ['grade', 'body'] });
  const same = grade === review.grade && body.trim() === review.body;
  useEffect(() => {
    if (!same) openDraft('mediation-change', token, Draft).save({ grade, body });
  }, [token, grade, body, same]);

  const { busy, failure, submit } = useSubmit(
    async (values: Values) => {
      const path = `/mediations/${encodeURIComponent(token)}/review`;
      const news = ReviewerMediation.parse(
        await api.put(path, { body: { ...values, body: values.body.trim() }, locale }),
      );
      draft.clear();
      onSaved(news);
    },
    (problem) => {
      showServerErrors(problem, setError);
      onRefused(problem);
    },
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => void form.handleSubmit((values) => submit(values))(event)}
    >
      <h2 className={styles.heading} ref={heading} tabIndex={-1}>
        {t('talk.change.title')}
      </h2>
      {failure && <NotDone failure={failure} />}
      <Controller
        control={control}
        name="grade"
        render={({ field }) => (
          <GradeInput
            legend={t('invitation:edit.grade.label')}
            symbol={symbol}
            value={field.value as GradeValue}
            onChange={field.onChange}
          />
        )}
      />
      <div>
        <Field label={t('invitation:edit.words.label')} error={formState.errors.body?.message}>
          <TextArea rows={7} aria-describedby={counterId} {...register('body')} />
        </Field>
        <Counter id={counterId} text={body} min={bodyMin} max={REVIEW_BODY_MAX} />
      </div>
      <p className={styles.quiet}>{same ? t('talk.change.same') : t('talk.change.note')}</p>
      <div className={styles.actions}>
        <Button type="submit" busy={busy} disabled={same}>
          {busy ? t('talk.change.saving') : t('talk.change.save')}
        </Button>
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => {
            draft.clear();
            onCancel();
          }}
        >
          {t('talk.change.cancel')}
        </Button>
      </div>
    </form>
  );
}
