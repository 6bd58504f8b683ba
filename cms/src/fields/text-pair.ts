import type { GroupField, RowField, TextField } from 'payload';
import { BASE_LOCALE, isBaseOrAll } from '../locales.ts';
import { adminText } from '../words/admin-text.ts';
import { knownKeyRule } from './known-keys.ts';
import { nameAndLabel } from './labels.ts';
import { textValidation, textareaValidation } from './validation.ts';
import { pairRule, plainRule } from './rules.ts';
import { rememberStoredTexts } from './stored-texts.ts';

interface PairOptions {
  /** Label under `fields`, unless it is that of the name. */
  words?: string;
  multiline?: boolean;
  /** May be empty. */
  optional?: boolean;
  /** Readers take the typed text for a translation with placeholders, so it must not have any. */
  plain?: boolean;
}

/** The key of the translation that is shown if nothing is typed. */
const keyField = (optional: boolean): TextField => ({
  ...nameAndLabel('key', 'textKey'),
  type: 'text',
  maxLength: 120,
  admin: { width: '35%', placeholder: 'namespace:path.to.key' },
  hooks: { beforeChange: [rememberStoredTexts('text')] },
  validate: textValidation(async (key, { sibling, locale, typing, stored, isNew, ofPage, req }) => {
    const finding = await knownKeyRule(key, req);
    // The words of other languages are unknown while typing, unless there are none yet.
    if (finding !== true || optional || (typing && !(isNew && isBaseOrAll(locale)))) return finding;
    const { [locale ?? BASE_LOCALE]: _edited, ...others } = stored;
    const elsewhere = ofPage ? others : isBaseOrAll(locale) ? null : stored[BASE_LOCALE];
    return pairRule({ key, text: sibling.text }, elsewhere);
  }),
});

/** A text of a page: typed by locale, or the translation of its key. */
export function textPair(
  name: string,
  { words = name, multiline = false, optional = false, plain = false }: PairOptions = {},
): GroupField {
  const text = {
    ...nameAndLabel('text', 'typedText'),
    localized: true,
    admin: {
      width: '65%',
      placeholder: adminText('hints.pair'),
      components: {
        afterInput: [{ path: '/fields/key-words.tsx#KeyWords', clientProps: { labels: adminText('hints.keyWords') } }],
      },
    },
  };
  const row: RowField = {
    type: 'row',
    fields: [
      multiline
        ? {
            ...text,
            type: 'textarea',
            maxLength: 4000,
            admin: { ...text.admin, rows: 2 },
            ...(plain && { validate: textareaValidation(plainRule) }),
          }
        : { ...text, type: 'text', maxLength: 300, ...(plain && { validate: textValidation(plainRule) }) },
      keyField(optional),
    ],
  };
  return { ...nameAndLabel(name, words), type: 'group', admin: { hideGutter: true }, fields: [row] };
}
