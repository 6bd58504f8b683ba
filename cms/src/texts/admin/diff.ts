/** A piece of two texts: in both, only in the old one, or only in the new one. */
export interface Part {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Beyond this many words a text is shown as wholly new: the table of the comparison would get large. */
const MOST = 600;

/** What has changed between two texts, word by word, by their longest common sequence. */
export function diff(before: string, after: string): Part[] {
  const old = before.split(/(\s+)/).filter(Boolean);
  const now = after.split(/(\s+)/).filter(Boolean);
  if (old.length > MOST || now.length > MOST) return joined([part('gone', before), part('new', after)]);
  // common[i][j]: how many words the rests from i and from j share.
  const common = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const row = common[i];
      if (row) row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const parts: Part[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      parts.push(part('same', old[i++] ?? ''));
      j++;
    } else if (j >= now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push(part('gone', old[i++] ?? ''));
    } else parts.push(part('new', now[j++] ?? ''));
  }
  return joined(parts);
}

const part = (kind: Part['kind'], text: string): Part => ({ kind, text });

/** Neighbours of one kind as one. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const { kind, text } of parts) {
    const last = all.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== '') all.push({ kind, text });
  }
  return all;
}
