import { useState } from 'react';
import { Grade } from '@app/contracts/common';
import { SubmittedReview } from '@app/contracts/review-forms';
import type { FormProduct } from '@app/contracts/review-forms';
import { AuthorName, MAX_PHOTOS } from '@app/contracts/reviews';
import type { SubmitProductReview } from '@app/contracts/review-forms';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Alert, Button } from '../../ui/index.ts';
import type { GradeSymbol } from '../../ui/index.ts';
import { contractResolver } from '../../features/forms/contract-resolver.ts';
import { newKey } from '../../features/forms/new-key.ts';
import { showServerErrors } from '../../features/forms/server-errors.ts';
import { FlowForm } from '../flow-form.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { usePhotos } from '../photos/use-photos.ts';
import { BodyField } from '../review/body-field.tsx';
import { FeaturesInput } from '../review/features-input.tsx';
import { KeptPhoto, bodyRule, chosenGrade } from '../review/form-values.ts';
import { GradeField } from '../review/grade-field.tsx';
import { NameField } from '../review/name-field.tsx';
import { NotSent } from '../review/not-sent.tsx';
import { Terms } from '../review/terms.tsx';
import { useFormChanges, useOpenedDraft } from '../use-form-draft.ts';
import { useSending } from '../use-sending.ts';
import * as flow from '../flow.module.css';

const rules = (bodyMin: number) =>
  z.object({
    grade: chosenGrade,
    body: bodyRule(bodyMin),
    features: z.record(z.string(), Grade),
    authorName: AuthorName,
    photos: z.array(KeptPhoto).max(MAX_PHOTOS),
  });
type Values = z.infer<ReturnType<typeof rules>>;

const Kept = z.object({
  values: z.object({
    ...{ grade: Grade.nullable(), body: z.string().max(50_000), features: z.record(z.string(), Grade) },
    ...{ authorName: z.string().max(500), photos: z.array(KeptPhoto).max(MAX_PHOTOS) },
  }),
  /** Of the link that the form was opened with: only another one is newer than what was chosen here. */
  linkGrade: Grade.nullable(),
  /** What is sent twice, also after a reload, counts once. */
  idempotencyKey: z.uuid(),
});

export interface ProductFormProps {
  token: string;
  product: Pick<FormProduct, 'id' | 'name' | 'features'>;
  symbol: GradeSymbol;
  bodyMin: number;
  /** What the field for the name begins with. */
  authorName: string;
  suggestedName: string | null;
  linkGrade: number | null;
  onSent(review: SubmittedReview): void;
}

/** The review of one product, by itself; kept on this device until it is sent. */
export function ProductForm({ token, product, symbol, bodyMin, onSent, ...start }: ProductFormProps) {
  const { authorName, suggestedName, linkGrade } = start;
  const { t, locale } = useT('invitation');
  const { draft, kept } = useOpenedDraft(`product-${product.id}`, token, Kept);
  const [idempotencyKey] = useState(() => kept?.idempotencyKey ?? newKey());
  const form = useForm<Values>({
    resolver: contractResolver(rules(bodyMin), ({ key, params }) => t(`validation.${key}`, params)),
    shouldFocusError: false,
    defaultValues: {
      ...(kept?.values ?? { body: '', features: {}, authorName, photos: [] }),
      grade: kept && (linkGrade === null || linkGrade === kept.linkGrade) ? kept.values.grade : linkGrade,
    },
  });
  useFormChanges(form, (values) => draft.save({ values, linkGrade, idempotencyKey }));
  const { control, setValue, getValues, setError } = form;
  const [photos, positions] = useWatch({ control, name: ['photos', 'features'] });
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
      {failure && <NotSent failure={failure} />}
      <GradeField legend={t('edit.products.gradeLabel', { product: product.name })} hideLegend symbol={symbol} />
      <BodyField label={t('edit.products.bodyLabel')} bodyMin={bodyMin} rows={4} />
      {product.features && (
        <FeaturesInput
          features={product.features}
          value={positions}
          onChange={(placed) => setValue('features', { ...placed }, { shouldDirty: true })}
        />
      )}
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

/** More than what a press or two would bring back. */
const hasWords = ({ body, photos }: z.infer<typeof Kept>['values']) => body.trim() !== '' || photos.length > 0;
