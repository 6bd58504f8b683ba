import type { UploadField } from 'payload';
import { named } from './named.ts';

/** A picture from the media library. */
export const image = (name = 'image'): UploadField => ({ ...named(name), type: 'upload', relationTo: 'media' });
