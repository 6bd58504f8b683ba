import { drawing } from '../fields/drawing.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { block } from './block.ts';

export const hero = block('hero', [
  textPair('title'),
  textPair('lead', { multiline: true, optional: true }),
  link('primary', { optional: true }),
  link('secondary', { optional: true }),
  image(),
  drawing(),
  { ...nameAndLabel('search', 'heroSearch'), type: 'checkbox', defaultValue: false },
]);
