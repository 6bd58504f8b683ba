import type { CollectionConfig } from 'payload';
import { serverOnly } from '../access/payload.ts';

/**
 * Change notices. A row is written in the transaction of the change, so it exists if and only if the change does.
 * `deliver.ts` sends it to the engine; the builder of the site takes it as a request for a build.
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
    /** Name of the document and author of the change, for the list of builds. */
    { name: 'title', type: 'text' },
    { name: 'by', type: 'text' },
    /** The build of the site that includes it. */
    { name: 'build', type: 'text', index: true },
    { name: 'deliveredAt', type: 'date', index: true },
    { name: 'attempts', type: 'number', defaultValue: 0, required: true },
    { name: 'nextAttemptAt', type: 'date' },
    { name: 'lastError', type: 'text' },
  ],
};
