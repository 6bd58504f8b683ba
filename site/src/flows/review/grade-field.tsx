import { useController } from 'react-hook-form';
import { useT } from '../../lib/i18n.ts';
import { GradeInput } from '../../ui/index.ts';
import type { GradeInputProps, GradeValue } from '../../ui/index.ts';

export interface GradeFieldProps extends Pick<GradeInputProps, 'hideLegend' | 'symbol' | 'size'> {
  /** Its field in the form. */
  name?: string;
  /** What is graded, where it is not the company. */
  legend?: string;
  /** What is said while there is no grade. */
  missing?: string;
}

/** The grade of a review. Stands in any form that has a field for it. */
export function GradeField({ name = 'grade', legend, missing, ...look }: GradeFieldProps) {
  const { t } = useT('invitation');
  const { field, fieldState } = useController({ name });
  return (
    <GradeInput
      {...look}
      legend={legend ?? t('edit.grade.label')}
      value={field.value as GradeValue | null}
      onChange={field.onChange}
      error={fieldState.error && (missing ?? t('edit.grade.missing'))}
    />
  );
}
