import type { Locale } from '@app/contracts/common';
import { CONCEPT_BUCKETS, WORD_BUCKETS, featuresOf } from './features.ts';
import type { Features } from './features.ts';

/** What the statistics look for, each apart: an advertisement reads like praise, and would blur the rest. */
export const KINDS = ['threat', 'hate', 'insult', 'personal', 'advert'] as const;
export type Kind = (typeof KINDS)[number];

export interface Example {
  language: Locale;
  text: string;
  /** Undefined of a harmless sentence. */
  kind: Kind | undefined;
}

/** Of each bucket its weight, and what every sentence starts from. A positive sum speaks for an attack. */
export interface Weights {
  words: Float32Array;
  concepts: Float32Array;
  bias: number;
}

const EPOCHS = 8;
const RATE = 0.3;
/** Of the bias: it moves with every sentence, and would swing. */
const BIAS_RATE = 0.01;
const SHRINKAGE = 3e-3;
/** A concept against all words of a sentence together. */
export const CONCEPT_SHARE = 0.3;
const SEED = 7;

/** Numbers from 0 to 1, the same each time: a linear congruential generator (Numerical Recipes, 2nd edition, 7.1). */
function seededRandom(): () => number {
  let state = SEED;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
}

/** The words' weights are divided by the root of how many they are, so that long sentences score no higher. */
const wordShare = ({ words }: Features): number => 1 / Math.sqrt(words.length || 1);

/** The sum of a sentence's weights, without the bias. */
export function sumOf(features: Features, words: ArrayLike<number>, concepts: ArrayLike<number>): number {
  let ofWords = 0;
  for (const word of features.words) ofWords += words[word]!;
  let ofConcepts = 0;
  for (const concept of features.concepts) ofConcepts += concepts[concept]!;
  return ofWords * wordShare(features) + ofConcepts * CONCEPT_SHARE;
}

/** Steps against the gradient, each bucket's own size by AdaGrad (Duchi et al. 2011). */
function stepper(weights: Float32Array): (buckets: readonly number[], slope: number) => void {
  const squares = new Float32Array(weights.length).fill(1e-3);
  return (buckets, slope) => {
    for (const bucket of buckets) {
      const gradient = slope + SHRINKAGE * weights[bucket]!;
      squares[bucket]! += gradient * gradient;
      weights[bucket]! -= (RATE * gradient) / Math.sqrt(squares[bucket]!);
    }
  };
}

/**
 * Logistic regression with L2 shrinkage by stochastic gradient descent: sentences of `kind` against harmless ones. The
 * same examples in the same order give the same weights.
 */
export function train(examples: readonly Example[], kind: Kind): Weights {
  const words = new Float32Array(WORD_BUCKETS);
  const concepts = new Float32Array(CONCEPT_BUCKETS);
  const [stepWords, stepConcepts] = [stepper(words), stepper(concepts)];
  let bias = 0;
  const known = examples
    .filter((example) => example.kind === undefined || example.kind === kind)
    .map((example) => ({ features: featuresOf(example.text, example.language), target: example.kind ? 1 : 0 }));
  const random = seededRandom();
  const order = known.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const { features, target } = known[at]!;
      const error = 1 / (1 + Math.exp(-bias - sumOf(features, words, concepts))) - target;
      stepWords(features.words, error * wordShare(features));
      stepConcepts(features.concepts, error * CONCEPT_SHARE);
      bias -= BIAS_RATE * error;
    }
  }
  return { words, concepts, bias };
}
