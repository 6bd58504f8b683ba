import path from 'node:path';
import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { toActor } from '../access/rules.ts';
import { hasServiceKey } from '../access/service-key.ts';
import { config } from '../config.ts';
import { isBaseOrAll } from '../locales.ts';
import { checked, named } from '../fields/named.ts';
import { altRule } from '../fields/rules.ts';
import { noteStored } from '../fields/stored.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { names, say } from '../words/say.ts';

const access = collectionAccess('media');
const WEBP = { format: 'webp', options: { quality: 82 } } as const;
/** 40 million pixels: more than a good camera, less than an image bomb. */
const LIMIT_INPUT_PIXELS = 40_000_000;

/** Pictures for pages and badges. Re-encoded, so that metadata of the original is dropped. */
export const media: CollectionConfig = {
  slug: 'media',
  labels: names('media'),
  access: {
    ...access,
    // A build of the site fetches the files it copies into its release. All staff see the pictures of a preview.
    read: (args) =>
      hasServiceKey(args.req.headers, config.serviceKey) ||
      (args.isReadingStaticFile === true && toActor(args.req.user) !== null) ||
      access.read!(args),
  },
  admin: { useAsTitle: 'filename', group: say('groups.site') },
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
      ...named('alt'),
      type: 'text',
      localized: true,
      maxLength: 250,
      admin: { description: say('hints.alt') },
      hooks: { beforeChange: [noteStored('alt')] },
      validate: checked((alt, { locale, typing, isNew, stored }) =>
        typing && !isNew && !isBaseOrAll(locale)
          ? true
          : altRule(alt, { ...stored, [String(locale)]: null }, isBaseOrAll(locale)),
      ),
    },
  ],
};
