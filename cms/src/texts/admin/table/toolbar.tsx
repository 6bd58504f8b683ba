'use client';
import type { RefObject } from 'react';
import { LOCALE_NAMES } from '@app/locales/manifest.ts';
import { BASE_LOCALE, type Locale, NAMESPACES, type Namespace } from '../../../locales.ts';
import { STATES } from '../../text-state.ts';
import type { StateCounts } from '../../schemas.ts';
import type { ReferenceLanguage, View } from './view.ts';
import { SearchField } from './search-field.tsx';
import { countTexts } from './texts-state.ts';
import type { TextWords } from '../words.ts';

interface Props {
  words: TextWords;
  language: string;
  locales: readonly Locale[];
  view: View;
  counts: StateCounts | undefined;
  reference: ReferenceLanguage;
  search: RefObject<HTMLInputElement | null>;
  onView: (change: Partial<View>, typed?: boolean) => void;
  onReference: (reference: ReferenceLanguage) => void;
}

/** Filters of the table (language, namespace, state, search) and the choice of the reference language. */
export function Toolbar({ words, language, locales, view, counts, reference, search, onView, onReference }: Props) {
  const states = [undefined, ...STATES].filter(
    (state) => state !== 'unknown' || view.state === state || counts?.unknown,
  );
  const sorted = [...NAMESPACES].sort();
  return (
    <div className="texts__bar">
      <div className="texts__choices">
        <label className="texts__choice">
          <span className="staff-page__hidden">{words.language}</span>
          <select value={view.locale} onChange={(event) => onView({ locale: event.target.value as Locale })}>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {LOCALE_NAMES[locale]} ({locale})
              </option>
            ))}
          </select>
        </label>
        <label className="texts__choice">
          <span className="staff-page__hidden">{words.namespace}</span>
          <select
            value={view.namespace ?? ''}
            onChange={(event) => onView({ namespace: (event.target.value || undefined) as Namespace | undefined })}
          >
            <option value="">{words.allNamespaces}</option>
            {sorted.map((namespace) => (
              <option key={namespace} value={namespace}>
                {namespace}
              </option>
            ))}
          </select>
        </label>
        <label className="texts__search">
          <span className="staff-page__hidden">{words.search}</span>
          <SearchField words={words} value={view.q} field={search} onChange={(q) => onView({ q }, true)} />
          <kbd aria-hidden="true">/</kbd>
        </label>
        {view.locale !== BASE_LOCALE && view.locale !== 'en' && (
          <label className="texts__choice">
            <span className="texts__label">{words.reference}</span>
            <select value={reference} onChange={(event) => onReference(event.target.value as ReferenceLanguage)}>
              {(['pl', 'en', 'both'] as const).map((one) => (
                <option key={one} value={one}>
                  {words.referenceOptions[one]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className="texts__states" role="group" aria-label={words.state}>
        {states.map((state) => (
          <button
            key={state ?? 'all'}
            type="button"
            aria-pressed={view.state === state}
            title={state && words.stateHints[state]}
            onClick={() => onView({ state })}
          >
            {state && <span className="texts__dot" data-state={state} aria-hidden="true" />}
            {state ? words.states[state] : words.all}
            <span className="texts__number">
              {counts ? (state ? counts[state] : countTexts(counts)).toLocaleString(language) : ' '}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
