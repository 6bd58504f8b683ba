import type { Block } from 'payload';
import type { FeatureIcon } from '../export/types.ts';
import { hrefField } from '../fields/link.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { names, options } from '../words/say.ts';

const ICONS: FeatureIcon[] = [
  'verified',
  'open',
  'languages',
  'mediation',
  'widgets',
  'surveys',
  'search',
  'integrations',
  'statistics',
  'mail',
];

export const featureGrid: Block = {
  slug: 'featureGrid',
  labels: names('featureGrid'),
  admin: { disableBlockName: true },
  fields: [
    textPair('title', { optional: true }),
    textPair('lead', { multiline: true, optional: true }),
    {
      ...named('items', 'features'),
      labels: names('feature'),
      type: 'array',
      minRows: 1,
      maxRows: 24,
      fields: [
        { ...named('icon'), type: 'select', options: options('icon', ICONS), required: true, defaultValue: 'verified' },
        textPair('title'),
        textPair('text', { multiline: true, optional: true }),
        hrefField(false),
      ],
    },
  ],
};
