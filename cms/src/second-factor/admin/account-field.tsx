'use client';
import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import Link from 'next/link';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { wordsOf } from '../../words/admin-text.ts';
import { callUsers, errorWords } from './api.ts';
import { Field } from './field.tsx';
import { History, StateLine } from './factor-state.tsx';
import { useFactor } from './use-factor.ts';
import '../../admin/staff-page.css';
import './second-factor.css';

/** The second factor on the page of an account: a link for one's own, a reset by administrators for a colleague's. */
export function AccountFactor() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const words = wordsOf('secondFactor', i18n.language);
  const isOwn = user?.id === id;
  const { state, failure, reload } = useFactor(isOwn ? undefined : String(id));
  const [wasReset, setWasReset] = useState(false);
  const onReset = () => {
    setWasReset(true);
    void reload();
  };
  return (
    <section className="field-type second-factor__account" aria-labelledby="second-factor">
      <h3 id="second-factor">{words.title}</h3>
      {failure !== undefined && <p role="alert">{errorWords(words.errors, failure)}</p>}
      {state && <StateLine words={words} state={state} language={i18n.language} />}
      {isOwn && (
        <Link href="/admin/second-factor" prefetch={false}>
          {words.link}
        </Link>
      )}
      <p role="status">{wasReset && words.resetDone}</p>
      {!isOwn && state?.on && <Reset words={words} onReset={onReset} colleague={String(id)} />}
      {!isOwn && state && <History words={words} state={state} language={i18n.language} />}
    </section>
  );
}

interface ResetProps {
  words: ReturnType<typeof wordsOf<'secondFactor'>>;
  colleague: string;
  onReset: () => void;
}

/** Not a form element, because it is inside Payload's form of the account. */
function Reset({ words, colleague, onReset }: ResetProps) {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');

  const reset = async (): Promise<void> => {
    try {
      await callUsers('POST', `/${colleague}/second-factor/reset`, { password });
      onReset();
    } catch (failure) {
      setError(errorWords(words.errors, failure));
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void reset();
  };

  if (!open)
    return (
      <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(true)}>
        {words.reset}
      </Button>
    );
  return (
    <div className="second-factor__form">
      <p>{words.resetWhy}</p>
      <Field
        label={words.ownPassword}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {error && (
        <p className="staff-page__error" role="alert">
          {error}
        </p>
      )}
      <div className="second-factor__buttons">
        <Button margin={false} onClick={() => void reset()}>
          {words.reset}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => setOpen(false)}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
