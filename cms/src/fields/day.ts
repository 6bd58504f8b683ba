import { checked, named } from './named.ts';
import type { TextField } from 'payload';
import { dayRule } from './rules.ts';

/** A calendar day as `yyyy-mm-dd`: a day has no time zone, so it is a text and not a moment. */
export const day = (name: string, { required = false } = {}): TextField => ({
  ...named(name),
  type: 'text',
  maxLength: 10,
  required,
  admin: { placeholder: 'yyyy-mm-dd', width: '30%' },
  validate: checked(dayRule),
});
