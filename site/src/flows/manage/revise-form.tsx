import { useEffect, useId, useRef } from 'react';
import { ManagedReview } from '@app/contracts/review-forms';
import { AuthorName, MAX_PHOTOS, REVIEW_BODY_MAX, REVIEW_BODY_MIN, Ratings } from '@app/contracts/reviews';
import type { ManagedReviews, ReviseReview } from '@app/contracts/review-forms';
import { Grade } from '@app/contracts/common';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Button, Field, GradeInput, TextArea, TextInput } from '../../ui/index.ts';
import type { GradeValue } from '../../ui/index.ts';
import { contractResolver } from '../../features/forms/contract-resolver.ts';
import { showServerErrors } from '../../features/forms/server-errors.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { usePhotos } from '../photos/use-photos.ts';
import { Counter } from '../review/counter.tsx';
import { KeptPhoto, bodyRule } from '../review/form-values.ts';
import { NotSent } from '../review/not-sent.tsx';
import { RatingsInput } from '../review/ratings-input.tsx';
import * as styles from './manage.module.css';

const rules = (bodyMin: number) =>
  z.object({
    grade: Grade,
    body: bodyRule(bodyMin),
    authorName: AuthorName,
    ratings: Ratings,
    photos: z.array(KeptPhoto).max(MAX_PHOTOS),
  });
type Values = z.infer<ReturnType<typeof rules>>;

export interface ReviseFormProps {
  token: string;
  own: ManagedReviews;
  review: ManagedReview;
  onSaved(review: ManagedReview): void;
  onCancel(): void;
}

/** Changes a review. What is public stays until the change has passed the same check. */
export function ReviseForm({ token, own, review, onSaved, onCancel }: ReviseFormProps) {
  const { t, locale } = useT('invitation');
  const counterId = useId();
  const form = useForm<Values>({
    resolver: contractResolver(rules(own.bodyMin), ({ key, params }) => t(`validation.${key}`, params)),
    defaultValues: {
      ...(review.pending ?? { grade: review.grade, body: review.body }),
      authorName: own.authorName,
      ratings: review.ratings,
      photos: review.photos,
    },
  });
  const { control, register, formState, setValue, getValues, setError } = form;
  const [body, photos] = useWatch({ control, name: ['body', 'photos'] });
  const uploads = usePhotos({
    token,
    value: photos,
    change: (update) => setValue('photos', update(getValues('photos')), { shouldDirty: true }),
    keepOnServer: true,
  });
  const { busy, failure, submit } = useSubmit(
    async () => {
      await uploads.settled();
      const { photos: kept, ...rest } = getValues();
      const change: ReviseReview = { ...rest, body: rest.body.trim(), photoIds: kept.map(({ id }) => id) };
      const path = `/my-reviews/${encodeURIComponent(token)}/${review.id}`;
      onSaved(ManagedReview.parse(await api.put(path, { body: change, locale })));
    },
    (problem) => showServerErrors(problem, setError),
  );
  const start = useRef<HTMLFormElement>(null);
  useEffect(() => start.current?.focus(), []);

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      ref={start}
      tabIndex={-1}
      aria-label={t('manage.edit')}
      aria-busy={busy || undefined}
      onSubmit={(event) => void form.handleSubmit(() => submit())(event)}
    >
      {failure && <NotSent failure={failure} />}
      <Controller
        control={control}
        name="grade"
        render={({ field }) => (
          <GradeInput
            legend={t('edit.grade.label')}
            symbol={own.symbol}
            value={field.value as GradeValue}
            onChange={field.onChange}
          />
        )}
      />
      <div>
        <Field label={t('edit.words.label')} error={formState.errors.body?.message}>
          <TextArea rows={7} aria-describedby={counterId} {...register('body')} />
        </Field>
        <Counter id={counterId} text={body} min={Math.max(own.bodyMin, REVIEW_BODY_MIN)} max={REVIEW_BODY_MAX} />
      </div>
      {own.criteria.length > 0 && review.product === null && (
        <Controller
          control={control}
          name="ratings"
          render={({ field }) => (
            <RatingsInput criteria={own.criteria} symbol={own.symbol} value={field.value} onChange={field.onChange} />
          )}
        />
      )}
      <PhotoPicker uploads={uploads} />
      <Field label={t('edit.name.label')} hint={t('edit.name.hint')} error={formState.errors.authorName?.message}>
        <TextInput autoComplete="nickname" maxLength={200} {...register('authorName')} />
      </Field>
      <p className={styles.stateText}>{t('manage.editNote')}</p>
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {busy ? t('manage.saving') : t('manage.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={busy}>
          {t('manage.cancel')}
        </Button>
      </div>
    </form>
  );
}
