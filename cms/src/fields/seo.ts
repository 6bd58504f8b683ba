import type { GroupField } from 'payload';
import { image } from './image.ts';
import { nameAndLabel } from './labels.ts';
import { textPair } from './text-pair.ts';

/** Title, description and picture for search engines and link previews. */
export const seo: GroupField = {
  ...nameAndLabel('seo'),
  type: 'group',
  fields: [
    {
      name: 'searchPreview',
      type: 'ui',
      admin: { components: { Field: '/search-preview/field.tsx#SearchPreviewField' } },
    },
    textPair('title', { words: 'seoTitle' }),
    textPair('description', { words: 'seoDescription', multiline: true }),
    image(),
    { ...nameAndLabel('noindex'), type: 'checkbox', defaultValue: false },
  ],
};
