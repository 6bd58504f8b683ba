import { link } from '../fields/link.ts';
import { textPair } from '../fields/text-pair.ts';
import { block } from './block.ts';

export const callToAction = block('callToAction', [
  textPair('title'),
  textPair('text', { multiline: true, optional: true }),
  link('button'),
]);
