import { FINDINGS } from '@app/locales/rules.ts';
import type { Finding } from '@app/locales/rules.ts';
import { findingMessage, type TextWords } from '../words.ts';

/** Findings of the rules, errors before warnings. */
export function FindingList({ id, words, findings }: { id?: string; words: TextWords; findings: readonly Finding[] }) {
  const sorted = [...findings].sort((a, b) => FINDINGS[a.code].localeCompare(FINDINGS[b.code]));
  return (
    <ul className="texts__findings" {...(id && { id })} aria-live="polite">
      {sorted.map((finding, at) => (
        <li key={at} data-weight={FINDINGS[finding.code]}>
          {findingMessage(words, finding)}
        </li>
      ))}
    </ul>
  );
}
