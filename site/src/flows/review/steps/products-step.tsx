import { useContext } from 'react';
import type { FormProduct, InvitationForm } from '@app/contracts/review-forms';
import { useFormContext, useWatch } from 'react-hook-form';
import { focusFirstInput } from '../../../lib/browser/focus.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Button } from '../../../ui/index.ts';
import { Scripted } from '../../scripted.ts';
import { phrasesFor } from '../fields/hints.ts';
import { WordsField } from '../fields/words-field.tsx';
import { AboutYou } from '../fields/about-you.tsx';
import { FeaturesInput } from '../fields/features-input.tsx';
import type { ReviewValues } from '../values/form-values.ts';
import { GradeField } from '../fields/grade-field.tsx';
import type { StepProps } from './grade-step.tsx';
import * as flow from '../../flow.module.css';
import * as styles from '../review.module.css';

/** Products of the order, each optional. */
export function ProductsStep({ invitation, heading }: StepProps) {
  const { t } = useT('invitation');
  return (
    <div className={styles.step}>
      <h1 className={flow.title} ref={heading} tabIndex={-1}>
        {t('edit.products.title')}
      </h1>
      <p className={styles.hint}>{t('edit.products.hint')}</p>
      {invitation.products.map((product, index) => (
        <Product key={product.id} product={product} index={index} invitation={invitation} />
      ))}
    </div>
  );
}

/** A product: first its grade, then its text. */
function Product({
  product: { name, features = [], userFeatures = [] },
  index,
  invitation,
}: {
  product: FormProduct;
  index: number;
  invitation: InvitationForm;
}) {
  const { t } = useT('invitation');
  const { control, setValue, clearErrors } = useFormContext<ReviewValues>();
  const field = `products.${index}` as const;
  const [grade, body, positions, chosen] = useWatch({
    control,
    name: [`${field}.grade`, `${field}.body`, `${field}.features`, `${field}.userChoices`],
  });
  const scripted = useContext(Scripted);
  const open = !scripted || grade !== null || body !== '';

  return (
    <section className={styles.product} aria-label={name}>
      <h2 className={styles.productName}>{name}</h2>
      <GradeField
        name={`products.${index}.grade`}
        legend={t('edit.products.gradeLabel', { product: name })}
        hideLegend
        symbol={invitation.symbol}
        missing={t('edit.products.gradeMissing')}
      />
      {open && (
        <>
          <WordsField
            name={`products.${index}.body`}
            phrases={phrasesFor(invitation.productHints, grade)}
            label={t('edit.products.bodyLabel')}
            bodyMin={invitation.bodyMin}
            rows={3}
            className={styles.productBody}
          />
          <FeaturesInput
            features={features}
            name={`${field}.features`}
            value={positions ?? {}}
            onChange={(placed) => setValue(`${field}.features`, { ...placed }, { shouldDirty: true })}
          />
          <AboutYou
            features={userFeatures}
            name={`${field}.userChoices`}
            value={chosen ?? []}
            onChange={(choices) => setValue(`${field}.userChoices`, choices, { shouldDirty: true })}
          />
          {scripted && (
            <Button
              variant="quiet"
              size="small"
              onClick={(event) => {
                focusFirstInput(event.currentTarget, 'section');
                setValue(`products.${index}.grade`, null, { shouldDirty: true });
                setValue(`products.${index}.body`, '', { shouldDirty: true });
                setValue(`${field}.features`, {}, { shouldDirty: true });
                if (userFeatures.length > 0) setValue(`${field}.userChoices`, [], { shouldDirty: true });
                clearErrors(`products.${index}`);
              }}
            >
              {t('edit.products.clear')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
