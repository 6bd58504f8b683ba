import type { Field, GlobalConfig } from 'payload';
import { globalAccess } from '../access/payload.ts';
import { hrefField } from '../fields/link.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { globalNotices } from '../notices/hooks.ts';
import { labelsOf, adminText } from '../words/admin-text.ts';

const linkFields: Field[] = [textPair('label', { words: 'linkLabel' }), hrefField(true)];

/** Header and footer of the public site. */
export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: adminText('things.navigation.one'),
  access: globalAccess('navigation'),
  admin: { group: adminText('groups.site') },
  hooks: globalNotices('navigation'),
  versions: { max: 50 },
  fields: [
    {
      ...nameAndLabel('header'),
      labels: labelsOf('menuItem'),
      type: 'array',
      maxRows: 10,
      fields: [
        textPair('label', { words: 'linkLabel' }),
        hrefField(false),
        {
          ...nameAndLabel('children', 'submenu'),
          type: 'array',
          labels: labelsOf('link'),
          maxRows: 16,
          fields: linkFields,
        },
      ],
    },
    {
      ...nameAndLabel('footer'),
      labels: labelsOf('column'),
      type: 'array',
      maxRows: 8,
      fields: [
        textPair('title'),
        { ...nameAndLabel('links'), type: 'array', labels: labelsOf('link'), maxRows: 16, fields: linkFields },
      ],
    },
    { ...nameAndLabel('legal'), type: 'array', labels: labelsOf('link'), maxRows: 10, fields: linkFields },
  ],
};
