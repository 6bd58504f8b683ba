import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { block, heading, items } from './block.ts';

export const downloads = block('downloads', [
  ...heading(),
  items(
    [
      textPair('title'),
      textPair('text', { multiline: true, optional: true }),
      { ...named('file'), type: 'upload', relationTo: 'files', required: true },
    ],
    { words: 'downloads', thing: 'download', max: 40 },
  ),
]);
