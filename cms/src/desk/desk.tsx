'use client';
import { useEffect, useRef, useState } from 'react';
import type { DecideCase } from '@app/contracts/moderation';
import { ShortcutList } from '../admin/shortcut-list.tsx';
import { wordFor } from '../words/fill.ts';
import { CaseList } from './case-list.tsx';
import { CaseView } from './case-view.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { DecisionDraft } from './decision-form.tsx';
import { likelyGround, takesDown } from './grounds.ts';
import { SHORTCUTS, useDeskShortcuts } from './shortcuts.ts';
import { useDesk } from './use-desk.ts';
import type { DeskWords } from './words.ts';

const EMPTY: DecisionDraft = { decision: undefined, ground: 'not_about_experience', note: '' };

/** Queue and open case; everything can be done with the keyboard. */
export function Desk({ words, language, staffId }: { words: DeskWords; language: string; staffId: string }) {
  const { state, current, load, take, settle, select, move } = useDesk();
  const [kept, setKept] = useState<{ of: string | undefined; choice: DecisionDraft }>({ of: undefined, choice: EMPTY });
  const [help, setHelp] = useState(false);
  const note = useRef<HTMLTextAreaElement>(null);
  const id = current?.id;
  // Choices are not carried over to another case.
  const choice = kept.of === id ? kept.choice : { ...EMPTY, ...(current && { ground: likelyGround(current) }) };
  const setChoice = (chosen: DecisionDraft): void => setKept({ of: id, choice: chosen });

  useEffect(() => {
    if (id) void take(id);
  }, [id, take]);

  const confirm = (): void => {
    if (!current || !choice.decision || state.busy || !current.decidable) return;
    const text = choice.note.trim();
    const decision: DecideCase = {
      decision: choice.decision,
      ground: takesDown(current, choice.decision) ? choice.ground : 'no_violation',
      ...(text && { note: text }),
      ...(current.review && { revision: current.review.revision }),
    };
    void settle(current, decision);
  };

  useDeskShortcuts((shortcut) => {
    if (shortcut === 'next') move(1);
    else if (shortcut === 'previous') move(-1);
    else if (shortcut === 'help') setHelp((shown) => !shown);
    else if (shortcut === 'note') note.current?.focus();
    else if (shortcut === 'confirm') confirm();
    else if (current?.decidable) setChoice({ ...choice, decision: shortcut });
  });

  return (
    <>
      <header className="staff-page__head">
        <h1>{words.title}</h1>
        <button type="button" className="staff-page__button" aria-expanded={help} onClick={() => setHelp(!help)}>
          {words.shortcuts.title}
        </button>
      </header>
      {help && <ShortcutList className="desk__keys" shortcuts={SHORTCUTS} names={words.shortcuts.names} />}
      <p className="desk__status" role="status">
        {state.done && words.done[state.done]}
      </p>
      {state.error && (
        <p className="desk__message" role="alert">
          {wordFor(words.errors, state.error)}{' '}
          <button type="button" className="staff-page__button" onClick={() => void load(state.kind)}>
            {words.reload}
          </button>
        </p>
      )}
      <div className="desk__columns">
        <CaseList
          words={words}
          language={language}
          staffId={staffId}
          state={state}
          onKind={(kind) => void load(kind)}
          onSelect={select}
          onMore={() => void load(state.kind, state.cursor ?? undefined)}
        />
        <section className="desk__case" aria-label={words.openCase}>
          {current ? (
            <>
              <CaseView words={words} language={language} item={current} />
              <DecisionForm
                words={words}
                item={current}
                choice={choice}
                busy={state.busy}
                note={note}
                onChange={setChoice}
                onConfirm={confirm}
              />
            </>
          ) : (
            <p className="desk__empty">{state.busy ? words.loading : words.empty}</p>
          )}
        </section>
      </div>
    </>
  );
}
