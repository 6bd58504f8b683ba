import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { cx } from '../cx.ts';
import { FieldError, useFieldWiring } from './field.tsx';
import { Icon } from '../icons/icon.tsx';
import * as styles from './field.module.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

export function TextInput({ className, ...rest }: TextInputProps) {
  return <input type="text" {...rest} {...useFieldWiring(rest)} className={cx(styles.control, className)} />;
}

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
  /** Shows "used / max" below; longer text is accepted, so that a paste is never truncated. */
  counterMax?: number;
}

export function TextArea({ className, counterMax, onChange, ref, ...rest }: TextAreaProps) {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);
  // Somebody may have typed before the page came to life.
  useEffect(() => setTyped(area.current?.value ?? ''), []);
  const counterId = useId();
  const described = cx(rest['aria-describedby'], counterMax !== undefined && counterId) || undefined;
  const wiring = useFieldWiring({ ...rest, 'aria-describedby': described });
  const used = Array.from(String(rest.value ?? typed)).length;
  return (
    <>
      <textarea
        rows={5}
        // People write in all scripts, in whatever language the page is.
        dir="auto"
        {...rest}
        {...wiring}
        ref={area}
        className={cx(styles.control, styles.area, className)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      {counterMax !== undefined && (
        <span className={cx(styles.below, used > counterMax && styles.over)} id={counterId}>
          {used} / {counterMax}
        </span>
      )}
    </>
  );
}

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className={styles.selectBox}>
      <select {...rest} {...useFieldWiring(rest)} className={cx(styles.control, styles.select, className)}>
        {children}
      </select>
      <Icon name="chevron" />
    </span>
  );
}

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  ref?: Ref<HTMLInputElement>;
  label: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-invalid={error != null || undefined}
          aria-describedby={error != null ? errorId : rest['aria-describedby']}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
