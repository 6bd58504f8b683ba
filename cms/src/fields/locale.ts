import type { SelectField } from 'payload';
import { localeOptions } from '../locales.ts';
import { nameAndLabel } from './labels.ts';

/** The language that a document is about (not a localised field). All tables that have one share the enum. */
export const localeField = (name: 'locale' | 'language', { unique = false } = {}): SelectField => ({
  ...nameAndLabel(name),
  type: 'select',
  options: localeOptions,
  required: true,
  unique,
  index: true,
});
