import type { PICTURE_USES } from './schema.ts';

export type PictureUse = (typeof PICTURE_USES)[number];

/** Files of every picture; `share.png` is for programs that read no WebP, such as those that draw share pictures. */
export const PICTURE_FILES = ['small.webp', 'medium.webp', 'large.webp', 'share.png'] as const;
export type PictureFile = (typeof PICTURE_FILES)[number];

/** The storage key of one file of a picture. */
export const pictureKey = (id: string, file: PictureFile): string => `pictures/${id}/${file}`;

export const mediaTypeOf = (file: PictureFile): 'image/png' | 'image/webp' =>
  file.endsWith('.png') ? 'image/png' : 'image/webp';
