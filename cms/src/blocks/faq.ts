import { textPair } from '../fields/text-pair.ts';
import { block, items } from './block.ts';

export const faq = block('faq', [
  textPair('title', { optional: true }),
  items([textPair('question'), textPair('answer', { multiline: true })], {
    words: 'questions',
    thing: 'question',
    max: 60,
  }),
]);
