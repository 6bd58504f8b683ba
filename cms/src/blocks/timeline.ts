import type { ChangeKind } from '../export/types.ts';
import { day } from '../fields/day.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { selectOptions } from '../words/admin-text.ts';
import { block, itemsField } from './block.ts';

const KINDS: ChangeKind[] = ['new', 'better', 'fixed'];

export const timeline = block('timeline', [
  textPair('title', { optional: true }),
  itemsField(
    [
      day('date', { required: true }),
      {
        ...nameAndLabel('kind'),
        type: 'select',
        options: selectOptions('change', KINDS),
        required: true,
        defaultValue: 'new',
      },
      textPair('title'),
      textPair('text', { multiline: true, optional: true }),
    ],
    { words: 'changes', thing: 'change', max: 200 },
  ),
]);
