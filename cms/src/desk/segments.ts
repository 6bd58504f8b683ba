/** Where a rule found something, in UTF-16 units of the text. */
export interface Mark {
  rule: string;
  start: number | null;
  end: number | null;
}

/** A piece of the text with the rules that speak about it; none for plain text. */
export interface Segment {
  text: string;
  rules: string[];
}

/** Cuts a text at the edges of its marks, overlapping ones included. Marks without a place, or outside, are left out. */
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
