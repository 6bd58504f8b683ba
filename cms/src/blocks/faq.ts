import { textPair } from '../fields/text-pair.ts';
import { block, itemsField } from './block.ts';

export const faq = block('faq', [
  textPair('title', { optional: true }),
  itemsField([textPair('question'), textPair('answer', { multiline: true })], {
    words: 'questions',
    thing: 'question',
    max: 60,
  }),
]);
