import { nameAndLabel } from './labels.ts';
import { textValidation } from './validation.ts';
import type { TextField } from 'payload';
import { dayRule } from './rules.ts';

/** A calendar day as `yyyy-mm-dd`. It has no time zone, so it is stored as text. */
export const day = (name: string, { required = false } = {}): TextField => ({
  ...nameAndLabel(name),
  type: 'text',
  maxLength: 10,
  required,
  admin: { placeholder: 'yyyy-mm-dd', width: '30%' },
  validate: textValidation(dayRule),
});
