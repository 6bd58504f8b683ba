'use client';
import { FINDINGS } from '@app/locales/rules.ts';
import type { Finding } from '@app/locales/rules.ts';
import { htmlLang } from '@app/locales/manifest.ts';
import { fillIn } from '../../../words/fill.ts';
import type { Locale } from '../../../locales.ts';
import type { TextRow } from '../../schemas.ts';
import type { TextWords } from '../words.ts';
import { FindingList } from './finding-list.tsx';

interface Props {
  words: TextWords;
  locale: Locale;
  row: TextRow;
  value: string;
  findings: readonly Finding[];
  onChange: (text: string) => void;
  onActive: (field: HTMLTextAreaElement) => void;
}

/** The input of a text, with the findings of the rules below it. */
export function TextField({ words, locale, row, value, findings, onChange, onActive }: Props) {
  const findingsId = `findings-${row.id}`;
  return (
    <div className="texts__field">
      <textarea
        id={`own-${row.id}`}
        data-editor=""
        lang={htmlLang(locale)}
        rows={Math.min(8, Math.ceil((value.length || 1) / 60))}
        spellCheck
        value={value}
        aria-label={fillIn(words.edit, { key: row.key })}
        aria-invalid={findings.some(({ code }) => FINDINGS[code] === 'error')}
        aria-describedby={findingsId}
        onFocus={(event) => onActive(event.target)}
        onChange={(event) => onChange(event.target.value)}
      />
      <FindingList id={findingsId} words={words} findings={findings} />
    </div>
  );
}
