import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { block, headingFields, itemsField } from './block.ts';

export const downloads = block('downloads', [
  ...headingFields(),
  itemsField(
    [
      textPair('title'),
      textPair('text', { multiline: true, optional: true }),
      { ...nameAndLabel('file'), type: 'upload', relationTo: 'files', required: true },
    ],
    { words: 'downloads', thing: 'download', max: 40 },
  ),
]);
