import { pieces } from '@app/locales/rules.ts';
import { fill } from '../../words/fill.ts';
import { diff } from './diff.ts';
import type { TextWords } from './words.ts';

/** A text with what must stay as it is set apart; while editing a press puts it into the own text. */
export function Pieces({
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
        title={fill(words.insert, { piece: piece.text })}
        // The cursor stays where it is in the text.
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

/** What has become of a text. */
export function Changes({ before, after }: { before: string; after: string }) {
  return diff(before, after).map(({ kind, text }, at) => {
    if (kind === 'gone') return <del key={at}>{text}</del>;
    return kind === 'new' ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>;
  });
}
