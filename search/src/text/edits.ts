/**
 * Damerau-Levenshtein distance (optimal string alignment): insertions, deletions, replacements and swaps of
 * neighbours. With `prefix`, the least distance to any beginning of `word`, for a word that is still being typed.
 */
export function editDistance(typed: string, word: string, { prefix = false } = {}): number {
  const a = [...typed];
  const b = [...word];
  let twoAbove: number[] = [];
  let above = b.map((_, j) => j).concat(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) best = Math.min(best, (twoAbove[j - 2] ?? 0) + 1);
      row.push(best);
    }
    twoAbove = above;
    above = row;
  }
  return prefix ? Math.min(...above) : (above[b.length] ?? a.length);
}

/** Typos allowed in a word of this length. Short words with one changed letter are other words. */
export const typosAllowed = (letters: number): 0 | 1 | 2 => (letters < 4 ? 0 : letters < 8 ? 1 : 2);
