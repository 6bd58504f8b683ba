import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { blocks, knownBlocks } from '../blocks/index.ts';
import { checked, named } from '../fields/named.ts';
import { sitePathRule } from '../fields/rules.ts';
import { seo } from '../fields/seo.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { names, say } from '../words/say.ts';

/** Marketing pages: blocks under a path, with drafts and versions. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: names('page'),
  access: collectionAccess('pages'),
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'path', '_status', 'updatedAt'], group: say('groups.site') },
  hooks: collectionNotices('pages'),
  versions: { drafts: true, maxPerDoc: 50 },
  fields: [
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
      validate: checked(sitePathRule),
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
