import type { GroupField, TextField } from 'payload';
import { say } from '../words/say.ts';
import { checked, named } from './named.ts';
import { hrefRule } from './rules.ts';
import { textPair } from './text-pair.ts';

/** Where a link leads: a path of the site without locale prefix, or an https, mailto or tel address. */
export const hrefField = (required: boolean, name = 'href'): TextField => ({
  ...named(name, name === 'to' ? 'to' : 'href'),
  type: 'text',
  maxLength: 500,
  admin: { description: say('hints.href') },
  required,
  validate: checked(hrefRule),
});

/** A label and where it leads. An optional link without an address is no link. */
export const link = (name: string, { optional = false } = {}): GroupField => ({
  ...named(name),
  type: 'group',
  fields: [textPair('label', { words: 'linkLabel', optional }), hrefField(!optional)],
});
