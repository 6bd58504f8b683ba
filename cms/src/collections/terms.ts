import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { adminText, labelsOf } from '../words/admin-text.ts';

/**
 * The glossary of translators: a word of the base language, and what it is called in each other language. It only
 * advises, so no notice is written. Reached from the page of texts, hence not in the navigation.
 */
export const terms: CollectionConfig = {
  slug: 'terms',
  labels: labelsOf('term'),
  access: collectionAccess('translations'),
  admin: {
    useAsTitle: 'base',
    defaultColumns: ['base', 'translation', 'updatedAt'],
    listSearchableFields: ['base', 'translation', 'note'],
    group: false,
  },
  defaultSort: 'base',
  disableDuplicate: true,
  fields: [
    { ...nameAndLabel('base', 'termBase'), type: 'text', required: true, unique: true, maxLength: 80 },
    {
      ...nameAndLabel('found', 'termFound'),
      type: 'text',
      maxLength: 200,
      admin: { description: adminText('hints.termFound') },
    },
    {
      ...nameAndLabel('translation', 'termTranslation'),
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: { description: adminText('hints.termTranslation') },
    },
    { ...nameAndLabel('note', 'termNote'), type: 'textarea', maxLength: 500 },
  ],
};
