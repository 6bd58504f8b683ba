import { createContext, useContext, useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import * as styles from './field.module.css';

/** What a control needs to belong to its field. */
export interface FieldWiring {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  required?: boolean;
}

const FieldContext = createContext<FieldWiring | null>(null);

/** Merges a control's own attributes with those of the field around it. Empty outside a field. */
export function useFieldWiring(own: { id?: string; required?: boolean; 'aria-describedby'?: string }): FieldWiring {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    required: own.required ?? field?.required,
    'aria-describedby': cx(own['aria-describedby'], field?.['aria-describedby']) || undefined,
    'aria-invalid': field?.['aria-invalid'],
  };
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Words of what is wrong; its presence marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Stands behind the label, such as "(optional)". */
  note?: ReactNode;
  className?: string;
  /** One control: TextInput, TextArea or Select. It finds its id and descriptions by itself. */
  children: ReactNode;
}

/** A labelled control with its hint and error, wired for assistive technology. */
export function Field({ label, hint, error, required, note, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const wiring: FieldWiring = {
    id,
    required,
    'aria-describedby': cx(hint != null && hintId, error != null && errorId) || undefined,
    'aria-invalid': error != null ? true : undefined,
  };
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {note != null && <span className={styles.optional}> {note}</span>}
      </label>
      {hint != null && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The words of an error, announced when they appear. Renders nothing without words. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (children == null) return null;
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  );
}
