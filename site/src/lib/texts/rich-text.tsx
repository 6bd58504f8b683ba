import { Fragment } from 'react';
import type { ReactNode } from 'react';

/**
 * A translated text with tags replaced by elements: `Read the <terms>terms</terms>` with `{ terms: (words) => <a
 * href="…">{words}</a> }`. Unknown tags are dropped, their text stays.
 */
export function richText(text: string, parts: Readonly<Record<string, (words: string) => ReactNode>>): ReactNode {
  return text.split(/(<(\w+)>.*?<\/\2>)/s).map((piece, index, pieces) => {
    if (index % 3 === 2) return null; // The captured name.
    const marked = index % 3 === 1 ? pieces[index + 1] : undefined;
    if (marked === undefined) return piece;
    const words = piece.slice(marked.length + 2, -(marked.length + 3));
    return <Fragment key={index}>{parts[marked]?.(words) ?? words}</Fragment>;
  });
}
