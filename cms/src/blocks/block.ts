import type { ArrayField, Block, Field } from 'payload';
import { nameAndLabel } from '../fields/labels.ts';
import { asRows } from '../fields/rows/rows.ts';
import { textPair } from '../fields/text-pair.ts';
import { labelsOf } from '../words/admin-text.ts';
import { pictureOf } from './pictures.ts';

/** A kind of block; its labels are under `things.<slug>`. */
export const block = (slug: string, fields: Field[]): Block => ({
  slug,
  labels: labelsOf(slug),
  // The label below it says what it shows.
  admin: { disableBlockName: true, images: { thumbnail: { url: pictureOf(slug), alt: '' } } },
  fields,
});

/** Optional title and lead of a block. */
export const headingFields = (): Field[] => [
  textPair('title', { optional: true }),
  textPair('lead', { multiline: true, optional: true }),
];

/** The items of a block. `words` is their label under `fields`, `thing` that of one item under `things`. */
export const itemsField = (
  fields: Field[],
  {
    name = 'items',
    words,
    thing,
    min = 1,
    max,
  }: { name?: string; words: string; thing: string; min?: number; max: number },
): ArrayField => ({
  ...nameAndLabel(name, words),
  ...asRows(thing),
  type: 'array',
  minRows: min,
  maxRows: max,
  fields,
});
