import type { UploadField } from 'payload';
import { say } from '../words/say.ts';
import { named } from './named.ts';

/** A picture from the media library. */
export const image = (name = 'image'): UploadField => ({ ...named(name), type: 'upload', relationTo: 'media' });

/** A picture that may be another one in each locale. */
export const imagePerLocale = (hint: string): UploadField => ({
  ...image(),
  localized: true,
  admin: { description: say(`hints.${hint}`) },
});
