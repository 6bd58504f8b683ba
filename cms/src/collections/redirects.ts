import type { CollectionConfig, PayloadRequest } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { hrefField } from '../fields/link.ts';
import { checked, named } from '../fields/named.ts';
import { type Finding, sitePathRule } from '../fields/rules.ts';
import { hasLocalePrefix, isSiteRoute } from '../fields/site-routes.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { names, say } from '../words/say.ts';

/** An old path is one that nothing else answers: a redirect there would lead nowhere, or hide a page. */
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

/** Old paths of the site and where they lead now. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: names('redirect'),
  access: collectionAccess('redirects'),
  admin: { useAsTitle: 'from', defaultColumns: ['from', 'to', 'permanent'], group: say('groups.site') },
  hooks: collectionNotices('redirects'),
  fields: [
    {
      ...named('from'),
      type: 'text',
      required: true,
      unique: true,
      maxLength: 200,
      validate: checked((from, { req }) => fromRule(from, req)),
    },
    hrefField(true, 'to'),
    { ...named('permanent'), type: 'checkbox', defaultValue: true },
  ],
};
