import type { SelectField } from 'payload';
import { localeOptions } from '../locales.ts';
import { named } from './named.ts';

/** The language a document is about (not a localised field). The enum is shared by all tables that have one. */
export const localeField = (name: 'locale' | 'language', { unique = false } = {}): SelectField => ({
  ...named(name),
  type: 'select',
  options: localeOptions,
  required: true,
  unique,
  index: true,
});
