import { useEffect, useRef } from 'react';
import { Grade } from '@app/contracts/common';
import { ReviewerMediation } from '@app/contracts/mediation';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import type { ApiProblem } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button } from '../../ui/index.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { FlowForm } from '../flow-form.tsx';
import { BodyField } from '../review/fields/body-field.tsx';
import { bodyRule } from '../review/values/form-values.ts';
import { GradeField } from '../review/fields/grade-field.tsx';
import { useFormDraft } from '../use-form-draft.ts';
import { ActionFailure } from './action-failure.tsx';
import * as flow from '../flow.module.css';

const Draft = z.object({ grade: Grade, body: z.string() });
type Values = z.infer<typeof Draft>;

export interface ChangeFormProps {
  token: string;
  mediation: ReviewerMediation;
  onSaved(mediation: ReviewerMediation): void;
  onRefused(problem: ApiProblem): void;
  onCancel(): void;
}

/** Form with the latest grade and text. */
export function ChangeForm({ token, mediation, onSaved, onRefused, onCancel }: ChangeFormProps) {
  const { t, locale } = useT('mediation-system');
  const { review, symbol, bodyMin } = mediation;
  const { draft, kept } = useFormDraft('mediation-change', token, Draft);
  const form = useForm<Values>({
    resolver: contractResolver(z.object({ grade: Grade, body: bodyRule(bodyMin) }), ({ key, params }) =>
      t(`invitation:validation.${key}`, params),
    ),
    shouldFocusError: false,
    defaultValues: kept ?? { grade: review.grade, body: review.body },
  });
  const { control, setError } = form;
  const [grade, body] = useWatch({ control, name: ['grade', 'body'] });
  const same = grade === review.grade && body.trim() === review.body;
  useEffect(() => {
    if (!same) draft.save({ grade, body });
  }, [draft, grade, body, same]);

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
    <FlowForm form={form} busy={busy} onValid={(values) => submit(values)}>
      <h2 className={flow.heading} ref={heading} tabIndex={-1}>
        {t('talk.change.title')}
      </h2>
      {kept && !failure && <Alert>{t('invitation:edit.draft.restored')}</Alert>}
      {failure && <ActionFailure failure={failure} />}
      <GradeField symbol={symbol} />
      <BodyField bodyMin={bodyMin} rows={7} />
      <p className={flow.note}>{same ? t('talk.change.same') : t('talk.change.note')}</p>
      <div className={flow.actions}>
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
    </FlowForm>
  );
}
