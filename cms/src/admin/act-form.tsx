'use client';
import { useState } from 'react';
import type { ReactNode } from 'react';

export interface ActFormProps {
  title: string;
  hint?: string | undefined;
  words: { reason: string; confirm: string; cancel: string };
  /** Fields besides the reason. */
  children?: ReactNode;
  /** Shown above the buttons. */
  error: string | undefined;
  /** The fields' values by their names; the reason is one of them. */
  onConfirm: (values: Record<string, string>) => Promise<void>;
  onCancel: () => void;
}

/** A form for an act of staff, which needs a reason. */
export function ActForm({ title, hint, words, children, error, onConfirm, onCancel }: ActFormProps) {
  const [busy, setBusy] = useState(false);
  return (
    <form
      className="act-form"
      aria-label={title}
      onSubmit={async (event) => {
        event.preventDefault();
        const values = Object.fromEntries(
          [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]),
        );
        setBusy(true);
        await onConfirm(values);
        setBusy(false);
      }}
    >
      <h3>{title}</h3>
      {children && <div className="act-form__fields">{children}</div>}
      <label>
        {words.reason}
        <textarea name="reason" required autoFocus rows={3} minLength={10} maxLength={500} />
      </label>
      {hint && <p className="act-form__hint">{hint}</p>}
      {error && (
        <p className="staff-page__error" role="alert">
          {error}
        </p>
      )}
      <p className="act-form__buttons">
        <button type="submit" className="staff-page__button" disabled={busy}>
          {words.confirm}
        </button>
        <button type="button" className="staff-page__button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
}
