import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { hrefField } from '../fields/link.ts';
import { checked, named } from '../fields/named.ts';
import { sitePathRule } from '../fields/rules.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { names, say } from '../words/say.ts';

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
      validate: checked(sitePathRule),
    },
    hrefField(true, 'to'),
    { ...named('permanent'), type: 'checkbox', defaultValue: true },
  ],
};
