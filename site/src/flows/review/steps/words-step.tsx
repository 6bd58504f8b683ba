import { useContext } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../lib/texts/i18n.ts';
import { PhotoPicker } from '../../photos/photo-picker.tsx';
import type { PhotoUploads } from '../../photos/use-photos.ts';
import type { ReviewValues } from '../values/form-values.ts';
import { phrasesFor } from '../fields/hints.ts';
import { cx } from '../../../ui/index.ts';
import { Scripted } from '../../scripted.ts';
import { GradeField } from '../fields/grade-field.tsx';
import type { StepProps } from './grade-step.tsx';
import { WordsField } from '../fields/words-field.tsx';
import * as flow from '../../flow.module.css';
import * as styles from '../review.module.css';

/** Key of the question after a grade. */
export const questionKey = (grade: number | null) =>
  grade === null || grade >= 4 ? 'titleGood' : grade === 3 ? 'titleMixed' : 'titleBad';

/** Text below the chosen grade with suggested phrases, and photos if the company allows them. */
export function WordsStep({ invitation, heading, photos }: StepProps & { photos: PhotoUploads }) {
  const { t } = useT('invitation');
  const scripted = useContext(Scripted);
  const { control } = useFormContext<ReviewValues>();
  const grade = useWatch({ control, name: 'grade' });
  return (
    <div className={styles.step}>
      <div className={styles.chosen}>
        <GradeField symbol={invitation.symbol} />
      </div>
      <h1 className={flow.title} ref={heading} tabIndex={-1}>
        {t(`edit.words.${questionKey(grade)}`)}
      </h1>
      <WordsField
        bodyMin={invitation.bodyMin}
        hint={t('edit.words.hint', { company: invitation.company.name })}
        phrases={phrasesFor(invitation.hints, grade)}
      />
      {invitation.askPhotos && (
        <div className={cx(!scripted && styles.needsScripts)}>
          <PhotoPicker uploads={photos} />
        </div>
      )}
      <p className={flow.note}>{t('edit.words.rules')}</p>
    </div>
  );
}
