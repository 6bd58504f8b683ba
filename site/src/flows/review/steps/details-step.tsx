import { useT } from '../../../lib/texts/i18n.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ReviewValues } from '../values/form-values.ts';
import { AboutYou } from '../fields/about-you.tsx';
import type { StepProps } from './grade-step.tsx';
import { QuestionInput } from '../fields/question-input.tsx';
import { RatingsField } from '../fields/ratings-field.tsx';
import * as flow from '../../flow.module.css';
import * as styles from '../review.module.css';

/** Detailed ratings and custom questions. */
export function DetailsStep({ invitation, heading }: StepProps) {
  const { t } = useT('invitation');
  const { criteria, questions, symbol, company, userFeatures = [] } = invitation;
  const { control, setValue } = useFormContext<ReviewValues>();
  const chosen = useWatch({ control, name: 'userChoices' });
  return (
    <div className={styles.step}>
      <h1 className={flow.title} ref={heading} tabIndex={-1}>
        {t('edit.details.title')}
      </h1>
      <p className={styles.hint}>
        {questions.length > 0 ? t('edit.details.hintQuestions', { company: company.name }) : t('edit.details.hint')}
      </p>
      {criteria.length > 0 && <RatingsField criteria={criteria} symbol={symbol} />}
      {questions.map((question, index) => (
        <QuestionInput key={question.id} question={question} index={index} />
      ))}
      <AboutYou
        features={userFeatures}
        name="userChoices"
        value={chosen ?? []}
        onChange={(choices) => setValue('userChoices', choices, { shouldDirty: true })}
      />
    </div>
  );
}
