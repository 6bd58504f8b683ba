import type { Block } from 'payload';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { textPair } from '../fields/text-pair.ts';
import { names } from '../words/say.ts';

export const hero: Block = {
  slug: 'hero',
  labels: names('hero'),
  admin: { disableBlockName: true },
  fields: [
    textPair('title'),
    textPair('lead', { multiline: true, optional: true }),
    link('primary', { optional: true }),
    link('secondary', { optional: true }),
    image(),
  ],
};
