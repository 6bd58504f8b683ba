import type { ContactTopic } from '../export/types.ts';
import { named } from '../fields/named.ts';
import { textPair } from '../fields/text-pair.ts';
import { options } from '../words/say.ts';
import { block, heading } from './block.ts';

const TOPICS: ContactTopic[] = ['contact', 'pricing', 'partner', 'press'];

/** The plan cards with the engine's prices. */
export const pricing = block('pricing', [
  ...heading(),
  { ...named('hotel', 'hotelExtras'), type: 'checkbox', defaultValue: false },
]);

export const contactForm = block('contactForm', [
  ...heading(),
  { ...named('topic'), type: 'select', options: options('topic', TOPICS), required: true, defaultValue: 'contact' },
]);

/** Name, address and numbers of the company, as the settings have them. */
export const contactData = block('contactData', [textPair('title', { optional: true })]);

export const badgeGallery = block('badgeGallery', heading());
