'use client';
import { useEffect, useRef, useState } from 'react';
import { wordFor } from '../../words/fill.ts';
import { type Locale, NAMESPACES } from '../../locales.ts';
import type { TextEntry } from '../types.ts';
import { Details } from './details.tsx';
import { Download } from './download.tsx';
import type { EntryActions, Then } from './entry-rows.tsx';
import { type Shortcut, useShortcuts } from './keys.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { dirtyRows, findingsOf, hasErrors, idOf, neighbour, nextToDo } from './state.ts';
import { Tabs } from './tabs.tsx';
import { TextTable } from './text-table.tsx';
import { type Beside, Toolbar } from './toolbar.tsx';
import { Upload } from './upload.tsx';
import { useTexts } from './use-texts.ts';
import { useTyped } from './use-typed.ts';
import { useView } from './use-view.ts';
import type { TextWords } from './words.ts';

interface Props {
  words: TextWords;
  language: string;
  locales: readonly Locale[];
}

/** Puts the keyboard on a text: into its editor when that is open, else onto the text itself. */
function focusEntry(id: string | undefined): void {
  const entry = id === undefined ? null : document.querySelector(`[data-entry="${CSS.escape(id)}"]`);
  entry?.querySelector<HTMLElement>('textarea, .texts__text')?.focus();
}

/** The table of texts, where translators work. */
export function Texts({ words, language, locales }: Props) {
  const [view, go] = useView(locales);
  const desk = useTexts(view);
  const { state } = desk;
  const typed = useTyped(view.locale);
  const { open: openId, current: currentId } = state;
  const [beside, setBeside] = useState<Beside>('pl');
  const [detailed, setDetailed] = useState<string>();
  const [help, setHelp] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  /** The text that gets the keyboard once it is drawn. */
  const target = useRef<string>(undefined);

  useEffect(() => {
    if (target.current === undefined) return;
    focusEntry(target.current);
    target.current = undefined;
  }, [openId, currentId]);

  // Who comes for one text comes to change it.
  const [only] = state.entries;
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!view.key || state.busy || !only || asked.current === view.key) return;
    asked.current = view.key;
    desk.open(only);
    target.current = idOf(only);
  }, [view.key, state.busy, only, desk]);

  const unsaved = Object.keys(state.drafts).length > 0;
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  const find = (id: string | undefined): TextEntry | undefined => state.entries.find((entry) => idOf(entry) === id);
  const show = (entry: TextEntry | undefined, edit: boolean): void => {
    if (!entry) return;
    target.current = idOf(entry);
    if (edit) desk.open(entry);
    else {
      desk.open(undefined);
      desk.move(entry);
    }
    if (idOf(entry) === state.current && edit === (state.open === state.current)) focusEntry(idOf(entry));
    if (entry === state.entries.at(-1)) desk.more();
  };
  const save = async (entry: TextEntry, then: Then): Promise<void> => {
    if (state.saving || !(await desk.save(entry))) return;
    const at = state.entries.findIndex((one) => idOf(one) === idOf(entry));
    const next = then === 'stay' ? undefined : state.entries[at + 1];
    show(next ?? entry, next !== undefined && then === 'edit');
  };
  const actions: EntryActions = {
    onOpen: (entry) => show(entry, true),
    onFocus: (entry) => state.current !== idOf(entry) && desk.move(entry),
    onType: desk.type,
    onSave: (entry, then) => void save(entry, then),
    onLeave: (entry) => {
      if (dirtyRows(entry, state.drafts).length === 0) desk.drop(entry);
      show(entry, false);
    },
    onDiscard: (entry) => {
      desk.drop(entry);
      show(entry, false);
    },
    onDetails: (entry) => {
      desk.move(entry);
      setDetailed(idOf(entry));
    },
    onTheirs: (entry, keepMine) => {
      const theirs = state.theirs ?? [];
      desk.rebase(theirs);
      const fresh = { ...entry, rows: entry.rows.map((row) => theirs.find(({ id }) => id === row.id) ?? row) };
      if (keepMine) void save(fresh, 'stay');
      else actions.onDiscard(fresh);
    },
  };

  const act = (shortcut: Shortcut): boolean => {
    const current = find(state.current);
    const open = find(state.open);
    if (shortcut === 'next' || shortcut === 'previous') show(neighbour(state, shortcut === 'next' ? 1 : -1), false);
    else if (shortcut === 'open') show(nextToDo(state), true);
    else if (shortcut === 'save' && open) {
      if (!hasErrors(findingsOf(view.locale, open, state.drafts))) void save(open, 'edit');
    } else if (shortcut === 'cancel' && open) actions.onLeave(open);
    else if (shortcut === 'cancel' && detailed) setDetailed(undefined);
    else if (shortcut === 'cancel') focusEntry(state.current);
    else if (shortcut === 'fits' && current?.rows.some((row) => row.state === 'outdated')) void save(current, 'walk');
    else if (shortcut === 'details' && current) setDetailed(idOf(current));
    else if (shortcut === 'search') search.current?.focus();
    else if (shortcut === 'help') setHelp(!help);
    else return false;
    return true;
  };
  useShortcuts(act);

  const detailedEntry = find(detailed);
  return (
    <>
      <header className="staff-page__head texts__head">
        <h1>{words.title}</h1>
        <Tabs words={words} current="texts" />
        <div className="texts__tools">
          <Download words={words} view={view} />
          <Upload words={words} language={language} view={view} onApplied={desk.reload} />
          <button type="button" aria-expanded={help} onClick={() => setHelp(!help)} title={words.shortcuts.title}>
            <kbd>?</kbd>
            <span className="staff-page__hidden">{words.shortcuts.title}</span>
          </button>
        </div>
      </header>
      {help && <ShortcutHelp words={words} />}
      <Toolbar
        {...{ words, language, locales, view, beside, search }}
        counts={state.counts}
        onView={go}
        onBeside={setBeside}
      />
      <p className="staff-page__hidden" role="status">
        {state.done && words[state.done]}
      </p>
      {state.error && state.open === undefined && (
        <p className="texts__message" role="alert">
          {wordFor(words.errors, state.error)}{' '}
          <button type="button" onClick={desk.reload}>
            {words.again}
          </button>
        </p>
      )}
      <div className="texts__body" data-detailed={detailedEntry !== undefined}>
        <TextTable
          {...{ words, language, view, beside, state, typed, actions }}
          onMore={desk.more}
          onClear={() =>
            go({
              state: undefined,
              q: '',
              namespace: view.key ? NAMESPACES.find((one) => one === only?.namespace) : undefined,
            })
          }
        />
        {detailedEntry && (
          <Details
            key={detailed}
            {...{ words, language }}
            entry={detailedEntry}
            onClose={() => {
              setDetailed(undefined);
              focusEntry(detailed);
            }}
            onRows={desk.replace}
            onNote={(note) => desk.note(idOf(detailedEntry), note)}
          />
        )}
      </div>
    </>
  );
}
