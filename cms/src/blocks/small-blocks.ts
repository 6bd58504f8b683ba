import type { ContactTopic } from '../export/types.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textPair } from '../fields/text-pair.ts';
import { selectOptions } from '../words/admin-text.ts';
import { block, headingFields } from './block.ts';

const TOPICS: ContactTopic[] = ['contact', 'pricing', 'partner', 'press'];

/** The plan cards with the engine's prices. */
export const pricing = block('pricing', [
  ...headingFields(),
  { ...nameAndLabel('hotel', 'hotelExtras'), type: 'checkbox', defaultValue: false },
]);

export const contactForm = block('contactForm', [
  ...headingFields(),
  {
    ...nameAndLabel('topic'),
    type: 'select',
    options: selectOptions('topic', TOPICS),
    required: true,
    defaultValue: 'contact',
  },
]);

/** Name, address and numbers of the company, as the settings have them. */
export const contactData = block('contactData', [textPair('title', { optional: true })]);

export const badgeGallery = block('badgeGallery', headingFields());
