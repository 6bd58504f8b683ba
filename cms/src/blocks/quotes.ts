import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { adminText } from '../words/admin-text.ts';
import { block, headingFields, itemsField } from './block.ts';

export const quotes = block('quotes', [
  ...headingFields(),
  itemsField(
    [
      textPair('text', { words: 'quote', multiline: true }),
      { ...nameAndLabel('author'), type: 'text', required: true, maxLength: 120 },
      textPair('role', { words: 'position', optional: true }),
      { ...nameAndLabel('company', 'companyName'), type: 'text', maxLength: 120 },
      {
        ...nameAndLabel('sample'),
        type: 'checkbox',
        defaultValue: false,
        admin: { description: adminText('hints.sample') },
      },
    ],
    { words: 'quotes', thing: 'quote', max: 12 },
  ),
]);
