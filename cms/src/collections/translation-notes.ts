import type { CollectionConfig } from 'payload';
import { serverOnly } from '../access/payload.ts';

/** Comments on texts, shared by all languages. */
export const translationNotes: CollectionConfig = {
  slug: 'translation-notes',
  access: serverOnly,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  indexes: [{ fields: ['namespace', 'family'], unique: true }],
  fields: [
    { name: 'namespace', type: 'text', required: true },
    { name: 'family', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'revision', type: 'number', defaultValue: 1 },
    { name: 'by', type: 'text' },
  ],
};
