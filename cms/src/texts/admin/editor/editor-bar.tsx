'use client';
import type { Finding } from '@app/locales/rules.ts';
import { fillIn, wordFor } from '../../../words/fill.ts';
import { effectiveText } from '../../text-state.ts';
import type { TextEntry } from '../../schemas.ts';
import type { EntryActions } from '../table/entry-actions.ts';
import { FindingList } from './finding-list.tsx';
import { Suggestions } from './suggestions.tsx';
import { dirtyRows, hasErrors, type TextsState } from '../table/texts-state.ts';
import type { TextWords } from '../words.ts';

interface Props extends EntryActions {
  words: TextWords;
  entry: TextEntry;
  state: TextsState;
  findings: readonly Finding[];
}

/** Findings about all forms of a text, conflicts and buttons, below its forms. */
export function EditorBar({ words, entry, state, findings, ...on }: Props) {
  const { rows } = entry;
  const isDirty = dirtyRows(entry, state.drafts).length > 0;
  const isOutdated = rows.some((row) => row.state === 'outdated');
  const isDraft = rows.some((row) => row.state === 'draft');
  const edited = rows.filter((row) => row.text !== null && row.fileText !== null);
  const blocked = state.saving || hasErrors(findings);
  // Findings about a single form are shown below its field.
  const general = rows.some(({ form }) => form === '') ? [] : findings.filter(({ form }) => form === '');
  return (
    <tr className="texts__act">
      <td colSpan={2} aria-hidden="true" />
      <td colSpan={2}>
        <FindingList words={words} findings={general} />
        {state.theirs && <Conflict words={words} entry={entry} state={state} onTheirs={on.onTheirs} />}
        {state.error && !state.theirs && (
          <p className="texts__message" role="alert">
            {wordFor(words.errors, state.error)}
          </p>
        )}
        <div className="texts__buttons">
          <button type="button" className="texts__main" disabled={blocked} onClick={() => on.onSave(entry, 'edit')}>
            {isDirty ? words.saveNext : isOutdated ? words.fits : isDraft ? words.confirm : words.saveNext}{' '}
            <kbd>Ctrl ↵</kbd>
          </button>
          <button type="button" disabled={blocked || !isDirty} onClick={() => on.onSave(entry, 'stay')}>
            {words.save}
          </button>
          <button type="button" onClick={() => on.onLeave(entry)}>
            {words.close} <kbd>Esc</kbd>
          </button>
          {isDirty && (
            <button type="button" onClick={() => on.onDiscard(entry)}>
              {words.discard}
            </button>
          )}
          {rows.every((row) => !effectiveText(row)) && rows.every(({ base }) => base !== null) && (
            <button type="button" onClick={() => rows.forEach((row) => on.onType(row.id, row.base ?? ''))}>
              {words.copy}
            </button>
          )}
          {edited.length > 0 && (
            <button type="button" onClick={() => edited.forEach((row) => on.onType(row.id, row.fileText ?? ''))}>
              {words.revert}
            </button>
          )}
          <span className="texts__status" role="status">
            {state.saving && words.saving}
          </span>
        </div>
        <Suggestions words={words} entry={entry} onType={on.onType} />
      </td>
    </tr>
  );
}

function Conflict({ words, entry, state, onTheirs }: Pick<Props, 'words' | 'entry' | 'state' | 'onTheirs'>) {
  const theirs = state.theirs ?? [];
  const by = theirs[0]?.editedBy ?? words.conflict.nobody;
  return (
    <div className="texts__conflict" role="alert">
      <p>
        <strong>{fillIn(words.conflict.title, { by })}</strong> {words.conflict.theirs}
      </p>
      {theirs.map((row) => (
        <blockquote key={row.id}>{effectiveText(row) ?? <em>{words.nothing}</em>}</blockquote>
      ))}
      <div className="texts__buttons">
        <button type="button" onClick={() => onTheirs(entry, true)}>
          {words.conflict.mine}
        </button>
        <button type="button" onClick={() => onTheirs(entry, false)}>
          {words.conflict.take}
        </button>
      </div>
    </div>
  );
}
