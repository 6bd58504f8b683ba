import type { Ref } from 'react';
import type { InvitationForm } from '@app/contracts/review-forms';
import { useT } from '../../../lib/texts/i18n.ts';
import { cx } from '../../../ui/index.ts';
import { GradeField } from '../fields/grade-field.tsx';
import * as flow from '../../flow.module.css';
import * as styles from '../review.module.css';

export interface StepProps {
  invitation: InvitationForm;
  /** Takes the focus when the step appears. */
  heading: Ref<HTMLHeadingElement>;
}

/** The grade only. */
export function GradeStep({ invitation, heading }: StepProps) {
  const { t } = useT('invitation');
  return (
    <div className={cx(styles.step, styles.centred)}>
      <h1 className={flow.title} ref={heading} tabIndex={-1}>
        {t('edit.grade.title', { company: invitation.company.name })}
      </h1>
      <p className={styles.hint}>{t('edit.grade.hint')}</p>
      <GradeField hideLegend leadsOn size="large" symbol={invitation.symbol} />
    </div>
  );
}
