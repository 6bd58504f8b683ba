import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Revalidates fields with errors on every change, so that an error disappears once it is corrected. */
export function useRevalidation<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { subscribe, getFieldState, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as FieldPath<Values> | undefined;
          // A product is validated as a whole: whether it has a grade decides about its text.
          const checked = field?.startsWith('products.') ? ('products' as FieldPath<Values>) : field;
          if (checked && getFieldState(checked).invalid) void trigger(checked);
        },
      }),
    [subscribe, getFieldState, trigger],
  );
}
