import type { CollectionConfig } from 'payload';
import { serverOnly } from '../access/payload.ts';

/**
 * Builds of the site, written by the builder (`site/node/builder/cms-tables.ts`) and read by the admin. Times are the
 * database's.
 */
export const siteBuilds: CollectionConfig = {
  slug: 'site-builds',
  access: serverOnly,
  admin: { hidden: true },
  endpoints: false,
  lockDocuments: false,
  fields: [
    { name: 'state', type: 'text', required: true, index: true },
    { name: 'startedAt', type: 'date', required: true, index: true },
    { name: 'finishedAt', type: 'date' },
    { name: 'phase', type: 'text' },
    /** What was published and by whom, newest first. */
    { name: 'reasons', type: 'json' },
    { name: 'release', type: 'text' },
    { name: 'changed', type: 'json' },
    { name: 'memory', type: 'number' },
    { name: 'error', type: 'text' },
    { name: 'output', type: 'textarea' },
  ],
};
