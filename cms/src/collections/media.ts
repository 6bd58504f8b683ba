import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { toActor } from '../access/rules.ts';
import { hasServiceKey } from '../access/service-key.ts';
import { config } from '../config.ts';
import { isBaseOrAll } from '../locales.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textValidation } from '../fields/validation.ts';
import { altRule } from '../fields/rules.ts';
import { rememberStoredTexts } from '../fields/stored-texts.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { labelsOf, adminText } from '../words/admin-text.ts';

const access = collectionAccess('media');
const WEBP = { format: 'webp', options: { quality: 82 } } as const;
/** More than a good camera, less than an image bomb. */
const LIMIT_INPUT_PIXELS = 40_000_000;

/** Pictures for pages and badges. They are re-encoded, which drops metadata. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: labelsOf('media'),
  access: {
    ...access,
    // Builds of the site read files with the service key; all staff see pictures in a preview.
    read: (args) =>
      hasServiceKey(args.req.headers, config.serviceKey) ||
      (args.isReadingStaticFile === true && toActor(args.req.user) !== null) ||
      access.read!(args),
  },
  admin: { useAsTitle: 'filename', group: adminText('groups.site') },
  hooks: collectionNotices('media'),
  upload: {
    staticDir: path.join(/* turbopackIgnore: true */ config.uploadsDir, 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    formatOptions: WEBP,
    constructorOptions: { limitInputPixels: LIMIT_INPUT_PIXELS },
    imageSizes: [480, 960, 1600].map((width) => ({
      name: `w${width}`,
      width,
      withoutEnlargement: true,
      formatOptions: WEBP,
    })),
    adminThumbnail: 'w480',
    focalPoint: true,
    displayPreview: true,
  },
  fields: [
    {
      ...nameAndLabel('alt'),
      type: 'text',
      localized: true,
      maxLength: 250,
      admin: { description: adminText('hints.alt') },
      hooks: { beforeChange: [rememberStoredTexts('alt')] },
      validate: textValidation((alt, { locale, typing, isNew, stored }) =>
        typing && !isNew && !isBaseOrAll(locale)
          ? true
          : altRule(alt, { ...stored, [String(locale)]: null }, isBaseOrAll(locale)),
      ),
    },
  ],
};
