export interface TextPart {
  kind: 'paragraph' | 'list';
  lines: string[];
}

/**
 * Parses multi-line plain text: a blank line starts a paragraph, lines starting with `- ` are list items, an indented
 * line continues the item above it; other line breaks are kept.
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let last: TextPart | undefined;
  for (const line of text.split(/\r?\n/)) {
    const point = /^\s*-\s+(.*\S)\s*$/.exec(line)?.[1];
    const words = line.trim();
    if (words === '' || words === '-') {
      last = undefined;
    } else if (point === undefined && last?.kind === 'list' && /^\s/.test(line)) {
      last.lines.push(`${last.lines.pop() ?? ''} ${words}`);
    } else {
      const kind = point === undefined ? 'paragraph' : 'list';
      if (last?.kind !== kind) {
        last = { kind, lines: [] };
        parts.push(last);
      }
      last.lines.push(point ?? words);
    }
  }
  return parts;
}
