import { nameAndLabel } from '../fields/labels.ts';
import { adminText } from '../words/admin-text.ts';
import { block, headingFields } from './block.ts';

export const reviewCarousel = block('reviewCarousel', [
  ...headingFields(),
  {
    ...nameAndLabel('company', 'companySlug'),
    type: 'text',
    maxLength: 80,
    admin: { description: adminText('hints.companySlug') },
  },
  { ...nameAndLabel('limit'), type: 'number', min: 3, max: 24, defaultValue: 12, required: true },
]);
