import type { CollectionConfig, PayloadRequest } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { blocks, knownBlocks } from '../blocks/index.ts';
import { checked, named } from '../fields/named.ts';
import { type Finding, sitePathRule } from '../fields/rules.ts';
import { hasLocalePrefix, hidesPage } from '../fields/site-routes.ts';
import { seo } from '../fields/seo.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { originOf, previewLink } from '../preview/link.ts';
import { names, say } from '../words/say.ts';

/** A page that was never saved has nothing to show. */
const previewOf = (id: unknown, locale: string): string | null =>
  typeof id === 'string' ? previewLink({ page: id, locale }) : null;

/** A page that is published can be seen: nothing else answers its path before it. */
async function pathRule(path: unknown, { payload, transactionID }: PayloadRequest): Promise<Finding> {
  const shape = sitePathRule(path);
  if (shape !== true || typeof path !== 'string') return shape;
  if (hasLocalePrefix(path)) return 'rules.pathLocale';
  if (hidesPage(path)) return 'rules.pathRoute';
  const { totalDocs } = await payload.count({
    collection: 'redirects',
    where: { from: { equals: path } },
    overrideAccess: true,
    ...(transactionID !== undefined && { req: { transactionID } }),
  });
  return totalDocs === 0 ? true : 'rules.pathRedirect';
}

/** Marketing pages: blocks under a path, with drafts and versions. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: names('page'),
  access: collectionAccess('pages'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'path', '_status', 'updatedAt'],
    group: say('groups.site'),
    preview: ({ id }, { locale }) => previewOf(id, locale),
    livePreview: {
      // The admin speaks with the frame only at an address in full.
      url: ({ data, locale, req }) => {
        const link = previewOf(data.id, locale.code);
        return link && new URL(link, originOf(req.headers)).href;
      },
      breakpoints: [
        { name: 'phone', label: '390 × 844', width: 390, height: 844 },
        { name: 'desktop', label: '1440 × 900', width: 1440, height: 900 },
      ],
    },
  },
  hooks: collectionNotices('pages'),
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  fields: [
    { name: 'plans', type: 'ui', admin: { components: { Field: '/scheduled/plans-field.tsx#PlansField' } } },
    {
      ...named('name', 'pageTitle'),
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: say('hints.pageTitle') },
    },
    {
      ...named('path'),
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      admin: { description: say('hints.path') },
      validate: checked((path, { req }) => pathRule(path, req)),
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: say('fields.blocks'),
          fields: [{ ...named('blocks'), type: 'blocks', blocks, maxRows: 60, validate: knownBlocks }],
        },
        { label: say('fields.seo'), fields: [{ ...seo, label: false }] },
      ],
    },
  ],
};
