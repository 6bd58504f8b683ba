'use client';
import { useEffect, useRef } from 'react';
import { BASE_LOCALE } from '../../../locales.ts';
import type { ReferenceLanguage, View } from './view.ts';
import type { EntryActions } from './entry-actions.ts';
import { EntryRows } from './entry-rows.tsx';
import { entryId, countTexts, type TextsState } from './texts-state.ts';
import type { Term } from '../../terms/term-rules.ts';
import type { TextWords } from '../words.ts';

interface Props {
  words: TextWords;
  language: string;
  view: View;
  reference: ReferenceLanguage;
  state: TextsState;
  /** Where texts are overridden, by key. */
  overrides: Readonly<Record<string, string>>;
  terms: readonly Term[];
  actions: EntryActions;
  onMore: () => void;
  onClear: () => void;
}

/** The table of texts; scrolling to its end loads more. */
export function TextTable({ words, view, reference, state, overrides, terms, actions, onMore, onClear }: Props) {
  const { entries, next, busy, counts } = state;
  const shown = view.locale === BASE_LOCALE ? 'en' : view.locale === 'en' ? 'pl' : reference;
  return (
    <div className="texts__frame" aria-busy={busy}>
      <table className="texts__table">
        <thead>
          <tr>
            <th scope="col">{words.columns.key}</th>
            <th scope="col">{shown === 'both' ? words.columns.base : words.referenceOptions[shown]}</th>
            <th scope="col">{words.columns.own}</th>
            <th scope="col">{words.columns.state}</th>
          </tr>
        </thead>
        {entries.map((entry, at) => (
          <EntryRows
            key={entryId(entry)}
            words={words}
            reference={reference}
            entry={entry}
            state={state}
            terms={terms}
            overriddenIn={overrides[entryId(entry)]}
            {...actions}
            locale={view.locale}
            isOpen={state.open === entryId(entry)}
            isCurrent={state.current === entryId(entry)}
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
    const asksForWork =
      view.q === '' && (view.state === 'missing' || view.state === 'draft' || view.state === 'outdated');
    return asksForWork && counts !== undefined && countTexts(counts) > 0;
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
    // Observed again after each page, because a visible button is reported only once.
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
