'use client';
import { useEffect, useRef, useState } from 'react';
import type { DeskOverview } from '@app/contracts/moderating/desk-work';
import type { DecideCase } from '@app/contracts/moderation';
import { ShortcutList } from '../admin/shortcut-list.tsx';
import { useAnswer } from '../staff-api/use-answer.ts';
import { wordFor } from '../words/fill.ts';
import { CaseList } from './case-list.tsx';
import { CaseView } from './case-view.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { DecisionDraft } from './decision-form.tsx';
import { groundsOf, likelyGround, takesDown } from './grounds.ts';
import { SHORTCUTS, groundAt, useDeskShortcuts } from './shortcuts.ts';
import { BulkBar, UndoNotice } from './side/bulk-bar.tsx';
import { CaseBar } from './side/case-bar.tsx';
import { Filters } from './side/filters.tsx';
import { Overview } from './side/overview.tsx';
import { useDesk } from './use-desk.ts';
import type { DeskWords } from './words.ts';

const EMPTY: DecisionDraft = { decision: undefined, ground: 'not_about_experience', note: '' };

/** Queue and open case; everything can be done with the keyboard. */
export function Desk({ words, language, staffId }: { words: DeskWords; language: string; staffId: string }) {
  const actions = useDesk(staffId);
  const { state, current, load, settle, select, move, tick } = actions;
  const { value: overview, reload } = useAnswer<DeskOverview>('/desk');
  const [kept, setKept] = useState<{ of: string | undefined; choice: DecisionDraft }>({ of: undefined, choice: EMPTY });
  const [help, setHelp] = useState(false);
  const note = useRef<HTMLTextAreaElement>(null);
  const id = current?.id;
  // Choices are not carried over to another case.
  const choice = kept.of === id ? kept.choice : { ...EMPTY, ...(current && { ground: likelyGround(current) }) };
  /** Choosing an option claims the case; looking at it does not. */
  const setChoice = (chosen: DecisionDraft): void => {
    setKept({ of: id, choice: chosen });
    if (current?.decidable && current.claimedBy === null) void actions.claim(current.id);
  };

  // What was decided has changed.
  useEffect(() => void (state.done && reload()), [state.done, state.items.length, reload]);

  const confirm = (): void => {
    if (!current || !choice.decision || state.busy || !current.decidable) return;
    const text = choice.note.trim();
    const decision: Omit<DecideCase, 'revision'> = {
      decision: choice.decision,
      ground: takesDown(current, choice.decision) ? choice.ground : 'no_violation',
      ...(text && { note: text }),
    };
    void settle(current, decision);
  };

  const toggleTick = (): void => {
    if (!current?.decidable) return;
    const { ticked } = state;
    tick(ticked.includes(current.id) ? ticked.filter((one) => one !== current.id) : [...ticked, current.id]);
  };

  useDeskShortcuts((shortcut, key) => {
    if (shortcut === 'next') move(1);
    else if (shortcut === 'previous') move(-1);
    else if (shortcut === 'help') setHelp((shown) => !shown);
    else if (shortcut === 'note') note.current?.focus();
    else if (shortcut === 'tick') toggleTick();
    else if (shortcut === 'confirm') confirm();
    else if (!current?.decidable) return;
    else if (shortcut === 'ground') {
      const ground = groundsOf(current)[groundAt(key)];
      if (ground && choice.decision && takesDown(current, choice.decision)) setChoice({ ...choice, ground });
    } else setChoice({ ...choice, decision: shortcut });
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
      {overview && <Overview words={words} language={language} overview={overview} />}
      <Filters
        words={words}
        language={language}
        filter={state.filter}
        overview={overview}
        onFilter={(filter) => void load(filter)}
      />
      <p className="desk__status" role="status">
        {state.done && words.done[state.done]}
      </p>
      {state.plans.map((plan) => (
        <UndoNotice
          key={plan.id}
          words={words}
          plan={plan}
          onUndo={() => void actions.undo(plan.id)}
          onOver={actions.forgetPlan}
        />
      ))}
      {state.error && (
        <p className="desk__message" role="alert">
          {wordFor(words.errors, state.error)}{' '}
          <button type="button" className="staff-page__button" onClick={() => void load(state.filter)}>
            {words.reload}
          </button>
        </p>
      )}
      <BulkBar
        words={words}
        cases={state.items.filter((item) => state.ticked.includes(item.id))}
        busy={state.busy}
        onDecide={(decision) => void actions.settleTicked(decision)}
        onClear={() => tick([])}
      />
      <div className="desk__columns">
        <CaseList
          words={words}
          language={language}
          staffId={staffId}
          state={state}
          onKind={(kind) => void load({ ...state.filter, kind })}
          onSelect={select}
          onTick={tick}
          onMore={() => void load(state.filter, state.cursor ?? undefined)}
        />
        <section className="desk__case" aria-label={words.openCase}>
          {current ? (
            <>
              <CaseView words={words} language={language} item={current} />
              <CaseBar
                key={current.id}
                words={words}
                language={language}
                staffId={staffId}
                item={current}
                translator={overview?.translator ?? null}
                actions={actions}
              />
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
