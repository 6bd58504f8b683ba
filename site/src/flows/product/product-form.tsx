import { useId, useState } from 'react';
import { SubmittedReview } from '@app/contracts/review-forms';
import { AuthorName, MAX_PHOTOS, REVIEW_BODY_MAX, REVIEW_BODY_MIN } from '@app/contracts/reviews';
import type { SubmitProductReview } from '@app/contracts/review-forms';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Button, Field, GradeInput, TextArea } from '../../ui/index.ts';
import type { GradeSymbol, GradeValue } from '../../ui/index.ts';
import { contractResolver } from '../../features/forms/contract-resolver.ts';
import { isTransient } from '../../features/forms/failure.ts';
import { newKey } from '../../features/forms/new-key.ts';
import { showServerErrors } from '../../features/forms/server-errors.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { usePhotos } from '../photos/use-photos.ts';
import { Counter } from '../review/counter.tsx';
import { KeptPhoto, bodyRule, chosenGrade } from '../review/form-values.ts';
import { NameField } from '../review/name-field.tsx';
import { NotSent } from '../review/not-sent.tsx';
import { Terms } from '../review/terms.tsx';
import { sendWithRetry } from '../send.ts';
import * as styles from './product.module.css';

const rules = (bodyMin: number) =>
  z.object({
    grade: chosenGrade,
    body: bodyRule(bodyMin),
    authorName: AuthorName,
    photos: z.array(KeptPhoto).max(MAX_PHOTOS),
  });
type Values = z.infer<ReturnType<typeof rules>>;

export interface ProductFormProps {
  token: string;
  product: { id: string; name: string };
  symbol: GradeSymbol;
  bodyMin: number;
  /** What the field for the name begins with. */
  authorName: string;
  suggestedName: string | null;
  linkGrade: number | null;
  onSent(review: SubmittedReview): void;
}

/** The review of one product, by itself. */
export function ProductForm({ token, product, symbol, bodyMin, onSent, ...start }: ProductFormProps) {
  const { authorName, suggestedName, linkGrade } = start;
  const { t, locale } = useT('invitation');
  const counterId = useId();
  const [idempotencyKey] = useState(newKey);
  const form = useForm<Values>({
    resolver: contractResolver(rules(bodyMin), ({ key, params }) => t(`validation.${key}`, params)),
    defaultValues: { grade: linkGrade, body: '', authorName, photos: [] },
  });
  const { control, register, formState, setValue, getValues, setError } = form;
  const [body, photos] = useWatch({ control, name: ['body', 'photos'] });
  const uploads = usePhotos({
    token,
    value: photos,
    change: (update) => setValue('photos', update(getValues('photos')), { shouldDirty: true }),
  });
  const { busy, failure, submit } = useSubmit(
    async () => {
      await uploads.settled();
      const { grade, photos: kept, ...words } = getValues();
      const review: SubmitProductReview = {
        token,
        productId: product.id,
        grade: grade ?? 0,
        body: words.body.trim(),
        authorName: words.authorName.trim(),
        language: locale,
        photoIds: kept.map(({ id }) => id),
        acceptTerms: true,
      };
      const send = () => api.post('/product-reviews', { body: review, idempotencyKey, locale });
      onSent(SubmittedReview.parse(await sendWithRetry(send, { isTransient })));
    },
    (problem) => showServerErrors(problem, setError),
  );
  return (
    <FormProvider {...form}>
      <form
        className={styles.form}
        method="post"
        noValidate
        aria-label={product.name}
        aria-busy={busy || undefined}
        onSubmit={(event) => void form.handleSubmit(() => submit())(event)}
      >
        {failure && <NotSent failure={failure} />}
        <Controller
          control={control}
          name="grade"
          render={({ field }) => (
            <GradeInput
              legend={t('edit.products.gradeLabel', { product: product.name })}
              hideLegend
              symbol={symbol}
              value={field.value as GradeValue | null}
              onChange={field.onChange}
              error={formState.errors.grade ? t('edit.grade.missing') : undefined}
            />
          )}
        />
        <div>
          <Field label={t('edit.products.bodyLabel')} error={formState.errors.body?.message}>
            <TextArea rows={4} aria-describedby={counterId} {...register('body')} />
          </Field>
          <Counter id={counterId} text={body} min={Math.max(bodyMin, REVIEW_BODY_MIN)} max={REVIEW_BODY_MAX} />
        </div>
        <PhotoPicker uploads={uploads} />
        <NameField suggestion={suggestedName} />
        <Terms />
        <Button type="submit" variant="accent" size="large" busy={busy}>
          {busy ? t('edit.sending') : t('edit.send')}
        </Button>
      </form>
    </FormProvider>
  );
}
