import { writeFileSync } from 'node:fs';
import { fingerprintOf, trainingExamples } from '../domains/moderation/screening/statistics/examples.ts';
import { KINDS, train } from '../domains/moderation/screening/statistics/training.ts';
import type { Kind, Weights } from '../domains/moderation/screening/statistics/training.ts';
import { encodeWeights } from '../domains/moderation/screening/statistics/weights-file.ts';

const examples = trainingExamples();
const kinds = Object.fromEntries(KINDS.map((kind) => [kind, train(examples, kind)])) as Record<Kind, Weights>;
const file = new URL('../domains/moderation/screening/statistics/weights.bin', import.meta.url);
writeFileSync(file, encodeWeights(kinds, fingerprintOf(examples)));
for (const kind of KINDS) {
  const count = examples.filter((example) => example.kind === kind).length;
  console.log(`${kind}: trained on ${count} of ${examples.length} sentences`);
}
