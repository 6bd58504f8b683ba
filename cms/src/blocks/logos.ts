import { hrefField } from '../fields/link.ts';
import { image } from '../fields/image.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { block, itemsField } from './block.ts';

export const logos = block('logos', [
  textPair('title', { optional: true }),
  itemsField([{ ...nameAndLabel('name'), type: 'text', required: true, maxLength: 80 }, image(), hrefField(false)], {
    words: 'logos',
    thing: 'logo',
    max: 40,
  }),
]);
