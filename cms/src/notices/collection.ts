import type { CollectionConfig } from 'payload';
import { serverOnly } from '../access/payload.ts';

/**
 * What has changed and who must hear of it. A row is written in the transaction of the change, so it exists exactly
 * when the change does; `deliver.ts` carries it to the engine. Nobody edits it, the admin does not show it.
 */
export const changeNotices: CollectionConfig = {
  slug: 'change-notices',
  access: serverOnly,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  fields: [
    { name: 'topic', type: 'select', options: ['pages', 'content', 'both'], required: true },
    { name: 'entity', type: 'text', required: true },
    { name: 'documentId', type: 'text' },
    { name: 'operation', type: 'select', options: ['change', 'delete'], required: true },
    { name: 'deliveredAt', type: 'date', index: true },
    { name: 'attempts', type: 'number', defaultValue: 0, required: true },
    { name: 'nextAttemptAt', type: 'date' },
    { name: 'lastError', type: 'text' },
  ],
};
