import type { GroupField } from 'payload';
import { image } from './image.ts';
import { named } from './named.ts';
import { textPair } from './text-pair.ts';

/** What search engines and link previews show of a page. */
export const seo: GroupField = {
  ...named('seo'),
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
    { ...named('noindex'), type: 'checkbox', defaultValue: false },
  ],
};
