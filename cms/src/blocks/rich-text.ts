import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { knownKeyRule } from '../fields/known-keys.ts';
import { hrefField } from '../fields/link.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textValidation } from '../fields/validation.ts';
import { textPair } from '../fields/text-pair.ts';
import { block } from './block.ts';

/** A closed set of elements: those that `export/html.ts` converts and the site has styles for. */
const editor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) => ('name' in field && field.name === 'url' ? hrefField(true, 'url') : field)),
    }),
  ],
});

export const richText = block('richText', [
  textPair('title', { optional: true }),
  { ...nameAndLabel('body'), type: 'richText', localized: true, editor },
  {
    ...nameAndLabel('bodyKey', 'textKey'),
    type: 'text',
    maxLength: 120,
    validate: textValidation((key, { req }) => knownKeyRule(key, req)),
  },
]);
