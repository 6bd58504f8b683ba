import { useEffect, useRef } from 'react';
import { ManagedReview } from '@app/contracts/review-forms';
import { AuthorName, MAX_PHOTOS, Ratings } from '@app/contracts/reviews';
import type { ManagedReviews, ReviseReview } from '@app/contracts/review-forms';
import { Grade } from '@app/contracts/common';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Button } from '../../ui/index.ts';
import { contractResolver } from '../../features/forms/contract-resolver.ts';
import { showServerErrors } from '../../features/forms/server-errors.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { FlowForm } from '../flow-form.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { usePhotos } from '../photos/use-photos.ts';
import { BodyField } from '../review/body-field.tsx';
import { KeptPhoto, bodyRule } from '../review/form-values.ts';
import { GradeField } from '../review/grade-field.tsx';
import { NameField } from '../review/name-field.tsx';
import { NotSent } from '../review/not-sent.tsx';
import { RatingsField } from '../review/ratings-field.tsx';
import * as flow from '../flow.module.css';

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
  const form = useForm<Values>({
    resolver: contractResolver(rules(own.bodyMin), ({ key, params }) => t(`validation.${key}`, params)),
    shouldFocusError: false,
    defaultValues: {
      ...(review.pending ?? { grade: review.grade, body: review.body }),
      authorName: own.authorName,
      ratings: review.ratings,
      photos: review.photos,
    },
  });
  const { control, setValue, getValues, setError } = form;
  const photos = useWatch({ control, name: 'photos' });
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
    <FlowForm form={form} busy={busy} onValid={() => submit()} ref={start} tabIndex={-1} aria-label={t('manage.edit')}>
      {failure && <NotSent failure={failure} />}
      <GradeField symbol={own.symbol} />
      <BodyField bodyMin={own.bodyMin} rows={7} />
      {own.criteria.length > 0 && review.product === null && (
        <RatingsField criteria={own.criteria} symbol={own.symbol} />
      )}
      <PhotoPicker uploads={uploads} />
      <NameField suggestion={null} />
      <p className={flow.note}>{t('manage.editNote')}</p>
      <div className={flow.actions}>
        <Button type="submit" busy={busy}>
          {busy ? t('manage.saving') : t('manage.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel} disabled={busy}>
          {t('manage.cancel')}
        </Button>
      </div>
    </FlowForm>
  );
}
