import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { say } from '../words/say.ts';
import { block, heading, items } from './block.ts';

export const quotes = block('quotes', [
  ...heading(),
  items(
    [
      textPair('text', { words: 'quote', multiline: true }),
      { ...named('author'), type: 'text', required: true, maxLength: 120 },
      textPair('role', { words: 'position', optional: true }),
      { ...named('company', 'companyName'), type: 'text', maxLength: 120 },
      {
        ...named('sample'),
        type: 'checkbox',
        defaultValue: false,
        admin: { description: say('hints.sample') },
      },
    ],
    { words: 'quotes', thing: 'quote', max: 12 },
  ),
]);
