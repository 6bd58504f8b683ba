import { day } from '../fields/day.ts';
import { textPair } from '../fields/text-pair.ts';
import { block, itemsField } from './block.ts';

/** Regulations and the like: numbered sections under a table of contents. */
export const documentBlock = block('document', [
  textPair('title', { optional: true }),
  day('updatedOn'),
  itemsField([textPair('title'), textPair('text', { words: 'paragraphs', multiline: true })], {
    words: 'sections',
    thing: 'section',
    max: 60,
  }),
]);
