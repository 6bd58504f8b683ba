import type { CollectionConfig, PayloadRequest } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { hrefField } from '../fields/link.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textValidation } from '../fields/validation.ts';
import { type Finding, sitePathRule } from '../fields/rules.ts';
import { hasLocalePrefix, isSiteRoute } from '../fields/site-routes.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { labelsOf, adminText } from '../words/admin-text.ts';

/** Refuses paths that a page or the site answers: the redirect would be unused or hide the page. */
async function fromRule(from: unknown, { payload, transactionID }: PayloadRequest): Promise<Finding> {
  const shape = sitePathRule(from);
  if (shape !== true || typeof from !== 'string') return shape;
  if (hasLocalePrefix(from)) return 'rules.fromLocale';
  if (isSiteRoute(from)) return 'rules.fromRoute';
  const { totalDocs } = await payload.count({
    collection: 'pages',
    where: { path: { equals: from }, _status: { equals: 'published' } },
    overrideAccess: true,
    ...(transactionID !== undefined && { req: { transactionID } }),
  });
  return totalDocs === 0 ? true : 'rules.fromPage';
}

/** Redirects of old paths of the site. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: labelsOf('redirect'),
  access: collectionAccess('redirects'),
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent'],
    listSearchableFields: ['from', 'to'],
    group: adminText('groups.site'),
    components: { edit: { beforeDocumentControls: ['/live/live-control.tsx#LiveControl'] } },
  },
  hooks: collectionNotices('redirects'),
  fields: [
    {
      ...nameAndLabel('from'),
      type: 'text',
      required: true,
      unique: true,
      maxLength: 200,
      validate: textValidation((from, { req }) => fromRule(from, req)),
    },
    hrefField(true, 'to'),
    { ...nameAndLabel('permanent'), type: 'checkbox', defaultValue: true },
  ],
};
