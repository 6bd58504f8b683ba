'use client';
import { useEffect, useState } from 'react';
import type { ProtectedNames as Names } from '@app/contracts/websites';
import { callStaff } from '../desk/api.ts';
import { fill, wordFor } from '../words/fill.ts';
import type { Words } from '../words/say.ts';
import { fromLines, toLines } from './name-lines.ts';
import { codeOf } from './use-senders.ts';

const PATH = '/protected-names';

/** The names that nobody may have who is not known to be them, as lines of text. */
export function ProtectedNames({ words }: { words: Words['senders'] }) {
  const [text, setText] = useState<string>();
  const [said, setSaid] = useState<{ error: boolean; words: string }>();
  const { help, label, save, saved, wrong } = words.protectedNames;
  const failed = (error: unknown) => setSaid({ error: true, words: wordFor(words.errors, codeOf(error)) });
  useEffect(() => {
    callStaff<Names>('GET', PATH)
      .then(({ items }) => setText(toLines(items)))
      .catch(failed);
    // Once, when the page is opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const send = async (): Promise<void> => {
    const items = fromLines(text ?? '');
    if (typeof items === 'number') return setSaid({ error: true, words: fill(wrong, { line: String(items) }) });
    try {
      await callStaff('PUT', PATH, { items });
      setSaid({ error: false, words: saved });
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
      <p className={said?.error ? 'staff-page__error' : undefined} role={said?.error ? 'alert' : 'status'}>
        {said?.words}
      </p>
    </form>
  );
}
