import type { FeatureIcon } from '../export/types.ts';
import { hrefField } from '../fields/link.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { options } from '../words/say.ts';
import { block, heading, items } from './block.ts';

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
  'shop',
  'service',
  'hotel',
  'restaurant',
];

export const featureGrid = block('featureGrid', [
  ...heading(),
  items(
    [
      { ...named('icon'), type: 'select', options: options('icon', ICONS), required: true, defaultValue: 'verified' },
      textPair('title'),
      textPair('text', { multiline: true, optional: true }),
      hrefField(false),
    ],
    { words: 'features', thing: 'feature', max: 24 },
  ),
]);
