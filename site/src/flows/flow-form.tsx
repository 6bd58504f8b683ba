import type { ReactNode, Ref } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as flow from './flow.module.css';

export interface FlowFormProps<Values extends FieldValues> {
  /** Made with `shouldFocusError: false`: fields register in another order than they stand in. */
  form: UseFormReturn<Values>;
  busy: boolean;
  onValid(values: Values): unknown;
  children: ReactNode;
  'aria-label'?: string;
  ref?: Ref<HTMLFormElement>;
  tabIndex?: number;
}

/** A form of a flow: sent once all its fields are right; else the first wrong one has the focus. */
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

/** Once the faults are drawn. */
function focusFirstFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
