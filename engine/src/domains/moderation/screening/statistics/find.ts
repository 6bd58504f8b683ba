import { readFileSync } from 'node:fs';
import type { Locale } from '@app/contracts/common';
import type { Hit } from '../types.ts';
import { featuresOf } from './features.ts';
import type { Features } from './features.ts';
import { KINDS, sumOf } from './training.ts';
import type { Kind } from './training.ts';
import { decodeWeights } from './weights-file.ts';
import type { WeightsFile } from './weights-file.ts';

/** From this score on a sentence is looked at; what that finds and what it costs stands in ADR 0060. */
const LOOK_FROM: Readonly<Record<Kind, number>> = {
  threat: 0.2,
  hate: 0,
  insult: 0.15,
  personal: -1.4,
  advert: -0.3,
};
/** A sentence with fewer features says too little: what its words mean stands in the lists. */
const FEWEST_FEATURES = 90;

let loaded: WeightsFile | undefined;
/** Read with the first text that needs them. */
export const storedWeights = (): WeightsFile =>
  (loaded ??= decodeWeights(readFileSync(new URL('weights.bin', import.meta.url))));

/** The logarithm of the odds that a sentence is of the kind; 0 for even ones. */
export function scoreOf(features: Features, kind: Kind): number {
  if (features.words.length < FEWEST_FEATURES) return -Infinity;
  const { bias, words, concepts } = storedWeights().kinds[kind];
  return (
    bias +
    words.scale * sumOf({ words: features.words, concepts: [] }, words.bytes, concepts.bytes) +
    concepts.scale * sumOf({ words: [], concepts: features.concepts }, words.bytes, concepts.bytes)
  );
}

const sentences = new Intl.Segmenter('und', { granularity: 'sentence' });

/**
 * Of each kind the sentence that reads most like it, when one does. Spans are in UTF-16 units of `text`, scores the
 * logarithm of the odds.
 */
export function findByStatistics(text: string, language: Locale): Hit[] {
  const highest = new Map<Kind, Hit>();
  const scores = { ...LOOK_FROM };
  for (const { segment, index } of sentences.segment(text)) {
    const features = featuresOf(segment, language);
    for (const kind of KINDS) {
      const score = scoreOf(features, kind);
      if (score < scores[kind]) continue;
      scores[kind] = score;
      const span = { start: index, end: index + segment.trimEnd().length };
      highest.set(kind, { span, detail: { part: kind, score: Math.round(score * 10) / 10 } });
    }
  }
  return [...highest.values()];
}
