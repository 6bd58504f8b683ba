'use client';
import { useEffect, useState } from 'react';
import type { ProtectedNames as Names } from '@app/contracts/websites';
import { callStaff, errorCode } from '../staff-api/client.ts';
import { fillIn, wordFor } from '../words/fill.ts';
import type { Words } from '../words/admin-text.ts';
import { parseNames, formatNames } from './name-lines.ts';

const PATH = '/protected-names';

/** Edits the protected names as lines of text. */
export function ProtectedNames({ words }: { words: Words['senders'] }) {
  const [text, setText] = useState<string>();
  const [message, setMessage] = useState<{ error: boolean; text: string }>();
  const { help, label, save, saved, wrong } = words.protectedNames;
  const failed = (error: unknown) => setMessage({ error: true, text: wordFor(words.errors, errorCode(error)) });
  useEffect(() => {
    callStaff<Names>('GET', PATH)
      .then(({ items }) => setText(formatNames(items)))
      .catch(failed);
    // Only on mount.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const send = async (): Promise<void> => {
    const items = parseNames(text ?? '');
    if (typeof items === 'number') return setMessage({ error: true, text: fillIn(wrong, { line: String(items) }) });
    try {
      await callStaff('PUT', PATH, { items });
      setMessage({ error: false, text: saved });
    } catch (error) {
      failed(error);
    }
  };

  return (
    <form
      className="senders__names"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p id="senders-names-help">{help}</p>
      <label htmlFor="senders-names">{label}</label>
      <textarea
        id="senders-names"
        aria-describedby="senders-names-help"
        rows={20}
        spellCheck={false}
        value={text ?? ''}
        disabled={text === undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="staff-page__button" disabled={text === undefined}>
        {save}
      </button>
      <p className={message?.error ? 'staff-page__error' : undefined} role={message?.error ? 'alert' : 'status'}>
        {message?.text}
      </p>
    </form>
  );
}
