import { named } from '../fields/named.ts';
import { say } from '../words/say.ts';
import { block, heading } from './block.ts';

export const reviewCarousel = block('reviewCarousel', [
  ...heading(),
  { ...named('company', 'companySlug'), type: 'text', maxLength: 80, admin: { description: say('hints.companySlug') } },
  { ...named('limit'), type: 'number', min: 3, max: 24, defaultValue: 12, required: true },
]);
