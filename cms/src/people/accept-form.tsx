'use client';
import { Button } from '@payloadcms/ui';
import Link from 'next/link';
import { useState } from 'react';
import { useReady } from '../admin/use-ready.ts';
import { callUsers, errorWords } from '../second-factor/admin/api.ts';
import { Field } from '../second-factor/admin/field.tsx';
import type { Words } from '../words/admin-text.ts';

interface Props {
  words: Words['people'];
  rules: string;
  submit: string;
  email: string;
  token: string;
}

/** The first password of an invited colleague. */
export function AcceptForm({ words, rules, submit, email, token }: Props) {
  const ready = useReady();
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [accepted, setAccepted] = useState(false);
  if (accepted)
    return (
      <p role="status">
        {words.accepted} <Link href="/admin/login">{submit}</Link>
      </p>
    );
  return (
    <form
      className="login__form second-factor__form"
      method="post"
      onSubmit={async (event) => {
        event.preventDefault();
        const password = String(new FormData(event.currentTarget).get('password'));
        setBusy(true);
        setError('');
        try {
          await callUsers('POST', '/invitations/accept', { token, password });
          setAccepted(true);
        } catch (failure) {
          setError(errorWords(words.errors, failure));
        }
        setBusy(false);
      }}
    >
      <Field label={words.email} name="email" type="email" autoComplete="username" readOnly defaultValue={email} />
      <Field
        label={words.newPassword}
        hint={rules}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        autoFocus
      />
      {error && (
        <p className="staff-page__error" role="alert">
          {error}
        </p>
      )}
      <Button type="submit" size="large" margin={false} disabled={!ready || busy}>
        {words.accept}
      </Button>
    </form>
  );
}
