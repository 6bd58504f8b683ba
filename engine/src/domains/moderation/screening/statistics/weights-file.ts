import { CONCEPT_BUCKETS, WORD_BUCKETS } from './features.ts';
import { KINDS } from './training.ts';
import type { Kind, Weights } from './training.ts';

/**
 * `weights.bin`: SHA-256 of what they were trained on; then for each kind bias, scale of words and scale of concepts as
 * 32-bit floats, a signed byte per bucket of words and one per bucket of concepts.
 */
const HASH_BYTES = 32;
const SCALES_BYTES = 12;
const KIND_BYTES = SCALES_BYTES + WORD_BUCKETS + CONCEPT_BUCKETS;
/** The share of weights that are cut at the largest byte, so that a few large ones do not flatten all others. */
const CUT_SHARE = 0.0005;

/** A byte times its scale is a weight. */
interface Scaled {
  scale: number;
  bytes: Int8Array;
}

export interface StoredWeights {
  bias: number;
  words: Scaled;
  concepts: Scaled;
}

export interface WeightsFile {
  /** SHA-256 of the examples, in hexadecimal. */
  trainedOn: string;
  kinds: Record<Kind, StoredWeights>;
}

function scaled(weights: Float32Array): Scaled {
  const sizes = Float32Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort();
  const scale = (sizes[Math.floor(sizes.length * (1 - CUT_SHARE))] ?? 1) / 127;
  return {
    scale,
    bytes: Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
  };
}

/** Rounds the weights to a byte each. */
export function encodeWeights(kinds: Readonly<Record<Kind, Weights>>, trainedOn: string): Buffer {
  const parts = KINDS.flatMap((kind) => {
    const { bias, ...weights } = kinds[kind];
    const [words, concepts] = [scaled(weights.words), scaled(weights.concepts)];
    const head = Buffer.alloc(SCALES_BYTES);
    [bias, words.scale, concepts.scale].forEach((value, at) => head.writeFloatLE(value, 4 * at));
    return [head, Buffer.from(words.bytes), Buffer.from(concepts.bytes)];
  });
  return Buffer.concat([Buffer.from(trainedOn, 'hex'), ...parts]);
}

/** @throws when the file has another length than today's numbers of buckets ask for */
export function decodeWeights(file: Buffer): WeightsFile {
  if (file.length !== HASH_BYTES + KINDS.length * KIND_BYTES)
    throw new Error('weights.bin has another form: run `npm run screening:train`');
  const kinds = KINDS.map((kind, at) => {
    const start = HASH_BYTES + at * KIND_BYTES;
    const bytes = (from: number, count: number): Int8Array => new Int8Array(file.buffer, file.byteOffset + from, count);
    const words = start + SCALES_BYTES;
    const stored: StoredWeights = {
      bias: file.readFloatLE(start),
      words: { scale: file.readFloatLE(start + 4), bytes: bytes(words, WORD_BUCKETS) },
      concepts: { scale: file.readFloatLE(start + 8), bytes: bytes(words + WORD_BUCKETS, CONCEPT_BUCKETS) },
    };
    return [kind, stored] as const;
  });
  return {
    trainedOn: file.toString('hex', 0, HASH_BYTES),
    kinds: Object.fromEntries(kinds) as Record<Kind, StoredWeights>,
  };
}
