import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** A field that shows an error is checked again while it is corrected, so that the error goes as soon as it may. */
export function useRecheck<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { subscribe, getFieldState, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as FieldPath<Values> | undefined;
          // A product is one thing to be right or wrong: its grade decides about its text.
          const checked = field?.startsWith('products.') ? ('products' as FieldPath<Values>) : field;
          if (checked && getFieldState(checked).invalid) void trigger(checked);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
}
