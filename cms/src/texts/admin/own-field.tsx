'use client';
import { FINDINGS } from '@app/locales/rules.ts';
import type { Finding } from '@app/locales/rules.ts';
import { htmlLang } from '@app/locales/manifest.ts';
import { fill } from '../../words/fill.ts';
import type { Locale } from '../../locales.ts';
import type { TextRow } from '../types.ts';
import { findingWords, type TextWords } from './words.ts';

interface Props {
  words: TextWords;
  locale: Locale;
  row: TextRow;
  value: string;
  findings: readonly Finding[];
  onChange: (text: string) => void;
  onActive: (field: HTMLTextAreaElement) => void;
}

/** Where a text is typed, with what the rules say to it. */
export function OwnField({ words, locale, row, value, findings, onChange, onActive }: Props) {
  const told = `told-${row.id}`;
  return (
    <div className="texts__field">
      <textarea
        id={`own-${row.id}`}
        data-editor=""
        lang={htmlLang(locale)}
        rows={Math.min(8, Math.ceil((value.length || 1) / 60))}
        spellCheck
        value={value}
        aria-label={fill(words.edit, { key: row.key })}
        aria-invalid={findings.some(({ code }) => FINDINGS[code] === 'error')}
        aria-describedby={told}
        onFocus={(event) => onActive(event.target)}
        onChange={(event) => onChange(event.target.value)}
      />
      <FindingList id={told} words={words} findings={findings} />
    </div>
  );
}

/** What the rules say, faults before doubts. */
export function FindingList({ id, words, findings }: { id?: string; words: TextWords; findings: readonly Finding[] }) {
  const sorted = [...findings].sort((a, b) => FINDINGS[a.code].localeCompare(FINDINGS[b.code]));
  return (
    <ul className="texts__findings" {...(id && { id })} aria-live="polite">
      {sorted.map((finding, at) => (
        <li key={at} data-weight={FINDINGS[finding.code]}>
          {findingWords(words, finding)}
        </li>
      ))}
    </ul>
  );
}
