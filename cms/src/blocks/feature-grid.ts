import type { FeatureIcon } from '../export/types.ts';
import { hrefField } from '../fields/link.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { selectOptions } from '../words/admin-text.ts';
import { block, headingFields, itemsField } from './block.ts';

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
  ...headingFields(),
  itemsField(
    [
      {
        ...nameAndLabel('icon'),
        type: 'select',
        options: selectOptions('icon', ICONS),
        required: true,
        defaultValue: 'verified',
      },
      textPair('title'),
      textPair('text', { multiline: true, optional: true }),
      hrefField(false),
    ],
    { words: 'features', thing: 'feature', max: 24 },
  ),
]);
