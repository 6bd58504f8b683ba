import type { GroupField, RowField, TextField } from 'payload';
import { BASE_LOCALE, isBaseOrAll } from '../locales.ts';
import { say } from '../words/say.ts';
import { knownKeyRule } from './known-keys.ts';
import { checked, checkedLines, named } from './named.ts';
import { pairRule, plainRule } from './rules.ts';
import { noteStored } from './stored.ts';

interface PairOptions {
  /** Words of the label under `fields`, when not those of the name. */
  words?: string;
  multiline?: boolean;
  /** Neither typed text nor key is fine. */
  optional?: boolean;
  /** What is typed becomes a translation for others, who read placeholders in it. */
  plain?: boolean;
}

/** The key of a pair: names the translation that is shown where nothing is typed. */
const keyField = (optional: boolean): TextField => ({
  ...named('key', 'textKey'),
  type: 'text',
  maxLength: 120,
  admin: { width: '35%', placeholder: 'namespace:path.to.key' },
  hooks: { beforeChange: [noteStored('text')] },
  validate: checked(async (key, { sibling, locale, typing, stored, req }) => {
    const finding = await knownKeyRule(key, req);
    if (finding !== true || optional || (typing && !isBaseOrAll(locale))) return finding;
    return pairRule({ key, text: sibling.text }, isBaseOrAll(locale) ? null : stored[BASE_LOCALE]);
  }),
});

/** A text of a page: typed per locale, or left to the translation that its key names. */
export function textPair(
  name: string,
  { words = name, multiline = false, optional = false, plain = false }: PairOptions = {},
): GroupField {
  const text = {
    ...named('text', 'typedText'),
    localized: true,
    admin: {
      ...{ width: '65%', placeholder: say('hints.pair') },
      components: {
        afterInput: [{ path: '/fields/key-words.tsx#KeyWords', clientProps: { labels: say('hints.keyWords') } }],
      },
    },
  };
  const row: RowField = {
    type: 'row',
    fields: [
      multiline
        ? {
            ...{ ...text, type: 'textarea', maxLength: 4000, admin: { ...text.admin, rows: 2 } },
            ...(plain && { validate: checkedLines(plainRule) }),
          }
        : { ...text, type: 'text', maxLength: 300, ...(plain && { validate: checked(plainRule) }) },
      keyField(optional),
    ],
  };
  return { ...named(name, words), type: 'group', admin: { hideGutter: true }, fields: [row] };
}
