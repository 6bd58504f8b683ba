import { hrefField } from '../fields/link.ts';
import { image } from '../fields/image.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { block, items } from './block.ts';

export const logos = block('logos', [
  textPair('title', { optional: true }),
  items([{ ...named('name'), type: 'text', required: true, maxLength: 80 }, image(), hrefField(false)], {
    words: 'logos',
    thing: 'logo',
    max: 40,
  }),
]);
