import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { hasServiceKey } from '../access/service-key.ts';
import { config } from '../config.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { labelsOf, adminText } from '../words/admin-text.ts';

const access = collectionAccess('files');

/**
 * Files to download. Excludes types that a browser would run on the site's origin (HTML, SVG, scripts); the front door
 * also sends them as attachments.
 */
const MIME_TYPES = [
  'application/pdf',
  'application/zip',
  'text/csv',
  'text/plain',
  'image/png',
  'image/jpeg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
];

export const files: CollectionConfig = {
  slug: 'files',
  labels: labelsOf('file'),
  access: { ...access, read: (args) => hasServiceKey(args.req.headers, config.serviceKey) || access.read!(args) },
  admin: { useAsTitle: 'filename', group: adminText('groups.site') },
  hooks: collectionNotices('files'),
  upload: {
    staticDir: path.join(/* turbopackIgnore: true */ config.uploadsDir, 'files'),
    mimeTypes: MIME_TYPES,
  },
  fields: [],
};
