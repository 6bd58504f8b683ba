import type { RatingCriterion } from '@app/contracts/reviews';
import { Controller, useFormContext } from 'react-hook-form';
import type { GradeSymbol } from '../../ui/index.ts';
import type { ReviewValues } from './form-values.ts';
import { RatingsInput } from './ratings-input.tsx';

/** The detailed ratings of a review. Stands in any form that has a field `ratings`. */
export function RatingsField(props: { criteria: readonly RatingCriterion[]; symbol: GradeSymbol }) {
  const { control } = useFormContext<Pick<ReviewValues, 'ratings'>>();
  return (
    <Controller
      control={control}
      name="ratings"
      render={({ field }) => <RatingsInput {...props} value={field.value} onChange={field.onChange} />}
    />
  );
}
