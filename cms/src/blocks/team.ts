import { image } from '../fields/image.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { say } from '../words/say.ts';
import { block, heading, items } from './block.ts';

export const team = block('team', [
  ...heading(),
  items(
    [
      { ...named('name'), type: 'text', required: true, maxLength: 120 },
      textPair('role', { words: 'position' }),
      textPair('text', { multiline: true, optional: true }),
      image(),
      {
        ...named('sample'),
        type: 'checkbox',
        defaultValue: false,
        admin: { description: say('hints.sample') },
      },
    ],
    { words: 'people', thing: 'person', max: 40 },
  ),
]);
