import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { toActor } from '../access/rules.ts';
import { patternFinding } from '../desk/pattern-check.ts';
import type { WordKind } from '../export/types.ts';
import { localeField } from '../fields/locale.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { errorMessage } from '../fields/validation.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { labelsOf, selectOptions, adminText } from '../words/admin-text.ts';

const KINDS: WordKind[] = ['offensive', 'hateful', 'threat', 'mild', 'allowed', 'pattern'];
/** In characters. */
const WORD_LENGTH = 60;
const PATTERN_LENGTH = 200;

/** Checks the length of a word; lets the engine try a pattern. */
const wordOrPattern: TextFieldSingleValidation = async (value, { req, siblingData }) => {
  const { kind } = siblingData as { kind?: WordKind };
  const word = (value ?? '').trim();
  if (word === '') return errorMessage('rules.required', req);
  if (kind !== 'pattern') return word.length <= WORD_LENGTH || errorMessage('rules.wordTooLong', req);
  const actor = toActor(req.user);
  return actor ? errorMessage(await patternFinding(word, actor), req) : true;
};

/** Words that moderators add to the engine's list of a language, or remove from it. */
export const wordLists: CollectionConfig = {
  slug: 'word-lists',
  labels: labelsOf('wordList'),
  access: collectionAccess('word-lists'),
  admin: { useAsTitle: 'language', defaultColumns: ['language', 'updatedAt'], group: adminText('groups.reviews') },
  hooks: collectionNotices('word-lists'),
  defaultSort: 'language',
  disableDuplicate: true,
  fields: [
    localeField('language', { unique: true }),
    {
      ...nameAndLabel('words'),
      labels: labelsOf('word'),
      type: 'array',
      fields: [
        {
          type: 'row',
          fields: [
            {
              ...nameAndLabel('word'),
              type: 'text',
              required: true,
              maxLength: PATTERN_LENGTH,
              validate: wordOrPattern,
              admin: { width: '50%' },
            },
            {
              ...nameAndLabel('kind'),
              type: 'select',
              options: selectOptions('wordKind', KINDS),
              required: true,
              defaultValue: 'offensive',
              admin: { width: '30%' },
            },
            { ...nameAndLabel('prefix'), type: 'checkbox', defaultValue: false, admin: { width: '20%' } },
          ],
        },
      ],
    },
  ],
};
