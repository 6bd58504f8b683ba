import type { Ref } from 'react';
import type { InvitationForm } from '@app/contracts/review-forms';
import { Controller, useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.ts';
import { GradeInput, cx } from '../../ui/index.ts';
import type { GradeValue } from '../../ui/index.ts';
import type { ReviewValues } from './form-values.ts';
import * as styles from './review.module.css';

export interface StepProps {
  invitation: InvitationForm;
  /** Takes the focus when the step appears. */
  heading: Ref<HTMLHeadingElement>;
}

/** Five symbols and nothing else. */
export function GradeStep({ invitation, heading }: StepProps) {
  const { t } = useT('invitation');
  const { control, formState } = useFormContext<ReviewValues>();
  return (
    <div className={cx(styles.step, styles.centred)}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {t('edit.grade.title', { company: invitation.company.name })}
      </h1>
      <p className={styles.hint}>{t('edit.grade.hint')}</p>
      <Controller
        control={control}
        name="grade"
        render={({ field }) => (
          <GradeInput
            legend={t('edit.grade.label')}
            hideLegend
            size="large"
            symbol={invitation.symbol}
            value={field.value as GradeValue | null}
            onChange={field.onChange}
            error={formState.errors.grade ? t('edit.grade.missing') : undefined}
          />
        )}
      />
    </div>
  );
}
