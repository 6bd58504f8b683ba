'use client';
import { useEffect, useRef, useState } from 'react';
import { ShortcutList } from '../../../admin/shortcut-list.tsx';
import { wordFor } from '../../../words/fill.ts';
import { type Locale, NAMESPACES } from '../../../locales.ts';
import type { TextEntry } from '../../schemas.ts';
import { Details } from '../editor/details.tsx';
import { Download } from '../transfer/download.tsx';
import type { AfterSave, EntryActions } from './entry-actions.ts';
import { type Shortcut, SHORTCUTS, SIGNS, useTextShortcuts } from './shortcuts.ts';
import {
  dirtyRows,
  draftFindings,
  hasErrors,
  entryId,
  neighbouringText,
  nextUnfinishedText,
  waits,
} from './texts-state.ts';
import { Tabs } from '../tabs.tsx';
import { TextTable } from './text-table.tsx';
import { Toolbar } from './toolbar.tsx';
import { Upload } from '../transfer/upload.tsx';
import { useTexts } from './use-texts.ts';
import { useOverrides } from './use-overrides.ts';
import { useTerms } from './use-terms.ts';
import { useView } from './use-view.ts';
import type { ReferenceLanguage } from './view.ts';
import type { TextWords } from '../words.ts';

interface Props {
  words: TextWords;
  language: string;
  locales: readonly Locale[];
}

/** Focuses a text: its editor if that is open, else the text itself. */
function focusEntry(id: string | undefined): void {
  const entry = id === undefined ? null : document.querySelector(`[data-entry="${CSS.escape(id)}"]`);
  entry?.querySelector<HTMLElement>('textarea, .texts__text')?.focus();
}

/** The page where translators work: toolbar, table and details. */
export function Texts({ words, language, locales }: Props) {
  const [view, go] = useView(locales);
  const list = useTexts(view);
  const { state } = list;
  const overrides = useOverrides(view.locale);
  const terms = useTerms(view.locale);
  const { open: openId, current: currentId } = state;
  const [reference, setReference] = useState<ReferenceLanguage>('pl');
  const [detailed, setDetailed] = useState<string>();
  const [help, setHelp] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  /** The text to focus once it is rendered. */
  const target = useRef<string>(undefined);

  useEffect(() => {
    if (target.current === undefined) return;
    focusEntry(target.current);
    target.current = undefined;
  }, [openId, currentId]);

  // A link to a single text opens its editor.
  const [only] = state.entries;
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (!view.key || state.busy || !only || asked.current === view.key) return;
    asked.current = view.key;
    list.open(only);
    target.current = entryId(only);
  }, [view.key, state.busy, only, list]);

  const unsaved = Object.keys(state.drafts).length > 0;
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  const find = (id: string | undefined): TextEntry | undefined => state.entries.find((entry) => entryId(entry) === id);
  const show = (entry: TextEntry | undefined, edit: boolean): void => {
    if (!entry) return;
    target.current = entryId(entry);
    if (edit) list.open(entry);
    else {
      list.open(undefined);
      list.move(entry);
    }
    if (entryId(entry) === state.current && edit === (state.open === state.current)) focusEntry(entryId(entry));
    if (entry === state.entries.at(-1)) list.more();
  };
  const save = async (entry: TextEntry, then: AfterSave): Promise<void> => {
    if (state.saving || !(await list.save(entry))) return;
    const at = state.entries.findIndex((one) => entryId(one) === entryId(entry));
    const next = then === 'stay' ? undefined : state.entries[at + 1];
    show(next ?? entry, next !== undefined && then === 'edit');
  };
  const actions: EntryActions = {
    onOpen: (entry) => show(entry, true),
    onFocus: (entry) => state.current !== entryId(entry) && list.move(entry),
    onType: list.type,
    onSave: (entry, then) => void save(entry, then),
    onLeave: (entry) => {
      if (dirtyRows(entry, state.drafts).length === 0) list.drop(entry);
      show(entry, false);
    },
    onDiscard: (entry) => {
      list.drop(entry);
      show(entry, false);
    },
    onDetails: (entry) => {
      list.move(entry);
      setDetailed(entryId(entry));
    },
    onTheirs: (entry, keepMine) => {
      const theirs = state.theirs ?? [];
      list.rebase(theirs);
      const fresh = { ...entry, rows: entry.rows.map((row) => theirs.find(({ id }) => id === row.id) ?? row) };
      if (keepMine) void save(fresh, 'stay');
      else actions.onDiscard(fresh);
    },
  };

  const act = (shortcut: Shortcut): boolean => {
    const current = find(state.current);
    const open = find(state.open);
    if (shortcut === 'next' || shortcut === 'previous')
      show(neighbouringText(state, shortcut === 'next' ? 1 : -1), false);
    else if (shortcut === 'open') show(nextUnfinishedText(state), true);
    else if (shortcut === 'save' && open) {
      if (!hasErrors(draftFindings(view.locale, open, state.drafts))) void save(open, 'edit');
    } else if (shortcut === 'cancel' && open) actions.onLeave(open);
    else if (shortcut === 'cancel' && detailed) setDetailed(undefined);
    else if (shortcut === 'cancel') focusEntry(state.current);
    else if (shortcut === 'fits' && current?.rows.some((row) => waits(row.state))) void save(current, 'next');
    else if (shortcut === 'details' && current) setDetailed(entryId(current));
    else if (shortcut === 'search') search.current?.focus();
    else if (shortcut === 'help') setHelp(!help);
    else return false;
    return true;
  };
  useTextShortcuts(act);

  const detailedEntry = find(detailed);
  return (
    <>
      <header className="staff-page__head texts__head">
        <h1>{words.title}</h1>
        <Tabs words={words} current="texts" />
        <div className="texts__tools">
          <Download words={words} view={view} />
          <Upload words={words} language={language} view={view} onApplied={list.reload} />
          <button type="button" aria-expanded={help} onClick={() => setHelp(!help)} title={words.shortcuts.title}>
            <kbd>?</kbd>
            <span className="staff-page__hidden">{words.shortcuts.title}</span>
          </button>
        </div>
      </header>
      {help && (
        <ShortcutList className="texts__keys" shortcuts={SHORTCUTS} names={words.shortcuts.names} signs={SIGNS} />
      )}
      <Toolbar
        words={words}
        language={language}
        locales={locales}
        view={view}
        reference={reference}
        search={search}
        counts={state.counts}
        onView={go}
        onReference={setReference}
      />
      <p className="staff-page__hidden" role="status">
        {state.done && words[state.done]}
      </p>
      {state.error && state.open === undefined && (
        <p className="texts__message" role="alert">
          {wordFor(words.errors, state.error)}{' '}
          <button type="button" onClick={list.reload}>
            {words.again}
          </button>
        </p>
      )}
      <div className="texts__body" data-detailed={detailedEntry !== undefined}>
        <TextTable
          words={words}
          language={language}
          view={view}
          reference={reference}
          state={state}
          overrides={overrides}
          terms={terms}
          actions={actions}
          onMore={list.more}
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
            words={words}
            language={language}
            entry={detailedEntry}
            onClose={() => {
              setDetailed(undefined);
              focusEntry(detailed);
            }}
            onRows={list.replace}
            onNote={(note) => list.note(entryId(detailedEntry), note)}
          />
        )}
      </div>
    </>
  );
}
