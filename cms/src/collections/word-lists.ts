import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { toActor } from '../access/rules.ts';
import { patternFinding } from '../desk/pattern-check.ts';
import type { WordKind } from '../export/types.ts';
import { localeField } from '../fields/locale.ts';
import { inWords, named } from '../fields/named.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { names, options, say } from '../words/say.ts';

const KINDS: WordKind[] = ['offensive', 'hateful', 'threat', 'mild', 'allowed', 'pattern'];
/** Of a word, and of a pattern. */
const WORD_LENGTH = 60;
const PATTERN_LENGTH = 200;

/** A word has no more than some characters; a pattern is tried by the engine before it is kept. */
const wordOrPattern: TextFieldSingleValidation = async (value, { req, siblingData }) => {
  const { kind } = siblingData as { kind?: WordKind };
  const word = (value ?? '').trim();
  if (word === '') return inWords('rules.required', req);
  if (kind !== 'pattern') return word.length <= WORD_LENGTH || inWords('rules.wordTooLong', req);
  const actor = toActor(req.user);
  return actor ? inWords(await patternFinding(word, actor), req) : true;
};

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
            {
              ...named('word'),
              type: 'text',
              required: true,
              maxLength: PATTERN_LENGTH,
              validate: wordOrPattern,
              admin: { width: '50%' },
            },
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
