import fc from 'fast-check';
import { readEntries } from './entry.ts';
import { Trie, walkPlaces } from './trie.ts';
import type { Leaf } from './trie.ts';

const leafOf = (word: string): Leaf => {
  const [entry] = readEntries(word, 'offensive', 'pl');
  return { entry: entry!, atom: entry!.first[0]! };
};
const put = (trie: Trie, words: readonly string[]): Trie => {
  for (const word of words) trie.add(leafOf(word));
  return trie;
};

/** What both walks find, in their order. */
const finds = (trie: Trie, text: string): string[] => {
  const found: string[] = [];
  trie.walk(text, 0, ({ entry }, end) => found.push(`${entry.source} ${end}`));
  const places = [...text].map(() => ({ units: null, repeat: 1 }));
  walkPlaces(trie, places, 0, ({ entry }, end) => found.push(`${entry.source} ${end}`));
  return found;
};

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 4 });
const words = fc.array(word, { maxLength: 12 });

test('a layer finds, in the same order, what a tree built in one go finds, and leaves its base as it was', () => {
  fc.assert(
    fc.property(words, words, word, (first, second, text) => {
      const base = put(new Trie(), first);
      const before = finds(base, text);
      const layer = put(new Trie(base), second);
      expect(finds(layer, text)).toEqual(finds(put(new Trie(), [...first, ...second]), text));
      expect(layer.size).toBe(first.length + second.length);
      expect(finds(base, text)).toEqual(before);
      expect(base.size).toBe(first.length);
    }),
  );
});
