import type { TextWithPictureBlock } from '../export/types.ts';
import { drawing } from '../fields/drawing.ts';
import { image } from '../fields/image.ts';
import { link } from '../fields/link.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { selectOptions } from '../words/admin-text.ts';
import { block } from './block.ts';

const SIDES: TextWithPictureBlock['side'][] = ['left', 'right'];

export const textWithPicture = block('textWithPicture', [
  textPair('title'),
  textPair('text', { words: 'paragraphs', multiline: true }),
  link('button', { optional: true }),
  image(),
  drawing(),
  {
    ...nameAndLabel('side'),
    type: 'select',
    options: selectOptions('side', SIDES),
    required: true,
    defaultValue: 'right',
  },
]);
