import type { CollectionConfig, TextField } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { audienceField } from '../fields/audience.ts';
import { localeField } from '../fields/locale.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { labelsOf, adminText } from '../words/admin-text.ts';

const phrases = (grade: number): TextField => ({
  ...nameAndLabel(`grade${grade}`),
  type: 'text',
  hasMany: true,
  maxRows: 40,
  minLength: 2,
  maxLength: 120,
  admin: { description: adminText('hints.phrases') },
});

/** Phrases that reviewers may click into their review, by language, by whom they are for, and by grade. */
export const hintDictionaries: CollectionConfig = {
  slug: 'hint-dictionaries',
  labels: labelsOf('hintDictionary'),
  access: collectionAccess('hint-dictionaries'),
  admin: {
    useAsTitle: 'locale',
    defaultColumns: ['locale', 'audience', 'updatedAt'],
    group: adminText('groups.reviews'),
  },
  hooks: collectionNotices('hint-dictionaries'),
  defaultSort: 'locale',
  disableDuplicate: true,
  indexes: [{ fields: ['locale', 'audience'], unique: true }],
  fields: [
    localeField('locale'),
    audienceField,
    { name: 'preview', type: 'ui', admin: { components: { Field: '/hint-preview/field.tsx#HintPreviewField' } } },
    ...[5, 4, 3, 2, 1].map(phrases),
  ],
};
