import { useEffect } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { ReviewValues } from './form-values.ts';

/** A field that shows an error is checked again while it is corrected, so that the error goes as soon as it may. */
export function useRecheck({ subscribe, getFieldState, trigger }: UseFormReturn<ReviewValues>): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as FieldPath<ReviewValues> | undefined;
          // A product is one thing to be right or wrong: its grade decides about its text.
          const checked = field?.startsWith('products.') ? 'products' : field;
          if (checked && getFieldState(checked).invalid) void trigger(checked);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
}
