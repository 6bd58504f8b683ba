import type { RatingCriterion } from '@app/contracts/reviews';
import { Controller, useFormContext } from 'react-hook-form';
import type { GradeSymbol } from '../../../ui/index.ts';
import type { ReviewValues } from '../values/form-values.ts';
import { RatingsInput } from './ratings-input.tsx';

/** Detailed ratings, for any form with a field `ratings`. */
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
