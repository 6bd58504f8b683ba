import type { ArrayField, Block, Field } from 'payload';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { names } from '../words/say.ts';

/** A kind of block; its words lie under `things.<slug>`. */
export const block = (slug: string, fields: Field[]): Block => ({
  slug,
  labels: names(slug),
  admin: { disableBlockName: true },
  fields,
});

/** What stands over a band of the page; both may be left out. */
export const heading = (): Field[] => [
  textPair('title', { optional: true }),
  textPair('lead', { multiline: true, optional: true }),
];

/** The parts of a block. `words` names them under `fields`, `thing` one of them under `things`. */
export const items = (
  fields: Field[],
  {
    name = 'items',
    words,
    thing,
    min = 1,
    max,
  }: { name?: string; words: string; thing: string; min?: number; max: number },
): ArrayField => ({
  ...named(name, words),
  labels: names(thing),
  type: 'array',
  minRows: min,
  maxRows: max,
  fields,
});
