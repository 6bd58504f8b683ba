import { textPair } from '../fields/text-pair.ts';
import { block, headingFields, itemsField } from './block.ts';

export const steps = block('steps', [
  ...headingFields(),
  itemsField([textPair('title'), textPair('text', { multiline: true, optional: true })], {
    words: 'steps',
    thing: 'step',
    max: 12,
  }),
]);
