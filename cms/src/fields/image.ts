import type { UploadField } from 'payload';
import { adminText } from '../words/admin-text.ts';
import { nameAndLabel } from './labels.ts';

/** A picture from the media library. */
export const image = (name = 'image'): UploadField => ({ ...nameAndLabel(name), type: 'upload', relationTo: 'media' });

/** A picture that may differ by locale. */
export const imagePerLocale = (hint: string): UploadField => ({
  ...image(),
  localized: true,
  admin: { description: adminText(`hints.${hint}`) },
});
