import type { Term } from '../../terms/term-rules.ts';
import { usedTerms } from '../../terms/term-rules.ts';
import { fillIn } from '../../../words/fill.ts';
import type { TextWords } from '../words.ts';

interface Props {
  words: TextWords;
  terms: readonly Term[];
  base: string | null;
  /** The translation as it is typed. */
  value: string;
}

/** The glossary's terms in the base of a text, with what they are called; a warning where the translation lacks one. */
export function TermList({ words, terms, base, value }: Props) {
  const used = base === null ? [] : usedTerms(base, value, terms);
  if (used.length === 0) return null;
  return (
    <ul className="texts__terms" aria-label={words.terms.title} aria-live="polite">
      {used.map(({ base: word, translations, note, isMissing }) => (
        <li key={word} data-missing={isMissing} title={note ?? undefined}>
          <mark lang="pl">{word}</mark> → {translations.length > 0 ? translations.join(', ') : words.terms.none}
          {isMissing && <strong> {fillIn(words.terms.missing, { term: translations[0] ?? '' })}</strong>}
        </li>
      ))}
    </ul>
  );
}
