import type { Atom, Entry } from './entry.ts';

/** An entry that begins (or lies) at a node, by one of its atoms. */
export interface Leaf {
  entry: Entry;
  atom: Atom;
}

export interface TrieNode {
  next: Map<number, TrieNode>;
  leaves: Leaf[] | null;
}

const copyOf = ({ next, leaves }: TrieNode): TrieNode => ({ next: new Map(next), leaves: leaves && [...leaves] });

/** Prefix tree over the bare stems of many entries: one walk along a word finds them all. */
export class Trie {
  readonly root: TrieNode;
  size: number;
  /** Nodes that may be changed; all others are the base's. */
  readonly #own = new WeakSet<TrieNode>();

  /**
   * With a `base`: a tree that begins with all of its leaves and shares its nodes. What is added copies the nodes on its
   * way and leaves the base as it is, which nothing may be added to from then on.
   */
  constructor(base?: Trie) {
    this.root = base ? copyOf(base.root) : { next: new Map(), leaves: null };
    this.size = base?.size ?? 0;
    this.#own.add(this.root);
  }

  add(leaf: Leaf): void {
    let node = this.root;
    for (let at = 0; at < leaf.atom.bare.length; at += 1) {
      const unit = leaf.atom.bare.charCodeAt(at);
      let next = node.next.get(unit);
      if (!next || !this.#own.has(next)) {
        next = next ? copyOf(next) : { next: new Map(), leaves: null };
        this.#own.add(next);
        node.next.set(unit, next);
      }
      node = next;
    }
    (node.leaves ??= []).push(leaf);
    this.size += 1;
  }

  /** Calls `visit` for each leaf whose stem stands in `text` at `from`, with where the stem ends. */
  walk(text: string, from: number, visit: (leaf: Leaf, end: number) => void): void {
    let node: TrieNode | undefined = this.root;
    for (let at = from; node; at += 1) {
      if (node.leaves) for (const leaf of node.leaves) visit(leaf, at);
      if (at >= text.length) return;
      node = node.next.get(text.charCodeAt(at));
    }
  }
}

/** What one place of a disguised word may stand for. */
export interface Place {
  /** Code units it may be; null for any letter. */
  units: readonly number[] | null;
  /** How often its letter may be taken, for letters written many times. */
  repeat: number;
}

const WALK_LIMIT = 4_000;

/**
 * As `Trie.walk` for a disguised word: tries every reading of its places, at most `WALK_LIMIT` steps.
 * `visit` gets the index of the first place after the stem.
 */
export function walkPlaces(
  trie: Trie,
  places: readonly Place[],
  from: number,
  visit: (leaf: Leaf, end: number) => void,
): void {
  let steps = 0;
  const go = (node: TrieNode, at: number, used: number): void => {
    if (steps > WALK_LIMIT) return;
    steps += 1;
    if (node.leaves && used !== 0) for (const leaf of node.leaves) visit(leaf, at + 1);
    const place = places[at];
    if (place && used > 0 && used < place.repeat) branch(node, place, at, used + 1);
    const following = used === 0 ? place : places[at + 1];
    if (following) branch(node, following, used === 0 ? at : at + 1, 1);
  };
  const branch = (node: TrieNode, place: Place, at: number, used: number): void => {
    if (place.units === null) {
      for (const next of node.next.values()) go(next, at, used);
      return;
    }
    for (const unit of place.units) {
      const next = node.next.get(unit);
      if (next) go(next, at, used);
    }
  };
  go(trie.root, from, 0);
}
