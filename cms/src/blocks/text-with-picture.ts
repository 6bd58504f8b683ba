import type { TextWithPictureBlock } from '../export/types.ts';
import { drawing } from '../fields/drawing.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { options } from '../words/say.ts';
import { block } from './block.ts';

const SIDES: TextWithPictureBlock['side'][] = ['left', 'right'];

export const textWithPicture = block('textWithPicture', [
  textPair('title'),
  textPair('text', { words: 'paragraphs', multiline: true }),
  link('button', { optional: true }),
  image(),
  drawing(),
  { ...named('side'), type: 'select', options: options('side', SIDES), required: true, defaultValue: 'right' },
]);
