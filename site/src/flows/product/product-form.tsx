import { useState } from 'react';
import { Grade } from '@app/contracts/common';
import { SubmittedReview } from '@app/contracts/review-forms';
import type { FormProduct, OfferedHints } from '@app/contracts/review-forms';
import { UserChoices } from '@app/contracts/company/user-features';
import { AuthorName, MAX_PHOTOS } from '@app/contracts/reviews';
import type { Photo } from '@app/contracts/reviews';
import type { SubmitProductReview } from '@app/contracts/review-forms';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button } from '../../ui/index.ts';
import type { GradeSymbol } from '../../ui/index.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { FlowForm } from '../flow-form.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { withUnsentPhotos } from '../photos/unsent-photos.ts';
import { usePhotos } from '../photos/use-photos.ts';
import { phrasesFor } from '../review/fields/hints.ts';
import { WordsField } from '../review/fields/words-field.tsx';
import { AboutYou } from '../review/fields/about-you.tsx';
import { offeredChoices } from '../review/fields/offered-choices.ts';
import { FeaturesInput } from '../review/fields/features-input.tsx';
import { DraftPhoto, bodyRule, chosenGrade } from '../review/values/form-values.ts';
import { GradeField } from '../review/fields/grade-field.tsx';
import { NameField } from '../review/fields/name-field.tsx';
import { SendFailure } from '../send-failure.tsx';
import { Terms } from '../review/steps/terms.tsx';
import { useFormChanges, useFormDraft } from '../use-form-draft.ts';
import { useSending } from '../use-sending.ts';
import * as flow from '../flow.module.css';

const rules = (bodyMin: number) =>
  z.object({
    grade: chosenGrade,
    body: bodyRule(bodyMin),
    features: z.record(z.string(), Grade),
    userChoices: UserChoices,
    authorName: AuthorName,
    photos: z.array(DraftPhoto).max(MAX_PHOTOS),
  });
type Values = z.infer<ReturnType<typeof rules>>;

const Kept = z.object({
  values: z.object({
    grade: Grade.nullable(),
    body: z.string().max(50_000),
    features: z.record(z.string(), Grade),
    userChoices: UserChoices.default([]),
    authorName: z.string().max(500),
    photos: z.array(DraftPhoto).max(MAX_PHOTOS),
  }),
  /** Grade of the link that the draft began with: only a different one overrides the draft. */
  linkGrade: Grade.nullable(),
  /** Idempotency key: sending twice, even after a reload, counts once. */
  idempotencyKey: z.uuid(),
});

export interface ProductFormProps {
  token: string;
  product: Pick<FormProduct, 'id' | 'name' | 'features' | 'userFeatures'>;
  symbol: GradeSymbol;
  bodyMin: number;
  hints: OfferedHints;
  unsentPhotos: Photo[] | undefined;
  /** Initial name. */
  authorName: string;
  suggestedName: string | null;
  linkGrade: number | null;
  onSent(review: SubmittedReview): void;
}

/** Review of a single product, kept on this device until it is sent. */
export function ProductForm({
  token,
  product,
  symbol,
  bodyMin,
  hints,
  unsentPhotos,
  onSent,
  ...start
}: ProductFormProps) {
  const { authorName, suggestedName, linkGrade } = start;
  const { t, locale } = useT('invitation');
  const { draft, kept } = useFormDraft(`product-${product.id}`, token, Kept);
  const [idempotencyKey] = useState(() => kept?.idempotencyKey ?? newIdempotencyKey());
  const form = useForm<Values>({
    resolver: contractResolver(rules(bodyMin), ({ key, params }) => t(`validation.${key}`, params)),
    shouldFocusError: false,
    defaultValues: {
      ...(kept?.values ?? { body: '', features: {}, authorName }),
      photos: withUnsentPhotos(kept?.values.photos ?? [], unsentPhotos),
      userChoices: offeredChoices(product.userFeatures, kept?.values.userChoices),
      grade: kept && (linkGrade === null || linkGrade === kept.linkGrade) ? kept.values.grade : linkGrade,
    },
  });
  useFormChanges(form, (values) => draft.save({ values, linkGrade, idempotencyKey }));
  const { control, setValue, getValues, setError } = form;
  const [grade, photos, positions, chosen] = useWatch({
    control,
    name: ['grade', 'photos', 'features', 'userChoices'],
  });
  const uploads = usePhotos({
    token,
    value: photos,
    change: (update) => setValue('photos', update(getValues('photos')), { shouldDirty: true }),
  });
  const written = async (): Promise<SubmitProductReview> => {
    await uploads.settled();
    const { grade, photos: added, ...words } = getValues();
    return {
      token,
      productId: product.id,
      grade: grade ?? 0,
      body: words.body.trim(),
      features: words.features,
      ...(product.userFeatures && { userChoices: words.userChoices }),
      authorName: words.authorName.trim(),
      language: locale,
      photoIds: added.map(({ id }) => id),
      acceptTerms: true,
    };
  };
  const { busy, failure, retrying, submit } = useSending(
    async (body: SubmitProductReview, signal) =>
      SubmittedReview.parse(await api.post('/product-reviews', { body, idempotencyKey, locale, signal })),
    (review) => {
      draft.clear();
      onSent(review);
    },
    (problem) => showServerErrors(problem, setError),
  );
  return (
    <FlowForm form={form} busy={busy} onValid={() => submit(written())} aria-label={product.name}>
      {kept && hasWords(kept.values) && !failure && <Alert>{t('edit.draft.restored')}</Alert>}
      {failure && <SendFailure failure={failure} />}
      <GradeField legend={t('edit.products.gradeLabel', { product: product.name })} hideLegend symbol={symbol} />
      <WordsField label={t('edit.products.bodyLabel')} bodyMin={bodyMin} rows={4} phrases={phrasesFor(hints, grade)} />
      {product.features && (
        <FeaturesInput
          features={product.features}
          value={positions}
          onChange={(placed) => setValue('features', { ...placed }, { shouldDirty: true })}
        />
      )}
      <AboutYou
        features={product.userFeatures ?? []}
        value={chosen}
        onChange={(choices) => setValue('userChoices', choices, { shouldDirty: true })}
      />
      <PhotoPicker uploads={uploads} />
      <NameField suggestion={suggestedName} />
      <Terms />
      <Button type="submit" variant="accent" size="large" busy={busy}>
        {busy ? t('edit.sending') : t('edit.send')}
      </Button>
      <p className={flow.note} role="status">
        {retrying && t('edit.retrying', { ...retrying })}
      </p>
    </FlowForm>
  );
}

/** More than a click or two would restore. */
const hasWords = ({ body, photos }: z.infer<typeof Kept>['values']) => body.trim() !== '' || photos.length > 0;
