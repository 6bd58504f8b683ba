import type { FieldProblem } from '@app/contracts/common';

/** Lines of a text, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A refused phrase, by its number from 0; null: the phrases of the rating as a whole. */
export interface RefusedPhrase {
  phrase: number | null;
  message: string;
}

/** What the engine refuses of the phrases in this place of the request. */
export function refusedPhrases(errors: readonly FieldProblem[], index: number): RefusedPhrase[] {
  const prefix = `grades.${index}.phrases`;
  return errors.flatMap(({ path, message }): RefusedPhrase[] => {
    if (path === prefix) return [{ phrase: null, message }];
    return path.startsWith(`${prefix}.`) ? [{ phrase: Number(path.slice(prefix.length + 1)), message }] : [];
  });
}
