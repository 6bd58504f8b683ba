'use client';
import { useEffect, useRef, useState } from 'react';
import { fillIn, wordFor } from '../../../words/fill.ts';
import type { HistoryItem, TextEntry, TextNote, TextRow } from '../../schemas.ts';
import { codeOf, fetchHistory, restoreVersion, TextApiError, writeNote } from '../api.ts';
import { TextChanges } from '../text-changes.tsx';
import type { TextWords } from '../words.ts';

interface Props {
  words: TextWords;
  language: string;
  entry: TextEntry;
  onClose: () => void;
  onRows: (rows: TextRow[]) => void;
  onNote: (note: TextNote | null) => void;
}

/** Side panel with the comment and the history of a text. */
export function Details({ words, language, entry, onClose, onRows, onNote }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <aside
      className="texts__panel"
      data-panel=""
      aria-label={fillIn(words.details, { key: entry.family })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2 ref={head} tabIndex={-1}>
          {entry.family}
        </h2>
        <button type="button" aria-label={words.close} title={words.close} onClick={onClose}>
          ✕
        </button>
      </header>
      <Comment words={words} entry={entry} onNote={onNote} />
      <section>
        <h3>{words.history.title}</h3>
        {entry.rows.map((row) => (
          <History key={`${row.id} ${row.revision}`} words={words} language={language} row={row} onRows={onRows} />
        ))}
      </section>
    </aside>
  );
}

function Comment({ words, entry, onNote }: Pick<Props, 'words' | 'entry' | 'onNote'>) {
  const { note } = entry;
  const [text, setText] = useState(note?.text ?? '');
  const [error, setError] = useState<string>();
  const save = async (): Promise<void> => {
    try {
      const { note: saved } = await writeNote(entry, text, note?.revision ?? null);
      setError(undefined);
      onNote(saved);
    } catch (failure) {
      // Show the colleague's comment and keep what was typed.
      if (failure instanceof TextApiError && failure.code === 'note_changed')
        onNote((failure.details.note ?? null) as TextNote | null);
      setError(codeOf(failure));
    }
  };
  return (
    <section>
      <h3>{words.comment.title}</h3>
      <p className="texts__hint">{words.comment.lead}</p>
      {note && note.text !== text && <blockquote>{note.text}</blockquote>}
      <textarea
        rows={3}
        maxLength={2000}
        value={text}
        aria-label={words.comment.title}
        placeholder={words.comment.empty}
        onChange={(event) => setText(event.target.value)}
      />
      {note?.by && <p className="texts__hint">{fillIn(words.comment.by, { by: note.by })}</p>}
      {error && (
        <p className="texts__message" role="alert">
          {wordFor(words.errors, error)}
        </p>
      )}
      <button type="button" disabled={text.trim() === (note?.text ?? '')} onClick={() => void save()}>
        {words.comment.save}
      </button>
    </section>
  );
}

interface HistoryProps {
  words: TextWords;
  language: string;
  row: TextRow;
  onRows: (rows: TextRow[]) => void;
}

function History({ words, language, row, onRows }: HistoryProps) {
  const [items, setItems] = useState<HistoryItem[]>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    let wanted = true;
    fetchHistory(row.id).then(
      (answer) => wanted && setItems(answer.items),
      (failure: unknown) => wanted && setError(codeOf(failure)),
    );
    return () => void (wanted = false);
  }, [row.id]);
  const restore = async (version: string): Promise<void> => {
    try {
      onRows((await restoreVersion(row.id, version, row.revision)).rows);
    } catch (failure) {
      setError(codeOf(failure));
    }
  };
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="texts__history">
      {row.form !== '' && <h4>{wordFor(words.form, row.form)}</h4>}
      {error && (
        <p className="texts__message" role="alert">
          {wordFor(words.errors, error)}
        </p>
      )}
      {items?.length === 0 && <p className="texts__hint">{words.history.empty}</p>}
      <ol>
        {items?.map(({ id, before, after, how, by, at }, place) => (
          <li key={id}>
            <p className="texts__hint">
              {by ?? words.history.nobody} · {words.history.how[how]} ·{' '}
              <time dateTime={at}>{when.format(new Date(at))}</time>
            </p>
            <p lang={row.locale}>
              <TextChanges before={before ?? ''} after={after ?? ''} />
            </p>
            {place > 0 && after !== null && (
              <button type="button" onClick={() => void restore(id)}>
                {words.history.restore}
              </button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
