'use client';
import { useId } from 'react';
import type { InputHTMLAttributes } from 'react';

/** A labelled input in Payload's style. */
export function Field({
  label,
  hint,
  ...input
}: { label: string; hint?: string } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className={`field-type ${input.type === 'email' ? 'email' : 'text'} second-factor__field`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input id={id} aria-describedby={hint && `${id}-hint`} {...input} />
      {hint && (
        <p id={`${id}-hint`} className="second-factor__hint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The input of an app's code or, with `anyCode`, also of a recovery code. */
export const CodeField = ({ anyCode, ...given }: { label: string; hint: string; anyCode?: boolean }) => (
  <Field
    {...given}
    name="code"
    type="text"
    required
    autoFocus
    autoComplete="one-time-code"
    inputMode={anyCode ? 'text' : 'numeric'}
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    maxLength={40}
  />
);
