import type { Block } from 'payload';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { names, say } from '../words/say.ts';

export const reviewCarousel: Block = {
  slug: 'reviewCarousel',
  labels: names('reviewCarousel'),
  admin: { disableBlockName: true },
  fields: [
    textPair('title', { optional: true }),
    textPair('lead', { multiline: true, optional: true }),
    {
      ...named('company', 'companySlug'),
      type: 'text',
      maxLength: 80,
      admin: { description: say('hints.companySlug') },
    },
    { ...named('limit'), type: 'number', min: 3, max: 24, defaultValue: 12, required: true },
  ],
};
