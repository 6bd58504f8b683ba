import { textPair } from '../fields/text-pair.ts';
import { block, heading, items } from './block.ts';

export const steps = block('steps', [
  ...heading(),
  items([textPair('title'), textPair('text', { multiline: true, optional: true })], {
    words: 'steps',
    thing: 'step',
    max: 12,
  }),
]);
