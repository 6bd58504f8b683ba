import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/i18n.ts';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import type { PhotoUploads } from '../photos/use-photos.ts';
import type { ReviewValues } from './form-values.ts';
import { GradeField } from './grade-field.tsx';
import type { StepProps } from './grade-step.tsx';
import { WordsField } from './words-field.tsx';
import * as flow from '../flow.module.css';
import * as styles from './review.module.css';

/** What is asked after a grade. */
export const titleOf = (grade: number | null) =>
  grade === null || grade >= 4 ? 'titleGood' : grade === 3 ? 'titleMixed' : 'titleBad';

/** The text, with the chosen grade over it and phrases to tap; photos, where the company asks for them. */
export function WordsStep({ invitation, heading, photos }: StepProps & { photos: PhotoUploads }) {
  const { t } = useT('invitation');
  const { control } = useFormContext<ReviewValues>();
  const grade = useWatch({ control, name: 'grade' });
  return (
    <div className={styles.step}>
      <div className={styles.chosen}>
        <GradeField symbol={invitation.symbol} />
      </div>
      <h1 className={flow.title} ref={heading} tabIndex={-1}>
        {t(`edit.words.${titleOf(grade)}`)}
      </h1>
      <WordsField
        company={invitation.company.name}
        bodyMin={invitation.bodyMin}
        phrases={invitation.hints.find((hint) => hint.grade === grade)?.phrases ?? []}
      />
      {invitation.askPhotos && <PhotoPicker uploads={photos} />}
      <p className={flow.note}>{t('edit.words.rules')}</p>
    </div>
  );
}
