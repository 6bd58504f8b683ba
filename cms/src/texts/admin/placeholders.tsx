import { pieces } from '@app/locales/rules.ts';
import { fillIn } from '../../words/fill.ts';
import type { TextWords } from './words.ts';

/** A text with its placeholders and tags marked; in the editor a click inserts them into the translation. */
export function TextWithPlaceholders({
  text,
  words,
  onInsert,
}: {
  text: string;
  words: TextWords;
  onInsert?: ((piece: string) => void) | undefined;
}) {
  return pieces(text).map((piece, at) =>
    piece.kind === 'words' ? (
      <span key={at}>{piece.text}</span>
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
