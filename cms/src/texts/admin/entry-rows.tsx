'use client';
import type { Finding } from '@app/locales/rules.ts';
import { useRef } from 'react';
import { fill, wordFor } from '../../words/fill.ts';
import type { Locale } from '../../locales.ts';
import { effective } from '../model.ts';
import type { TextEntry, TextRow } from '../types.ts';
import { BaseText, FormName } from './base-text.tsx';
import { EditorBar } from './editor-bar.tsx';
import { OwnField } from './own-field.tsx';
import { Pieces } from './pieces.tsx';
import { draftOf, dirtyRows, findingsOf, type TextsState } from './state.ts';
import type { Beside } from './toolbar.tsx';
import type { TextWords } from './words.ts';

/** What comes after a save: the next text's editor, the next text, or this one. */
export type Then = 'edit' | 'walk' | 'stay';

/** What can be done with a text of the table. */
export interface EntryActions {
  onOpen: (entry: TextEntry) => void;
  onFocus: (entry: TextEntry) => void;
  onType: (row: string, text: string) => void;
  onSave: (entry: TextEntry, then: Then) => void;
  /** Closes the editor; what is typed stays as a draft. */
  onLeave: (entry: TextEntry) => void;
  onDiscard: (entry: TextEntry) => void;
  onDetails: (entry: TextEntry) => void;
  onTheirs: (entry: TextEntry, keepMine: boolean) => void;
}

interface Props extends EntryActions {
  words: TextWords;
  locale: Locale;
  beside: Beside;
  entry: TextEntry;
  state: TextsState;
  /** Where other words are typed in place of this text. */
  typedIn: string | undefined;
  isOpen: boolean;
  isCurrent: boolean;
  /** Its namespace is named: that of the text before it is another. */
  isFirst: boolean;
}

/** A text with its plural forms, one below the other; in place of the own texts stands the editor when it is open. */
export function EntryRows(props: Props) {
  const { words, locale, beside, entry, state, isOpen, isCurrent, isFirst, typedIn, onDetails } = props;
  const { namespace, family, rows, note } = entry;
  const activeRef = useRef<HTMLTextAreaElement | null>(null);
  const findings = isOpen ? findingsOf(locale, entry, state.drafts) : [];
  const insert = (piece: string): void => {
    const field = activeRef.current;
    const row = rows.find(({ id }) => field?.id === `own-${id}`);
    if (!field || !row) return;
    const { selectionStart: start, selectionEnd: end, value } = field;
    props.onType(row.id, value.slice(0, start) + piece + value.slice(end));
    // After React has put the new text there.
    requestAnimationFrame(() => field.setSelectionRange(start + piece.length, start + piece.length));
  };
  return (
    <tbody className="texts__entry" data-current={isCurrent} data-open={isOpen} data-entry={`${namespace}:${family}`}>
      {isFirst && (
        <tr className="texts__space">
          <th colSpan={4} scope="colgroup">
            {namespace}
          </th>
        </tr>
      )}
      {rows.map((row, at) => (
        <tr key={row.id} data-state={row.state} data-form={row.form}>
          {at === 0 && (
            <th className="texts__key" scope="rowgroup" rowSpan={rows.length}>
              <span className="texts__path">{breakable(family)}</span>
              <button
                type="button"
                className="texts__more"
                aria-label={fill(words.details, { key: family })}
                title={fill(words.details, { key: family })}
                data-noted={note !== null}
                onClick={() => onDetails(entry)}
              >
                {note === null ? '···' : '✎'}
              </button>
              {note && <span className="texts__note">{note.text}</span>}
            </th>
          )}
          <td className="texts__base">
            {row.form !== '' && <FormName words={words} locale={locale} form={row.form} />}
            <BaseText words={words} locale={locale} beside={beside} row={row} onInsert={isOpen ? insert : undefined} />
          </td>
          <td className="texts__own">
            <OwnCell {...props} row={row} findings={findings} activeRef={activeRef} />
          </td>
          <td className="texts__state">
            <span className="texts__chip" title={words.stateHints[row.state]}>
              <span className="texts__dot" data-state={row.state} aria-hidden="true" />
              {words.states[row.state]}
            </span>
            {at === 0 && typedIn !== undefined && (
              <span className="texts__typed" title={words.typedHint}>
                {fill(words.typed, { place: wordFor(words.typedPlaces, typedIn) })}
              </span>
            )}
            {!isOpen && dirtyRows(entry, state.drafts).includes(row) && (
              <span className="texts__draft">{words.draft}</span>
            )}
            {!isOpen && row === rows.find(({ state: standing }) => standing === 'outdated') && (
              <button type="button" className="texts__fits" onClick={() => props.onSave(entry, 'stay')}>
                {words.fits}
              </button>
            )}
          </td>
        </tr>
      ))}
      {isOpen && <EditorBar {...props} findings={findings} />}
    </tbody>
  );
}

/** Long keys break at their dots. */
const breakable = (key: string) =>
  key.split('.').flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, `.${part}`]));

interface OwnProps extends Props {
  row: TextRow;
  findings: readonly Finding[];
  activeRef: { current: HTMLTextAreaElement | null };
}

function OwnCell({ words, locale, entry, state, isOpen, isCurrent, row, findings, activeRef, ...on }: OwnProps) {
  if (isOpen) {
    return (
      <OwnField
        words={words}
        locale={locale}
        row={row}
        value={draftOf(row, state.drafts)}
        findings={findings.filter(({ form }) => form === row.form)}
        onChange={(text) => on.onType(row.id, text)}
        onActive={(field) => (activeRef.current = field)}
      />
    );
  }
  const shown = state.drafts[row.id] ?? effective(row);
  return (
    <button
      type="button"
      className="texts__text"
      lang={locale}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${fill(words.edit, { key: row.key })}: ${shown ?? words.nothing}`}
      onFocus={() => on.onFocus(entry)}
      onClick={() => on.onOpen(entry)}
    >
      {shown ? <Pieces text={shown} words={words} /> : <em>{words.nothing}</em>}
    </button>
  );
}
