import type { CollectionConfig } from 'payload';
import { serverOnly } from '../access/payload.ts';

/** The changes of texts. Stored by key, so that they outlive the rows. */
export const translationHistory: CollectionConfig = {
  slug: 'translation-history',
  access: serverOnly,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  indexes: [{ fields: ['namespace', 'key', 'locale'] }],
  fields: [
    { name: 'locale', type: 'text', required: true },
    { name: 'namespace', type: 'text', required: true },
    { name: 'key', type: 'text', required: true },
    { name: 'before', type: 'textarea' },
    { name: 'after', type: 'textarea' },
    /** `edit`, `import`, `restore`, `revert`, `confirm` or `files`. */
    { name: 'how', type: 'text', required: true },
    { name: 'by', type: 'text' },
  ],
};
