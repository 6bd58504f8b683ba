import type { SelectField } from 'payload';
import type { Drawing } from '../export/types.ts';
import { selectOptions, adminText } from '../words/admin-text.ts';
import { nameAndLabel } from './labels.ts';

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

/** A drawing that the site shows if there is no picture. */
export const drawing = (): SelectField => ({
  ...nameAndLabel('drawing'),
  type: 'select',
  options: selectOptions('drawing', DRAWINGS),
  admin: { description: adminText('hints.drawing') },
});
