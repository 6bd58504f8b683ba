import type { NumberSource } from '../export/types.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { options, say } from '../words/say.ts';
import { block, items } from './block.ts';

const SOURCES: NumberSource[] = ['companies', 'reviews', 'languages', 'claim', 'typed'];

export const numbers = block('numbers', [
  textPair('title', { optional: true }),
  items(
    [
      {
        ...named('source', 'numberSource'),
        type: 'select',
        options: options('numberSource', SOURCES),
        required: true,
        defaultValue: 'companies',
      },
      {
        ...named('claim', 'claimName'),
        type: 'text',
        maxLength: 60,
        required: true,
        admin: {
          description: say('hints.claimName'),
          condition: (_, sibling: { source?: NumberSource }) => sibling.source === 'claim',
        },
      },
      {
        ...named('value', 'numberValue'),
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
