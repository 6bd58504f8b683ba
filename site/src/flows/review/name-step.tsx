import { useFormContext, useWatch } from 'react-hook-form';
import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { Button, Field, GradeDisplay, TextInput } from '../../ui/index.ts';
import { richText } from '../../features/forms/rich-text.tsx';
import type { ReviewValues } from './form-values.ts';
import type { StepProps } from './grade-step.tsx';
import * as styles from './review.module.css';

/** A last look, the name under it, and the terms that sending accepts. */
export function NameStep({ invitation, heading, onChange }: StepProps & { onChange(): void }) {
  const { t, locale } = useT('invitation');
  const { control, register, formState, setValue } = useFormContext<ReviewValues>();
  const { grade, body, products, authorName } = useWatch({ control }) as ReviewValues;
  const rated = products.filter((product) => product.grade !== null).length;
  const suggestion = invitation.suggestedName;
  // Another tab: what is written must not be left for the terms.
  const legal = (path: string) => (words: string) => (
    <a href={localePath(locale, path)} target="_blank" rel="noopener">
      {words}
    </a>
  );

  return (
    <div className={styles.step}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {t('edit.name.title')}
      </h1>
      <div>
        <Field label={t('edit.name.label')} hint={t('edit.name.hint')} error={formState.errors.authorName?.message}>
          <TextInput autoComplete="nickname" maxLength={200} enterKeyHint="send" {...register('authorName')} />
        </Field>
        {suggestion && authorName.trim() !== suggestion && (
          <Button
            className={styles.suggestion}
            variant="secondary"
            size="small"
            onClick={() => setValue('authorName', suggestion, { shouldDirty: true, shouldValidate: true })}
          >
            {t('edit.name.use', { name: suggestion })}
          </Button>
        )}
      </div>
      <section className={styles.summary}>
        <div className={styles.summaryHead}>
          <h2>{t('edit.name.summary')}</h2>
          <Button variant="quiet" size="small" onClick={onChange}>
            {t('edit.name.change')}
          </Button>
        </div>
        <GradeDisplay value={grade} symbol={invitation.symbol} />
        <p className={styles.quote}>{body.trim()}</p>
        {rated > 0 && <p className={styles.note}>{t('edit.name.productCount', { count: rated })}</p>}
      </section>
      <p className={styles.note}>
        {richText(t('edit.terms'), { terms: legal('/user-regulations'), privacy: legal('/privacy-policy') })}
      </p>
    </div>
  );
}
