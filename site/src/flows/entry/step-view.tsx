import type { ReactNode, Ref } from 'react';
import type { EntryForm } from '@app/contracts/review-forms';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, TextInput, cx } from '../../ui/index.ts';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import type { PhotoUploads } from '../photos/use-photos.ts';
import { phrasesFor } from '../review/fields/hints.ts';
import { AboutYou } from '../review/fields/about-you.tsx';
import { FeaturesInput } from '../review/fields/features-input.tsx';
import { GradeField } from '../review/fields/grade-field.tsx';
import { NameField } from '../review/fields/name-field.tsx';
import { RatingsField } from '../review/fields/ratings-field.tsx';
import { Terms } from '../review/steps/terms.tsx';
import { WordsField } from '../review/fields/words-field.tsx';
import { questionKey } from '../review/steps/words-step.tsx';
import { detailsOf } from './entry-steps.ts';
import type { Step } from './entry-steps.ts';
import type { EntryValues } from './entry-values.ts';
import * as flow from '../flow.module.css';
import * as review from '../review/review.module.css';

export interface StepViewProps {
  step: Step;
  entry: EntryForm;
  uploads: PhotoUploads;
  /** Takes the focus when the step appears. */
  heading: Ref<HTMLHeadingElement>;
}

/** Renders one step. */
export function StepView({ step, entry, uploads, heading }: StepViewProps) {
  const { t } = useT('invitation');
  const grade = useWatch<EntryValues, 'grade'>({ name: 'grade' });
  const { control, setValue } = useFormContext<EntryValues>();
  const [chosen, positions] = useWatch({ control, name: ['userChoices', 'features'] });
  const { company, product, symbol, bodyMin, hints } = entry;
  const { criteria, features, userFeatures } = detailsOf(entry);
  const screen = (title: string, content: ReactNode, className?: string) => (
    <div className={cx(review.step, className)}>
      <h3 className={flow.heading} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {content}
    </div>
  );
  switch (step) {
    case 'grade':
      return screen(
        product
          ? t('edit.products.gradeLabel', { product: product.name })
          : t('edit.grade.title', { company: company.name }),
        <GradeField hideLegend leadsOn size="large" symbol={symbol} missing={t('validation.required')} />,
        review.centred,
      );
    case 'words':
      return screen(
        t(`edit.words.${questionKey(grade)}`),
        <>
          <WordsField
            bodyMin={bodyMin}
            {...(product
              ? { label: t('edit.products.bodyLabel') }
              : { hint: t('edit.words.hint', { company: company.name }) })}
            phrases={phrasesFor(hints, grade)}
          />
          <PhotoPicker uploads={uploads} />
          <p className={flow.note}>{t('edit.words.rules')}</p>
        </>,
      );
    case 'details':
      return screen(
        t('edit.details.title'),
        <>
          <p className={review.hint}>{t('edit.details.hint')}</p>
          {criteria.length > 0 && <RatingsField criteria={criteria} symbol={symbol} />}
          {features.length > 0 && (
            <FeaturesInput
              features={features}
              value={positions}
              onChange={(value) => setValue('features', value, { shouldDirty: true })}
            />
          )}
          <AboutYou
            features={userFeatures}
            value={chosen}
            onChange={(choices) => setValue('userChoices', choices, { shouldDirty: true })}
          />
        </>,
      );
    case 'who':
      return screen(
        t('edit.name.title'),
        <Who company={company.name} lost={uploads.pending.filter(({ fault }) => fault).length} />,
      );
  }
}

/** Name of the author, and the e-mail address for the confirmation. */
function Who({ company, lost }: { company: string; lost: number }) {
  const { t } = useT('invitation');
  const { register, formState } = useFormContext<EntryValues>();
  return (
    <>
      <NameField suggestion={null} />
      <Field label={t('entry.email')} hint={t('entry.emailHint')} error={formState.errors.email?.message}>
        <TextInput type="email" autoComplete="email" inputMode="email" maxLength={254} {...register('email')} />
      </Field>
      <Field
        label={t('entry.orderRef')}
        note={t('edit.optional')}
        hint={t('entry.orderRefHint', { company })}
        error={formState.errors.orderRef?.message}
      >
        <TextInput autoComplete="off" {...register('orderRef')} />
      </Field>
      {lost > 0 && <p className={flow.note}>{t('photos.lost', { count: lost })}</p>}
      <Terms />
    </>
  );
}
