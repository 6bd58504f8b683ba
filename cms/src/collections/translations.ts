import type { CollectionConfig } from 'payload';
import { serverOnly } from '../access/payload.ts';
import { localeField } from '../fields/locale.ts';

/**
 * Every text of the interface: one row per locale, namespace, key and plural form. Only `texts/` reads and writes it,
 * in SQL and many rows at a time; see `texts/text-state.ts`.
 */
export const translations: CollectionConfig = {
  slug: 'translations',
  access: serverOnly,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  indexes: [
    { fields: ['locale', 'namespace', 'key'], unique: true },
    { fields: ['locale', 'namespace', 'position'] },
    { fields: ['namespace', 'family'] },
  ],
  fields: [
    localeField('locale'),
    { name: 'namespace', type: 'text', required: true },
    { name: 'key', type: 'text', required: true },
    /** The key without its plural category, and the category; empty if the text has no plural forms. */
    { name: 'family', type: 'text' },
    { name: 'form', type: 'text', defaultValue: '' },
    /** Ten times the position of the family in the base's file, plus that of the form. */
    { name: 'position', type: 'number', defaultValue: 0 },
    /** The keys of its counterparts in the base and in English, whose plural forms may differ. */
    { name: 'baseKey', type: 'text' },
    { name: 'englishKey', type: 'text' },
    /** The text of the file at the last sync; null if the file lacks it. */
    { name: 'fileText', type: 'textarea' },
    /** The edit of staff, which overrides that of the file. */
    { name: 'text', type: 'textarea' },
    /** The base text that the present text was written for. */
    { name: 'baseSeen', type: 'textarea' },
    /** True until somebody has confirmed it: it came from an import or a machine. */
    { name: 'draft', type: 'checkbox', defaultValue: false },
    /** What the file's mark said at the last sync (`locales/marks`). */
    { name: 'fileDraft', type: 'checkbox', defaultValue: false },
    { name: 'fileBaseSeen', type: 'textarea' },
    /** False if no file has the key any more and the row only keeps an edit. */
    { name: 'known', type: 'checkbox', defaultValue: true },
    /** Incremented by every change, for optimistic locking. */
    { name: 'revision', type: 'number', defaultValue: 0 },
    { name: 'editedBy', type: 'text' },
    { name: 'editedAt', type: 'date' },
  ],
};
