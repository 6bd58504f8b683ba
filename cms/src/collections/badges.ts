import { BADGES } from '@app/contracts/badges';
import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { imagePerLocale } from '../fields/image.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { keepPublished, NO_UNPUBLISH_BUTTON } from '../versions/keep-published.ts';
import { savedBy, VERSIONS_VIEW, writeSavedBy } from '../versions/saved-by.ts';
import { labelsOf, selectOptions, adminText } from '../words/admin-text.ts';

/**
 * Texts and pictures of badges by locale. The texts are used wherever a badge is named (`export/badge-texts.ts`). The
 * engine decides who wins a badge.
 */
export const badges: CollectionConfig = {
  slug: 'badges',
  labels: labelsOf('badge'),
  access: collectionAccess('badges'),
  admin: {
    useAsTitle: 'type',
    defaultColumns: ['type', 'image', '_status', 'updatedAt'],
    group: adminText('groups.site'),
    components: {
      edit: { beforeDocumentControls: ['/live/live-control.tsx#LiveControl'], UnpublishButton: NO_UNPUBLISH_BUTTON },
      views: { edit: VERSIONS_VIEW },
    },
  },
  hooks: {
    ...collectionNotices('badges'),
    beforeChange: [
      writeSavedBy,
      ({ data, operation, req }) => (operation === 'update' ? keepPublished(req, data) : data),
    ],
  },
  versions: { drafts: true, maxPerDoc: 50 },
  disableDuplicate: true,
  fields: [
    savedBy,
    {
      ...nameAndLabel('type', 'badgeType'),
      type: 'select',
      options: selectOptions('badge', BADGES),
      required: true,
      unique: true,
    },
    textPair('name', { plain: true }),
    textPair('text', { multiline: true, plain: true }),
    imagePerLocale('badgePicture'),
  ],
};
