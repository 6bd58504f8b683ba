import { useController } from 'react-hook-form';
import { useT } from '../../../lib/texts/i18n.ts';
import { GradeInput } from '../../../ui/index.ts';
import type { GradeInputProps, GradeValue } from '../../../ui/index.ts';

export interface GradeFieldProps extends Pick<GradeInputProps, 'hideLegend' | 'symbol' | 'size' | 'leadsOn'> {
  /** Name of the form's field. */
  name?: string;
  /** Subject of the grade, if not the company. */
  legend?: string;
  /** Error shown while no grade is chosen. */
  missing?: string;
}

/** Grade of a review, for any form with such a field. */
export function GradeField({ name = 'grade', legend, missing, ...look }: GradeFieldProps) {
  const { t } = useT('invitation');
  const { field, fieldState } = useController({ name });
  return (
    <GradeInput
      {...look}
      name={name}
      legend={legend ?? t('edit.grade.label')}
      value={field.value as GradeValue | null}
      onChange={field.onChange}
      error={fieldState.error && (missing ?? t('edit.grade.missing'))}
    />
  );
}
