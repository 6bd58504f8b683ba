import type { ChangeKind } from '../export/types.ts';
import { day } from '../fields/day.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { options } from '../words/say.ts';
import { block, items } from './block.ts';

const KINDS: ChangeKind[] = ['new', 'better', 'fixed'];

export const timeline = block('timeline', [
  textPair('title', { optional: true }),
  items(
    [
      day('date', { required: true }),
      { ...named('kind'), type: 'select', options: options('change', KINDS), required: true, defaultValue: 'new' },
      textPair('title'),
      textPair('text', { multiline: true, optional: true }),
    ],
    { words: 'changes', thing: 'change', max: 200 },
  ),
]);
