import type { CollectionConfig, TextField } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { localeField } from '../fields/locale.ts';
import { named } from '../fields/named.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { names, say } from '../words/say.ts';

const phrases = (grade: number): TextField => ({
  ...named(`grade${grade}`),
  type: 'text',
  hasMany: true,
  maxRows: 40,
  minLength: 2,
  maxLength: 120,
  admin: { description: say('hints.phrases') },
});

/** Phrases that a reviewer may click into his review, per language and grade. */
export const hintDictionaries: CollectionConfig = {
  slug: 'hint-dictionaries',
  labels: names('hintDictionary'),
  access: collectionAccess('hint-dictionaries'),
  admin: { useAsTitle: 'locale', defaultColumns: ['locale', 'updatedAt'], group: say('groups.reviews') },
  hooks: collectionNotices('hint-dictionaries'),
  defaultSort: 'locale',
  disableDuplicate: true,
  fields: [
    localeField('locale', { unique: true }),
    { name: 'preview', type: 'ui', admin: { components: { Field: '/hint-preview/field.tsx#HintPreviewField' } } },
    ...[5, 4, 3, 2, 1].map(phrases),
  ],
};
