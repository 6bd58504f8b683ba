import { REVIEW_BODY_MAX, REVIEW_BODY_MIN } from '@app/contracts/reviews';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useId } from 'react';
import { useT } from '../../lib/i18n.ts';
import { Button, Field, GradeInput, TextArea } from '../../ui/index.ts';
import type { GradeValue } from '../../ui/index.ts';
import { Counter } from './counter.tsx';
import type { ReviewValues } from './form-values.ts';
import type { StepProps } from './grade-step.tsx';
import * as styles from './review.module.css';

/** The products of the order; each may be rated or left out. */
export function ProductsStep({ invitation, heading }: StepProps) {
  const { t } = useT('invitation');
  return (
    <div className={styles.step}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {t('edit.products.title')}
      </h1>
      <p className={styles.hint}>{t('edit.products.hint')}</p>
      {invitation.products.map((product, index) => (
        <Product key={product.id} name={product.name} index={index} symbol={invitation.symbol} />
      ))}
    </div>
  );
}

/** One product: its grade first, then room for words. */
function Product({ name, index, symbol }: { name: string; index: number; symbol: StepProps['invitation']['symbol'] }) {
  const { t } = useT('invitation');
  const { control, register, formState, setValue, clearErrors } = useFormContext<ReviewValues>();
  const [grade, body] = useWatch({ control, name: [`products.${index}.grade`, `products.${index}.body`] });
  const errors = formState.errors.products?.[index];
  const counterId = useId();
  const open = grade !== null || body !== '';

  return (
    <section className={styles.product} aria-label={name}>
      <h2 className={styles.productName}>{name}</h2>
      <Controller
        control={control}
        name={`products.${index}.grade`}
        render={({ field }) => (
          <GradeInput
            legend={t('edit.products.gradeLabel', { product: name })}
            hideLegend
            symbol={symbol}
            value={field.value as GradeValue | null}
            onChange={field.onChange}
            error={errors?.grade ? t('edit.products.gradeMissing') : undefined}
          />
        )}
      />
      {open && (
        <>
          <div>
            <Field label={t('edit.products.bodyLabel')} error={errors?.body?.message}>
              <TextArea
                rows={3}
                className={styles.productBody}
                aria-describedby={counterId}
                {...register(`products.${index}.body`)}
              />
            </Field>
            <Counter id={counterId} text={body} min={REVIEW_BODY_MIN} max={REVIEW_BODY_MAX} />
          </div>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setValue(`products.${index}.grade`, null, { shouldDirty: true });
              setValue(`products.${index}.body`, '', { shouldDirty: true });
              clearErrors(`products.${index}`);
            }}
          >
            {t('edit.products.clear')}
          </Button>
        </>
      )}
    </section>
  );
}
