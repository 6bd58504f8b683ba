import type { Access, CollectionConfig, FieldAccess } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { LOCALES } from '../locales.ts';
import { toTranslator } from '../texts/translator.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { adminText, labelsOf } from '../words/admin-text.ts';

/** Whoever has all languages: a term, and by what it is found, is the same for every one of them. */
const hasAllLanguages: Access & FieldAccess = ({ req }) =>
  toTranslator(req.user).translator?.locales.length === LOCALES.length;

/** Whoever has the language of the request; the words of several languages at once belong to those who have all. */
const hasLanguage: Access & FieldAccess = ({ req }) => {
  const locales: readonly string[] = toTranslator(req.user).translator?.locales ?? [];
  return req.locale === 'all' ? locales.length === LOCALES.length : locales.includes(req.locale ?? '');
};

const shared = { access: { create: hasAllLanguages, update: hasAllLanguages } };

/**
 * The glossary of translators: a word of the base language, and what it is called in each other language. It only
 * advises, so no notice is written. Reached from the page of texts, hence not in the navigation.
 */
export const terms: CollectionConfig = {
  slug: 'terms',
  labels: labelsOf('term'),
  access: {
    ...collectionAccess('translations'),
    create: hasAllLanguages,
    update: hasLanguage,
    delete: hasAllLanguages,
  },
  admin: {
    useAsTitle: 'base',
    defaultColumns: ['base', 'translation', 'updatedAt'],
    listSearchableFields: ['base', 'translation', 'note'],
    group: false,
  },
  defaultSort: 'base',
  disableDuplicate: true,
  fields: [
    { ...nameAndLabel('base', 'termBase'), type: 'text', required: true, unique: true, maxLength: 80, ...shared },
    {
      ...nameAndLabel('found', 'termFound'),
      type: 'text',
      maxLength: 200,
      ...shared,
      admin: { description: adminText('hints.termFound') },
    },
    {
      ...nameAndLabel('translation', 'termTranslation'),
      type: 'text',
      localized: true,
      maxLength: 200,
      admin: { description: adminText('hints.termTranslation') },
    },
    { ...nameAndLabel('note', 'termNote'), type: 'textarea', maxLength: 500, ...shared },
  ],
};
