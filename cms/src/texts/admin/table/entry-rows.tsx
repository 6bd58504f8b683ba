'use client';
import type { Finding } from '@app/locales/rules.ts';
import { useRef } from 'react';
import { fillIn, wordFor } from '../../../words/fill.ts';
import type { Locale } from '../../../locales.ts';
import { effectiveText } from '../../text-state.ts';
import type { TextEntry, TextRow } from '../../schemas.ts';
import { BaseText, FormName } from '../editor/base-text.tsx';
import { EditorBar } from '../editor/editor-bar.tsx';
import { TermList } from '../editor/term-list.tsx';
import { TextField } from '../editor/text-field.tsx';
import type { Term } from '../../terms/term-rules.ts';
import { TextWithPlaceholders } from '../placeholders.tsx';
import type { EntryActions } from './entry-actions.ts';
import { draftText, dirtyRows, draftFindings, type TextsState, waits } from './texts-state.ts';
import type { ReferenceLanguage } from './view.ts';
import type { TextWords } from '../words.ts';

interface Props extends EntryActions {
  words: TextWords;
  locale: Locale;
  reference: ReferenceLanguage;
  entry: TextEntry;
  state: TextsState;
  /** The glossary of the language. */
  terms: readonly Term[];
  /** The page, or other place, in which this text is overridden. */
  overriddenIn: string | undefined;
  isOpen: boolean;
  isCurrent: boolean;
  /** The first text of its namespace, which gets a heading. */
  isFirst: boolean;
}

/** A text with a row for each plural form; an open editor replaces the translations. */
export function EntryRows(props: Props) {
  const { words, locale, reference, entry, state, terms, isOpen, isCurrent, isFirst, overriddenIn, onDetails } = props;
  const { namespace, family, rows, note } = entry;
  const activeRef = useRef<HTMLTextAreaElement | null>(null);
  const findings = isOpen ? draftFindings(locale, entry, state.drafts) : [];
  const insert = (piece: string): void => {
    const field = activeRef.current;
    const row = rows.find(({ id }) => field?.id === `own-${id}`);
    if (!field || !row) return;
    const { selectionStart: start, selectionEnd: end, value } = field;
    props.onType(row.id, value.slice(0, start) + piece + value.slice(end));
    // Once React has rendered the new text.
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
                aria-label={fillIn(words.details, { key: family })}
                title={fillIn(words.details, { key: family })}
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
            <BaseText
              words={words}
              locale={locale}
              reference={reference}
              row={row}
              onInsert={isOpen ? insert : undefined}
              terms={terms}
            />
          </td>
          <td className="texts__own">
            <OwnCell {...props} row={row} findings={findings} activeRef={activeRef} />
          </td>
          <td className="texts__state">
            <span className="texts__chip" title={words.stateHints[row.state]}>
              <span className="texts__dot" data-state={row.state} aria-hidden="true" />
              {words.states[row.state]}
            </span>
            {at === 0 && overriddenIn !== undefined && (
              <span className="texts__typed" title={words.overriddenHint}>
                {fillIn(words.overridden, { place: wordFor(words.overriddenPlaces, overriddenIn) })}
              </span>
            )}
            {!isOpen && dirtyRows(entry, state.drafts).includes(row) && (
              <span className="texts__draft">{words.draft}</span>
            )}
            {!isOpen && row === rows.find(({ state: standing }) => waits(standing)) && (
              <button type="button" className="texts__fits" onClick={() => props.onSave(entry, 'stay')}>
                {rows.some(({ state: standing }) => standing === 'outdated') ? words.fits : words.confirm}
              </button>
            )}
          </td>
        </tr>
      ))}
      {isOpen && <EditorBar {...props} findings={findings} />}
    </tbody>
  );
}

/** Lets long keys wrap at their dots. */
const breakable = (key: string) =>
  key.split('.').flatMap((part, at) => (at === 0 ? [part] : [<wbr key={at} />, `.${part}`]));

interface OwnProps extends Props {
  row: TextRow;
  findings: readonly Finding[];
  activeRef: { current: HTMLTextAreaElement | null };
}

function OwnCell({ words, locale, entry, state, terms, isOpen, isCurrent, row, findings, activeRef, ...on }: OwnProps) {
  if (isOpen) {
    return (
      <>
        <TextField
          words={words}
          locale={locale}
          row={row}
          value={draftText(row, state.drafts)}
          findings={findings.filter(({ form }) => form === row.form)}
          onChange={(text) => on.onType(row.id, text)}
          onActive={(field) => (activeRef.current = field)}
        />
        <TermList words={words} terms={terms} base={row.base} value={draftText(row, state.drafts)} />
      </>
    );
  }
  const shown = state.drafts[row.id] ?? effectiveText(row);
  return (
    <button
      type="button"
      className="texts__text"
      lang={locale}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`${fillIn(words.edit, { key: row.key })}: ${shown ?? words.nothing}`}
      onFocus={() => on.onFocus(entry)}
      onClick={() => on.onOpen(entry)}
    >
      {shown ? <TextWithPlaceholders text={shown} words={words} /> : <em>{words.nothing}</em>}
    </button>
  );
}
