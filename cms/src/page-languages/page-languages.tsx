'use client';
import { LeaveWithoutSaving, useDocumentInfo, useFormModified } from '@payloadcms/ui';
import type { LanguageChange, LanguageState, PreviewLanguages } from '../export/types.ts';
import { LOCALES, nameOf, type Locale } from '../locales.ts';
import type { Words } from '../words/admin-text.ts';
import { usePageLanguages } from './use-page-languages.ts';

type LanguageWords = Words['pageLanguages'];

const STATES: readonly LanguageState[] = ['complete', 'base', 'missing'];
const CHANGES: readonly LanguageChange[] = ['comes', 'goes', 'listed', 'unlisted'];

/**
 * A page saves itself a second and a half after the last key. Payload asks nobody who leaves before that, so this does.
 * Its own question also stops people at drafts that are saved but lack something, hence only while a save is due.
 */
export function LeaveBeforeSaved() {
  const isModified = useFormModified();
  return <LeaveWithoutSaving disablePreventLeave={!isModified} />;
}

/**
 * Which languages a page is complete in, which show words of the base language and which lack it, and what publishing
 * the draft would change. Stands below the menu of languages.
 */
export function PageLanguages({ words }: { words: LanguageWords }) {
  const { id, savedDocumentData } = useDocumentInfo();
  const isModified = useFormModified();
  const savedAt = String(savedDocumentData?.['updatedAt'] ?? '');
  const known = usePageLanguages(typeof id === 'string' ? id : undefined, savedAt);
  if (typeof id !== 'string') return null;
  if (!known) return <span className="page-languages__summary">{known === null ? words.failed : words.loading}</span>;
  const complete = localesIn(known, 'complete').length;
  const summary = words.summary.replace('{{complete}}', String(complete)).replace('{{all}}', String(LOCALES.length));
  return (
    <details className="page-languages">
      <summary className="page-languages__summary" data-changes={Object.keys(known.changes).length > 0 || undefined}>
        {summary}
      </summary>
      <div className="page-languages__panel">
        {isModified && <p className="page-languages__unsaved">{words.unsaved}</p>}
        <Languages words={words} known={known} />
        <Gaps words={words} known={known} />
        <Changes words={words} known={known} />
      </div>
    </details>
  );
}

interface PartProps {
  words: LanguageWords;
  known: PreviewLanguages;
}

function Languages({ words, known }: PartProps) {
  return (
    <dl>
      {STATES.map((state) => {
        const locales = localesIn(known, state);
        return (
          locales.length > 0 && (
            <div key={state} data-state={state}>
              <dt>
                {words.states[state]} ({locales.length})
              </dt>
              <dd>{locales.map(nameOf).join(', ')}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** How many blocks are not shown as a whole, and where. A page that is missing shows none. */
function Gaps({ words, known: { after } }: PartProps) {
  const shown = LOCALES.filter((locale) => after[locale].state !== 'missing' && after[locale].leftOut > 0);
  const counts = [...new Set(shown.map((locale) => after[locale].leftOut))].toSorted((a, b) => a - b);
  return counts.map((count) => (
    <p key={count}>
      <strong>{words.leftOut.replace('{{count}}', String(count))}</strong>{' '}
      {shown
        .filter((locale) => after[locale].leftOut === count)
        .map(nameOf)
        .join(', ')}
    </p>
  ));
}

function Changes({ words, known }: PartProps) {
  const changes = CHANGES.map((change) => ({
    change,
    locales: LOCALES.filter((locale) => known.changes[locale] === change),
  })).filter(({ locales }) => locales.length > 0);
  return (
    <>
      <h4>{words.changes}</h4>
      {changes.length === 0 && <p>{words.none}</p>}
      <ul>
        {changes.map(({ change, locales }) => (
          <li key={change} data-change={change}>
            <strong>{words.change[change]}</strong> {locales.map(nameOf).join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}

const localesIn = ({ after }: PreviewLanguages, state: LanguageState): Locale[] =>
  LOCALES.filter((locale) => after[locale].state === state);
