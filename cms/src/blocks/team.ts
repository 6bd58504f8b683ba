import { image } from '../fields/image.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { adminText } from '../words/admin-text.ts';
import { block, headingFields, itemsField } from './block.ts';

export const team = block('team', [
  ...headingFields(),
  itemsField(
    [
      { ...nameAndLabel('name'), type: 'text', required: true, maxLength: 120 },
      textPair('role', { words: 'position' }),
      textPair('text', { multiline: true, optional: true }),
      image(),
      {
        ...nameAndLabel('sample'),
        type: 'checkbox',
        defaultValue: false,
        admin: { description: adminText('hints.sample') },
      },
    ],
    { words: 'people', thing: 'person', max: 40 },
  ),
]);
