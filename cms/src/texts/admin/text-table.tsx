'use client';
import { useEffect, useRef } from 'react';
import { BASE_LOCALE } from '../../locales.ts';
import type { View } from './address.ts';
import { type EntryActions, EntryRows } from './entry-rows.tsx';
import { idOf, total, type TextsState } from './state.ts';
import type { Beside } from './toolbar.tsx';
import type { TextWords } from './words.ts';

interface Props {
  words: TextWords;
  language: string;
  view: View;
  beside: Beside;
  state: TextsState;
  /** Where words are typed in place of a text, by its key. */
  typed: Readonly<Record<string, string>>;
  actions: EntryActions;
  onMore: () => void;
  onClear: () => void;
}

/** The texts below each other; more of them come as the end comes into sight. */
export function TextTable({ words, view, beside, state, typed, actions, onMore, onClear }: Props) {
  const { entries, next, busy, counts } = state;
  const shown = view.locale === BASE_LOCALE ? 'en' : view.locale === 'en' ? 'pl' : beside;
  return (
    <div className="texts__frame" aria-busy={busy}>
      <table className="texts__table">
        <thead>
          <tr>
            <th scope="col">{words.columns.key}</th>
            <th scope="col">{shown === 'both' ? words.columns.base : words.besideOptions[shown]}</th>
            <th scope="col">{words.columns.own}</th>
            <th scope="col">{words.columns.state}</th>
          </tr>
        </thead>
        {entries.map((entry, at) => (
          <EntryRows
            key={idOf(entry)}
            {...{ words, beside, entry, state }}
            typedIn={typed[idOf(entry)]}
            {...actions}
            locale={view.locale}
            isOpen={state.open === idOf(entry)}
            isCurrent={state.current === idOf(entry)}
            isFirst={view.namespace === undefined && entries[at - 1]?.namespace !== entry.namespace}
          />
        ))}
        {busy && entries.length === 0 && <Skeleton words={words} />}
      </table>
      {!busy && entries.length === 0 && (
        <div className="texts__empty">
          <p>
            <strong>{isAllDone() ? words.allDone : words.empty}</strong>
          </p>
          <p>{words.emptyHint}</p>
          <button type="button" onClick={onClear}>
            {words.clear}
          </button>
        </div>
      )}
      {next !== null && <More words={words} busy={busy} onMore={onMore} />}
      {view.key && entries.length > 0 ? (
        <button type="button" className="texts__load" onClick={onClear}>
          {words.clear}
        </button>
      ) : (
        next === null && entries.length > 0 && <p className="texts__end">{words.end}</p>
      )}
    </div>
  );

  function isAllDone(): boolean {
    const asksForWork = view.q === '' && (view.state === 'missing' || view.state === 'outdated');
    return asksForWork && counts !== undefined && total(counts) > 0;
  }
}

function More({ words, busy, onMore }: { words: TextWords; busy: boolean; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    if (!button.current) return;
    const watch = new IntersectionObserver(
      ([end]) => {
        if (end?.isIntersecting) latest.current();
      },
      { rootMargin: '600px' },
    );
    watch.observe(button.current);
    return () => watch.disconnect();
    // Watched anew after each page: an end that stays in sight is told once only.
  }, [busy]);
  return (
    <button ref={button} type="button" className="texts__load" disabled={busy} onClick={onMore}>
      {busy ? words.loading : words.more}
    </button>
  );
}

function Skeleton({ words }: { words: TextWords }) {
  return (
    <tbody className="texts__skeleton">
      <tr>
        <td colSpan={4}>
          <span className="staff-page__hidden">{words.loading}</span>
        </td>
      </tr>
      {Array.from({ length: 10 }, (_, at) => (
        <tr key={at} aria-hidden="true">
          {Array.from({ length: 4 }, (_, cell) => (
            <td key={cell}>
              <span />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
