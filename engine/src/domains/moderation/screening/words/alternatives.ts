/** A group of alternatives in the notation of `matching/entry.ts`. */
export const anyOf = (alternatives: readonly string[]): string => `(${alternatives.join('|')})`;

/** Groups do not nest: one group of all alternatives without brackets, then each alternative with brackets by itself. */
export function withoutNesting(alternatives: readonly string[]): string[] {
  const plain = alternatives.filter((phrase) => !phrase.includes('('));
  return [...(plain.length > 0 ? [anyOf(plain)] : []), ...alternatives.filter((phrase) => phrase.includes('('))];
}
