import { createContext, useContext, useId, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icons/icon.tsx';
import * as styles from './field.module.css';

/** Attributes that connect a control to its field. */
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
  /** Error message; marks the control as invalid. */
  error?: ReactNode;
  required?: boolean;
  /** Note after the label, such as "(optional)". */
  note?: ReactNode;
  className?: string;
  /** One control: TextInput, TextArea or Select, which gets its id and descriptions from context. */
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

/** An error message, announced when it appears; nothing without children. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (children == null) return null;
  return (
    <p className={styles.error} id={id} role="alert">
      <Icon name="warning" size={16} />
      <span>{children}</span>
    </p>
  );
}
