import { useEffect, useRef, useState } from 'react';
import { ManagedReview } from '@app/contracts/review-forms';
import { UserChoices } from '@app/contracts/company/user-features';
import { AuthorName, MAX_PHOTOS, Ratings } from '@app/contracts/reviews';
import type { ManagedReviews, ReviseReview } from '@app/contracts/review-forms';
import { Grade } from '@app/contracts/common';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button } from '../../ui/index.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { FlowForm } from '../flow-form.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { photosOfDraft, unsentOf } from '../photos/unsent-photos.ts';
import { usePhotos } from '../photos/use-photos.ts';
import { AboutYou } from '../review/fields/about-you.tsx';
import { BodyField } from '../review/fields/body-field.tsx';
import { DraftPhoto, bodyRule } from '../review/values/form-values.ts';
import { GradeField } from '../review/fields/grade-field.tsx';
import { NameField } from '../review/fields/name-field.tsx';
import { SendFailure } from '../send-failure.tsx';
import { RatingsField } from '../review/fields/ratings-field.tsx';
import { useFormChanges, useFormDraft } from '../use-form-draft.ts';
import { useSending } from '../use-sending.ts';
import * as flow from '../flow.module.css';

const rules = (bodyMin: number) =>
  z.object({
    grade: Grade,
    body: bodyRule(bodyMin),
    authorName: AuthorName,
    ratings: Ratings,
    userChoices: UserChoices,
    photos: z.array(DraftPhoto).max(MAX_PHOTOS),
  });
type Values = z.infer<ReturnType<typeof rules>>;

const Kept = z.object({
  grade: Grade,
  body: z.string().max(50_000),
  authorName: z.string().max(500),
  ratings: Ratings,
  userChoices: UserChoices.default([]),
  photos: z.array(DraftPhoto).max(MAX_PHOTOS),
});

export interface ReviseFormProps {
  token: string;
  own: ManagedReviews;
  review: ManagedReview;
  onSaved(review: ManagedReview): void;
  onCancel(): void;
}

/**
 * Edits a review. The public version stays until the change has been screened; unsent edits are kept on this device,
 * even after Cancel.
 */
export function ReviseForm({ token, own, review, onSaved, onCancel }: ReviseFormProps) {
  const { t, locale } = useT('invitation');
  const { draft, kept } = useFormDraft(`revise-${review.id}`, token, Kept);
  const [restored, setRestored] = useState(kept !== null);
  const { grade, body } = review.pending ?? review;
  const unsent = unsentOf(own);
  const before: Values = {
    grade,
    body,
    authorName: own.authorName,
    ratings: review.ratings,
    userChoices: review.userChoices,
    photos: [...review.photos, ...unsent].slice(0, MAX_PHOTOS),
  };
  const form = useForm<Values>({
    resolver: contractResolver(rules(own.bodyMin), ({ key, params }) => t(`validation.${key}`, params)),
    shouldFocusError: false,
    defaultValues: kept
      ? { ...kept, photos: photosOfDraft(kept.photos, review.photos, unsent).slice(0, MAX_PHOTOS) }
      : before,
  });
  useFormChanges(form, (values) => {
    if (JSON.stringify(values) === JSON.stringify(before)) draft.clear();
    else draft.save(values);
  });
  const { control, setValue, getValues, setError } = form;
  const [photos, chosen] = useWatch({ control, name: ['photos', 'userChoices'] });
  const uploads = usePhotos({
    token,
    value: photos,
    change: (update) => setValue('photos', update(getValues('photos')), { shouldDirty: true }),
    saved: review.photos,
  });
  const written = async (): Promise<ReviseReview> => {
    await uploads.settled();
    const { photos: left, userChoices, ...rest } = getValues();
    const asked = review.userFeatures.length > 0 && { userChoices };
    return { ...rest, ...asked, body: rest.body.trim(), photoIds: left.map(({ id }) => id) };
  };
  const path = `/my-reviews/${encodeURIComponent(token)}/${review.id}`;
  // Idempotent by itself: needs no key.
  const { busy, failure, retrying, submit } = useSending(
    async (change: ReviseReview, signal) => ManagedReview.parse(await api.put(path, { body: change, locale, signal })),
    (saved) => {
      draft.clear();
      onSaved(saved);
    },
    (problem) => showServerErrors(problem, setError),
  );
  const start = useRef<HTMLFormElement>(null);
  useEffect(() => start.current?.focus(), []);
  const discard = () => {
    form.reset(before);
    draft.clear();
    setRestored(false);
    start.current?.focus();
  };

  return (
    <FlowForm
      form={form}
      busy={busy}
      onValid={() => submit(written())}
      ref={start}
      tabIndex={-1}
      aria-label={t('manage.edit')}
    >
      {restored && !failure && (
        <Alert>
          <p>{t('edit.draft.restored')}</p>
          <Button variant="secondary" size="small" onClick={discard} disabled={busy}>
            {t('edit.draft.discard')}
          </Button>
        </Alert>
      )}
      {failure && <SendFailure failure={failure} />}
      <GradeField symbol={own.symbol} />
      <BodyField bodyMin={own.bodyMin} rows={7} />
      {own.criteria.length > 0 && review.product === null && (
        <RatingsField criteria={own.criteria} symbol={own.symbol} />
      )}
      <AboutYou
        features={review.userFeatures}
        value={chosen}
        onChange={(choices) => setValue('userChoices', choices, { shouldDirty: true })}
      />
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
        <span className={flow.note} role="status">
          {retrying && t('edit.retrying', { ...retrying })}
        </span>
      </div>
    </FlowForm>
  );
}
