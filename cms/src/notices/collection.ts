import type { CollectionConfig } from 'payload';
import { serverOnly } from '../access/payload.ts';

/**
 * What has changed and who must hear of it. A row is written in the transaction of the change, so it exists exactly
 * when the change does. `deliver.ts` carries it to the engine; for the builder of the site it is the request for a
 * build. Nobody edits it, the admin does not show it.
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
    /** What staff call it, and who did it: the list of builds shows both. */
    { name: 'title', type: 'text' },
    { name: 'by', type: 'text' },
    /** The build of the site that took it. */
    { name: 'build', type: 'text', index: true },
    { name: 'deliveredAt', type: 'date', index: true },
    { name: 'attempts', type: 'number', defaultValue: 0, required: true },
    { name: 'nextAttemptAt', type: 'date' },
    { name: 'lastError', type: 'text' },
  ],
};
