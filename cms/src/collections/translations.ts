import type { CollectionConfig } from 'payload';
import { serverOnly } from '../access/payload.ts';
import { localeField } from '../fields/locale.ts';

/**
 * Every text of the interface, one row per locale, namespace and key; each plural form has its own. Written by
 * `texts/` in SQL, many rows at a time and checked: nothing else reads or writes it. See `texts/model.ts`.
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
    /** The key without the plural category, and the category; empty where the text has no forms. */
    { name: 'family', type: 'text' },
    { name: 'form', type: 'text', defaultValue: '' },
    /** Ten times the place of the family in the base's file, and the place of the form. */
    { name: 'position', type: 'number', defaultValue: 0 },
    /** The keys that stand beside this one in the base and in English: their plural forms are others. */
    { name: 'baseKey', type: 'text' },
    { name: 'englishKey', type: 'text' },
    /** What the file of the last sync said; null when it lacks the text. */
    { name: 'fileText', type: 'textarea' },
    /** What staff typed; it stands above the file's. */
    { name: 'text', type: 'textarea' },
    /** The base that the present text was made for. */
    { name: 'baseSeen', type: 'textarea' },
    /** False when no file asks for the key any more and the row is only kept for what staff typed. */
    { name: 'known', type: 'checkbox', defaultValue: true },
    /** Grows with every change of the text: who saves says which one was read. */
    { name: 'revision', type: 'number', defaultValue: 0 },
    { name: 'editedBy', type: 'text' },
    { name: 'editedAt', type: 'date' },
  ],
};
