import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { localeField } from '../fields/locale.ts';
import { checked, named } from '../fields/named.ts';
import { textKeyRule } from '../fields/rules.ts';
import { NAMESPACES } from '../locales.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { names, say } from '../words/say.ts';

/** Edited texts of the interface; each stands above the one in the files. One row per locale, namespace and key. */
export const translations: CollectionConfig = {
  slug: 'translations',
  labels: names('translation'),
  access: collectionAccess('translations'),
  admin: {
    useAsTitle: 'key',
    defaultColumns: ['locale', 'namespace', 'key', 'text', 'updatedAt'],
    listSearchableFields: ['key', 'text'],
    group: say('groups.texts'),
  },
  hooks: collectionNotices('translations'),
  indexes: [{ fields: ['locale', 'namespace', 'key'], unique: true }],
  fields: [
    {
      type: 'row',
      fields: [
        localeField('locale'),
        {
          ...named('namespace'),
          type: 'text',
          required: true,
          maxLength: 40,
          validate: checked((value) => (NAMESPACES.some((known) => known === value) ? true : 'rules.namespace')),
        },
        {
          ...named('key', 'translationKey'),
          type: 'text',
          required: true,
          maxLength: 120,
          validate: checked((value, { sibling }) => textKeyRule(`${String(sibling.namespace)}:${String(value)}`)),
        },
      ],
    },
    { ...named('text', 'ownText'), type: 'textarea', required: true, maxLength: 4000 },
  ],
};
