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
import { Button } from '../../ui/index.ts';
import type { GradeSymbol } from '../../ui/index.ts';
import { contractResolver } from '../../features/forms/contract-resolver.ts';
import { isTransient } from '../../features/forms/failure.ts';
import { newKey } from '../../features/forms/new-key.ts';
import { showServerErrors } from '../../features/forms/server-errors.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
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
import { sendWithRetry } from '../send.ts';

const rules = (bodyMin: number) =>
  z.object({
    grade: chosenGrade,
    body: bodyRule(bodyMin),
    features: z.record(z.string(), Grade),
    authorName: AuthorName,
    photos: z.array(KeptPhoto).max(MAX_PHOTOS),
  });
type Values = z.infer<ReturnType<typeof rules>>;

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

/** The review of one product, by itself. */
export function ProductForm({ token, product, symbol, bodyMin, onSent, ...start }: ProductFormProps) {
  const { authorName, suggestedName, linkGrade } = start;
  const { t, locale } = useT('invitation');
  const [idempotencyKey] = useState(newKey);
  const form = useForm<Values>({
    resolver: contractResolver(rules(bodyMin), ({ key, params }) => t(`validation.${key}`, params)),
    shouldFocusError: false,
    defaultValues: { grade: linkGrade, body: '', features: {}, authorName, photos: [] },
  });
  const { control, setValue, getValues, setError } = form;
  const [photos, positions] = useWatch({ control, name: ['photos', 'features'] });
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
        features: words.features,
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
    <FlowForm form={form} busy={busy} onValid={() => submit()} aria-label={product.name}>
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
    </FlowForm>
  );
}
