import type { JobKind } from '../export/types.ts';
import { day } from '../fields/day.ts';
import { hrefField } from '../fields/link.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { selectOptions } from '../words/admin-text.ts';
import { block, headingFields, itemsField } from './block.ts';

const KINDS: JobKind[] = ['full', 'part', 'contract'];

export const jobs = block('jobs', [
  ...headingFields(),
  textPair('empty', { words: 'noJobs', multiline: true }),
  itemsField(
    [
      textPair('title'),
      textPair('place'),
      {
        ...nameAndLabel('kind'),
        type: 'select',
        options: selectOptions('job', KINDS),
        required: true,
        defaultValue: 'full',
      },
      textPair('text', { words: 'paragraphs', multiline: true }),
      hrefField(true, 'applyHref'),
      day('closesOn'),
    ],
    { words: 'jobs', thing: 'job', min: 0, max: 40 },
  ),
]);
