import type { ReactNode, Ref } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as flow from './flow.module.css';

export interface FlowFormProps<Values extends FieldValues> {
  /** Requires `shouldFocusError: false`, because fields register in another order than they are shown. */
  form: UseFormReturn<Values>;
  busy: boolean;
  onValid(values: Values): unknown;
  children: ReactNode;
  'aria-label'?: string;
  ref?: Ref<HTMLFormElement>;
  tabIndex?: number;
}

/** Form of a flow. If invalid, it focuses the first wrong field. */
export function FlowForm<Values extends FieldValues>({ form, busy, onValid, ...rest }: FlowFormProps<Values>) {
  return (
    <FormProvider {...form}>
      <form
        {...rest}
        className={flow.form}
        method="post"
        noValidate
        aria-busy={busy || undefined}
        onSubmit={(event) => {
          const element = event.currentTarget;
          void form.handleSubmit(
            (values) => void onValid(values),
            () => focusFirstFault(element),
          )(event);
        }}
      />
    </FormProvider>
  );
}

/** After the errors are rendered. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
