import type { GroupField, TextField } from 'payload';
import { adminText } from '../words/admin-text.ts';
import { nameAndLabel } from './labels.ts';
import { textValidation } from './validation.ts';
import { hrefRule } from './rules.ts';
import { textPair } from './text-pair.ts';

/** The target of a link: a path of the site without locale prefix, or an https, mailto or tel address. */
export const hrefField = (required: boolean, name = 'href'): TextField => ({
  ...nameAndLabel(name, name === 'to' ? 'to' : 'href'),
  type: 'text',
  maxLength: 500,
  admin: {
    description: adminText('hints.href'),
    components: {
      afterInput: [
        { path: '/fields/page-picker.tsx#PagePicker', clientProps: { labels: adminText('hints.pickPage') } },
      ],
    },
  },
  required,
  validate: textValidation(hrefRule),
});

/** A label and a target. An optional link without a target counts as none. */
export const link = (name: string, { optional = false } = {}): GroupField => ({
  ...nameAndLabel(name),
  type: 'group',
  fields: [textPair('label', { words: 'linkLabel', optional }), hrefField(!optional)],
});
