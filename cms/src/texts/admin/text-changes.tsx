import { diffWords } from './text-diff.ts';

/** The differences between two versions of a text. */
export function TextChanges({ before, after }: { before: string; after: string }) {
  return diffWords(before, after).map(({ kind, text }, at) => {
    if (kind === 'gone') return <del key={at}>{text}</del>;
    return kind === 'new' ? <ins key={at}>{text}</ins> : <span key={at}>{text}</span>;
  });
}
