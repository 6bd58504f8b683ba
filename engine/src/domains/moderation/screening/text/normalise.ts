import type { Span } from '../types.ts';

/** A text made comparable, with the way back: unit `i` of `text` came from `[starts[i], ends[i])` of the original. */
export interface Normalised {
  text: string;
  starts: Uint32Array;
  ends: Uint32Array;
}

/**
 * Characters that show nothing: zero-width spaces and joiners, soft hyphen, bidirectional controls, variation
 * selectors, fillers and tags (Unicode's Default_Ignorable_Code_Point).
 */
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u;
const CONTINUES = /^[\p{M}\u{FF9E}\u{FF9F}\p{Default_Ignorable_Code_Point}]$/u;
const MARKS = /\p{M}/gu;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Looks of letters that NFKC keeps apart: squared and circled capitals, fraction-like dots, dashes, quotes. */
const EXTRA: Record<string, string> = {
  '․': '.',
  '。': '。',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  ς: 'σ',
};

const squared = (code: number): string | undefined => {
  if (code >= 0x1f130 && code <= 0x1f149) return String.fromCharCode(97 + code - 0x1f130);
  if (code >= 0x1f150 && code <= 0x1f169) return String.fromCharCode(97 + code - 0x1f150);
  if (code >= 0x1f170 && code <= 0x1f189) return String.fromCharCode(97 + code - 0x1f170);
  return undefined;
};

const foldCluster = (cluster: string, turkish: boolean): string => {
  const extra = EXTRA[cluster] ?? squared(cluster.codePointAt(0) ?? 0);
  if (extra !== undefined) return extra;
  const composed = cluster.replace(IGNORABLE, '').normalize('NFKC');
  const lowered = turkish ? composed.replaceAll('I', 'ı').toLowerCase() : composed.toLowerCase();
  let text = '';
  for (const letter of lowered.normalize('NFKC').replace(MARKS, '').replace(IGNORABLE, ''))
    text += EXTRA[letter] ?? letter;
  return text;
};

const cache = new Map<string, string>();
const CACHE_LIMIT = 20_000;

const cachedFold = (cluster: string, turkish: boolean): string => {
  const key = turkish ? `t${cluster}` : cluster;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const folded = foldCluster(cluster, turkish);
  if (cluster.length < 4 && cache.size < CACHE_LIMIT) cache.set(key, folded);
  return folded;
};

/**
 * NFKC, lower case, without invisible characters and without marks that compose with nothing (“z̷a̷l̷g̷o̷”). Works by
 * cluster (a letter and its marks) so that each unit knows where it came from. Doing it twice changes nothing.
 * `turkish` lowers a capital I to a dotless ı.
 */
export function normalise(original: string, { turkish = false } = {}): Normalised {
  const starts: number[] = [];
  const ends: number[] = [];
  let text = '';
  let at = 0;
  while (at < original.length) {
    const code = original.charCodeAt(at);
    const next = original.charCodeAt(at + 1);
    let end = at + 1;
    let folded: string;
    if (code < 0x80 && !(next >= 0x80) && !(turkish && code === 0x49) && code !== 0x60) {
      folded = code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 32) : original[at]!;
    } else {
      end = clusterEnd(original, at);
      folded = cachedFold(original.slice(at, end), turkish);
    }
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    text += folded;
    at = end;
  }
  return { text, starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

const codePointAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at)!);

/** End of the cluster that begins at `at`: one character and what clings to it, at most 32 units. */
function clusterEnd(text: string, at: number): number {
  const first = codePointAt(text, at);
  let end = at + first.length;
  if (INVISIBLE.test(first)) return end;
  while (end < text.length && end - at < 32) {
    if (text.charCodeAt(end) < 0x80) break;
    const following = codePointAt(text, end);
    if (!CONTINUES.test(following)) break;
    end += following.length;
  }
  return end;
}

/** The span in the original text of `[start, end)` in the normalised one. Empty spans stay empty. */
export function originalSpan({ starts, ends }: Normalised, start: number, end: number): Span {
  if (starts.length === 0) return { start: 0, end: 0 };
  const from = starts[Math.min(start, starts.length - 1)]!;
  if (end <= start) return { start: from, end: from };
  return { start: from, end: ends[Math.min(end, ends.length) - 1]! };
}
