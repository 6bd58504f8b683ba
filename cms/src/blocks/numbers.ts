import type { Block } from 'payload';
import type { NumberSource } from '../export/types.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { names, options } from '../words/say.ts';

const SOURCES: NumberSource[] = ['companies', 'reviews', 'languages', 'typed'];

export const numbers: Block = {
  slug: 'numbers',
  labels: names('numbers'),
  admin: { disableBlockName: true },
  fields: [
    textPair('title', { optional: true }),
    {
      ...named('items', 'numbers'),
      labels: names('number'),
      type: 'array',
      minRows: 1,
      maxRows: 8,
      fields: [
        {
          ...named('source', 'numberSource'),
          type: 'select',
          options: options('numberSource', SOURCES),
          required: true,
          defaultValue: 'companies',
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
    },
  ],
};
