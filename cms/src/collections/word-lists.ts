import type { CollectionConfig } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import type { WordKind } from '../export/types.ts';
import { localeField } from '../fields/locale.ts';
import { named } from '../fields/named.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { names, options, say } from '../words/say.ts';

const KINDS: WordKind[] = ['offensive', 'hateful', 'allowed'];

/** What moderators add to the engine's base list of a language, or take out of it. */
export const wordLists: CollectionConfig = {
  slug: 'word-lists',
  labels: names('wordList'),
  access: collectionAccess('word-lists'),
  admin: { useAsTitle: 'language', defaultColumns: ['language', 'updatedAt'], group: say('groups.reviews') },
  hooks: collectionNotices('word-lists'),
  defaultSort: 'language',
  disableDuplicate: true,
  fields: [
    localeField('language', { unique: true }),
    {
      ...named('words'),
      labels: names('word'),
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            { ...named('word'), type: 'text', required: true, maxLength: 60, admin: { width: '50%' } },
            {
              ...named('kind'),
              type: 'select',
              options: options('wordKind', KINDS),
              required: true,
              defaultValue: 'offensive',
              admin: { width: '30%' },
            },
            { ...named('prefix'), type: 'checkbox', defaultValue: false, admin: { width: '20%' } },
          ],
        },
      ],
    },
  ],
};
