/** A finding of a rule, with its position in UTF-16 units. */
export interface Mark {
  rule: string;
  start: number | null;
  end: number | null;
}

/** A piece of a text with the rules that match it; none for plain text. */
export interface Segment {
  text: string;
  rules: string[];
}

/**
 * Splits a text at the edges of its marks, which may overlap. Marks without a position, or outside the text, are left
 * out.
 */
export function segments(text: string, marks: readonly Mark[]): Segment[] {
  const placed = marks.filter(
    (mark): mark is Mark & { start: number; end: number } =>
      mark.start !== null && mark.end !== null && mark.start < mark.end && mark.end <= text.length,
  );
  const edges = [...new Set([0, text.length, ...placed.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return edges.slice(1).map((end, at) => {
    const start = edges[at] ?? 0;
    const rules = placed.filter((mark) => mark.start <= start && mark.end >= end).map(({ rule }) => rule);
    return { text: text.slice(start, end), rules: [...new Set(rules)] };
  });
}
