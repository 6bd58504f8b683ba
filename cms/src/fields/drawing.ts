import type { SelectField } from 'payload';
import type { Drawing } from '../export/types.ts';
import { options, say } from '../words/say.ts';
import { named } from './named.ts';

export const DRAWINGS: Drawing[] = [
  'invitation',
  'mediation',
  'badges',
  'widget',
  'chart',
  'languages',
  'search',
  'shield',
  'qrCode',
  'survey',
  'phone',
  'people',
  'map',
  'shop',
  'hotel',
  'translation',
];

/** A drawing of the site's own, for a place without a picture. */
export const drawing = (): SelectField => ({
  ...named('drawing'),
  type: 'select',
  options: options('drawing', DRAWINGS),
  admin: { description: say('hints.drawing') },
});
