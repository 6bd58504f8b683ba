import type { Field, GlobalConfig } from 'payload';
import { globalAccess } from '../access/payload.ts';
import { hrefField } from '../fields/link.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { globalNotices } from '../notices/hooks.ts';
import { names, say } from '../words/say.ts';

const linkFields: Field[] = [textPair('label', { words: 'linkLabel' }), hrefField(true)];

/** The bar at the top of the public site and the columns at its foot. */
export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: say('things.navigation.one'),
  access: globalAccess('navigation'),
  admin: { group: say('groups.site') },
  hooks: globalNotices('navigation'),
  versions: { max: 50 },
  fields: [
    {
      ...named('header'),
      labels: names('menuItem'),
      type: 'array',
      maxRows: 10,
      fields: [
        textPair('label', { words: 'linkLabel' }),
        hrefField(false),
        { ...named('children', 'submenu'), type: 'array', labels: names('link'), maxRows: 16, fields: linkFields },
      ],
    },
    {
      ...named('footer'),
      labels: names('column'),
      type: 'array',
      maxRows: 8,
      fields: [
        textPair('title'),
        { ...named('links'), type: 'array', labels: names('link'), maxRows: 16, fields: linkFields },
      ],
    },
    { ...named('legal'), type: 'array', labels: names('link'), maxRows: 10, fields: linkFields },
  ],
};
