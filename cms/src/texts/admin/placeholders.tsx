import { pieces } from '@app/locales/rules.ts';
import { fillIn } from '../../words/fill.ts';
import { splitAtTerms, type Term } from '../terms/term-rules.ts';
import type { TextWords } from './words.ts';

/** A text with its placeholders and tags marked; in the editor a click inserts them into the translation. */
export function TextWithPlaceholders({
  text,
  words,
  onInsert,
  terms = [],
}: {
  text: string;
  words: TextWords;
  onInsert?: ((piece: string) => void) | undefined;
  /** Words of the glossary, which are marked. */
  terms?: readonly Term[];
}) {
  return pieces(text).map((piece, at) =>
    piece.kind === 'words' ? (
      <span key={at}>
        {splitAtTerms(piece.text, terms).map(({ part, term }, n) =>
          term ? (
            <mark key={n} title={term.translations.join(', ') || undefined}>
              {part}
            </mark>
          ) : (
            part
          ),
        )}
      </span>
    ) : onInsert ? (
      <button
        key={at}
        type="button"
        className="texts__piece"
        title={fillIn(words.insert, { piece: piece.text })}
        // Keeps the cursor in the text field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onInsert(piece.text)}
      >
        {piece.text}
      </button>
    ) : (
      <span key={at} className="texts__piece">
        {piece.text}
      </span>
    ),
  );
}
