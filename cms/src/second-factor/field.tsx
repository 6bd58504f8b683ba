'use client';
import { useId } from 'react';
import type { InputHTMLAttributes } from 'react';

/** A labelled input that looks as Payload's own do. */
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

/** For a code of an app, or (with `anyCode`) a recovery code too. */
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
