import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { ApiProblem } from '../api/api.ts';

/** Shows the engine's field errors at their fields. */
export function showServerErrors<T extends FieldValues>(
  { errors }: Pick<ApiProblem, 'errors'>,
  setError: UseFormSetError<T>,
): void {
  for (const [index, { path, code, message }] of errors.entries()) {
    setError(path as Path<T>, { type: code, message }, { shouldFocus: index === 0 });
  }
}
