import type { Block } from 'payload';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { names } from '../words/say.ts';

export const steps: Block = {
  slug: 'steps',
  labels: names('steps'),
  admin: { disableBlockName: true },
  fields: [
    textPair('title', { optional: true }),
    textPair('lead', { multiline: true, optional: true }),
    {
      ...named('items', 'steps'),
      labels: names('step'),
      type: 'array',
      minRows: 1,
      maxRows: 12,
      fields: [textPair('title'), textPair('text', { multiline: true, optional: true })],
    },
  ],
};
