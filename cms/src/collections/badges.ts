import { BADGES } from '@app/contracts/badges';
import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { imagePerLocale } from '../fields/image.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { names, options, say } from '../words/say.ts';

/**
 * Words and pictures of the badges, each per locale. The words go everywhere a badge is named (`export/badge-texts.ts`).
 * Who wins one is the engine's to say.
 */
export const badges: CollectionConfig = {
  slug: 'badges',
  labels: names('badge'),
  access: collectionAccess('badges'),
  admin: { useAsTitle: 'type', defaultColumns: ['type', 'image', 'updatedAt'], group: say('groups.site') },
  hooks: collectionNotices('badges'),
  disableDuplicate: true,
  fields: [
    {
      ...named('type', 'badgeType'),
      type: 'select',
      options: options('badge', BADGES),
      required: true,
      unique: true,
    },
    textPair('name', { plain: true }),
    textPair('text', { multiline: true, plain: true }),
    imagePerLocale('badgePicture'),
  ],
};
