import type { Field, GlobalConfig } from 'payload';
import { globalAccess } from '../access/payload.ts';
import { hrefField } from '../fields/link.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { asRows } from '../fields/rows/rows.ts';
import { textPair } from '../fields/text-pair.ts';
import { globalNotices } from '../notices/hooks.ts';
import { keepPublished, NO_UNPUBLISH_BUTTON } from '../versions/keep-published.ts';
import { savedBy, VERSIONS_VIEW, writeSavedBy } from '../versions/saved-by.ts';
import { adminText } from '../words/admin-text.ts';

const linkFields: Field[] = [textPair('label', { words: 'linkLabel' }), hrefField(true)];

/** Header and footer of the public site. */
export const navigation: GlobalConfig = {
  slug: 'navigation',
  label: adminText('things.navigation.one'),
  access: globalAccess('navigation'),
  admin: {
    group: adminText('groups.site'),
    components: {
      elements: {
        beforeDocumentControls: ['/live/live-control.tsx#LiveControl'],
        UnpublishButton: NO_UNPUBLISH_BUTTON,
      },
      views: { edit: VERSIONS_VIEW },
    },
  },
  hooks: {
    ...globalNotices('navigation'),
    beforeChange: [writeSavedBy, ({ data, req }) => keepPublished(req, data)],
  },
  versions: { drafts: true, max: 50 },
  fields: [
    savedBy,
    {
      ...nameAndLabel('header'),
      ...asRows('menuItem'),
      type: 'array',
      maxRows: 10,
      fields: [
        textPair('label', { words: 'linkLabel' }),
        hrefField(false),
        {
          ...nameAndLabel('children', 'submenu'),
          type: 'array',
          ...asRows('link'),
          maxRows: 16,
          fields: linkFields,
        },
      ],
    },
    {
      ...nameAndLabel('footer'),
      ...asRows('column'),
      type: 'array',
      maxRows: 8,
      fields: [
        textPair('title'),
        { ...nameAndLabel('links'), type: 'array', ...asRows('link'), maxRows: 16, fields: linkFields },
      ],
    },
    { ...nameAndLabel('legal'), type: 'array', ...asRows('link'), maxRows: 10, fields: linkFields },
  ],
};
