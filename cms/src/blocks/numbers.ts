import type { NumberSource } from '../export/types.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { selectOptions, adminText } from '../words/admin-text.ts';
import { block, itemsField } from './block.ts';

const SOURCES: NumberSource[] = ['companies', 'reviews', 'languages', 'claim', 'typed'];

export const numbers = block('numbers', [
  textPair('title', { optional: true }),
  itemsField(
    [
      {
        ...nameAndLabel('source', 'numberSource'),
        type: 'select',
        options: selectOptions('numberSource', SOURCES),
        required: true,
        defaultValue: 'companies',
      },
      {
        ...nameAndLabel('claim', 'claimName'),
        type: 'text',
        maxLength: 60,
        required: true,
        admin: {
          description: adminText('hints.claimName'),
          condition: (_, sibling: { source?: NumberSource }) => sibling.source === 'claim',
        },
      },
      {
        ...nameAndLabel('value', 'numberValue'),
        type: 'text',
        maxLength: 20,
        required: true,
        admin: { condition: (_, sibling: { source?: NumberSource }) => sibling.source === 'typed' },
      },
      textPair('label', { words: 'numberLabel' }),
    ],
    { words: 'numbers', thing: 'number', max: 8 },
  ),
]);
