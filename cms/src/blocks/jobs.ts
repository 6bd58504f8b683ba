import type { JobKind } from '../export/types.ts';
import { day } from '../fields/day.ts';
import { hrefField } from '../fields/link.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { options } from '../words/say.ts';
import { block, heading, items } from './block.ts';

const KINDS: JobKind[] = ['full', 'part', 'contract'];

export const jobs = block('jobs', [
  ...heading(),
  textPair('empty', { words: 'noJobs', multiline: true }),
  items(
    [
      textPair('title'),
      textPair('place'),
      { ...named('kind'), type: 'select', options: options('job', KINDS), required: true, defaultValue: 'full' },
      textPair('text', { words: 'paragraphs', multiline: true }),
      hrefField(true, 'applyHref'),
      day('closesOn'),
    ],
    { words: 'jobs', thing: 'job', min: 0, max: 40 },
  ),
]);
