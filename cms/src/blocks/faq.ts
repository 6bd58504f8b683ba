import type { Block } from 'payload';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { names } from '../words/say.ts';

export const faq: Block = {
  slug: 'faq',
  labels: names('faq'),
  admin: { disableBlockName: true },
  fields: [
    textPair('title', { optional: true }),
    {
      ...named('items', 'questions'),
      labels: names('question'),
      type: 'array',
      minRows: 1,
      maxRows: 60,
      fields: [textPair('question'), textPair('answer', { multiline: true })],
    },
  ],
};
