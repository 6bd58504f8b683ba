'use client';
import { useFormFields } from '@payloadcms/ui';
import { useState } from 'react';
import { useKeyTexts } from '../search-preview/use-key-texts.ts';
import type { Words } from '../words/admin-text.ts';
import { MIN_PHRASES, phraseFindings, shownPhrases } from './phrases.ts';

const GRADES = [5, 4, 3, 2, 1] as const;
/** The heading of the phrases in the review form. */
const TITLE = 'invitation:edit.words.hintsTitle';

/** A live preview of the phrases of one rating, as reviewers see them. */
export function HintPreview({ words }: { words: Words['hintPreview'] }) {
  const [grade, setGrade] = useState<(typeof GRADES)[number]>(5);
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  const locale = useFormFields(([fields]) => String(fields['locale']?.value ?? ''));
  const all = useFormFields(([fields]) =>
    JSON.stringify(GRADES.map((one) => shownPhrases(fields[`grade${one}`]?.value))),
  );
  const lists = JSON.parse(all) as string[][];
  const phrases = lists[GRADES.indexOf(grade)] ?? [];
  const { own, base } = useKeyTexts(locale, [TITLE])(TITLE);
  const { few, twice, long } = phraseFindings(phrases);

  const tap = (phrase: string) => {
    const next = new Set(used);
    if (!next.delete(phrase)) next.add(phrase);
    setUsed(next);
  };
  return (
    <div className="hint-preview">
      <h4>{words.title}</h4>
      <div className="hint-preview__grades" role="group" aria-label={words.grades}>
        {GRADES.map((one, index) => (
          <button key={one} type="button" aria-pressed={one === grade} onClick={() => setGrade(one)}>
            {words.grade.replace('{{grade}}', String(one))} <span>({lists[index]?.length ?? 0})</span>
          </button>
        ))}
      </div>
      <div className="hint-preview__phone" lang={locale || undefined}>
        <p className="hint-preview__lead">{own ?? base}</p>
        <ul>
          {phrases.map((phrase, index) => (
            <li key={`${index} ${phrase}`}>
              <button type="button" aria-pressed={used.has(phrase)} onClick={() => tap(phrase)}>
                <span aria-hidden="true">{used.has(phrase) ? '✓' : '+'}</span>
                {phrase}
              </button>
            </li>
          ))}
        </ul>
        {phrases.length === 0 && <p>{words.none}</p>}
      </div>
      <ul className="hint-preview__findings" role="status">
        {few && (
          <li>{words.few.replace('{{count}}', String(phrases.length)).replace('{{least}}', String(MIN_PHRASES))}</li>
        )}
        {twice.map((phrase) => (
          <li key={phrase}>{words.twice.replace('{{phrase}}', phrase)}</li>
        ))}
        {long.map((phrase) => (
          <li key={phrase}>{words.long.replace('{{phrase}}', phrase)}</li>
        ))}
      </ul>
    </div>
  );
}
