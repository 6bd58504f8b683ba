import { z } from 'zod';
import { LOCALES } from '../locales.ts';
import { toHtml } from './html.ts';
import { Image } from './image.ts';
import { Link, OptionalLink, OptionalPair, OptionalString, Pair } from './text.ts';
import type { ExportedBlock, FeatureIcon, LocalisedText, NumberSource } from './types.ts';

const base = { id: z.string() };
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

const Html = z
  .partialRecord(z.enum(LOCALES), z.object({ root: z.looseObject({}) }).nullish())
  .nullish()
  .transform(
    (states) =>
      Object.fromEntries(
        Object.entries(states ?? {}).flatMap(([locale, state]) => {
          const html = state ? toHtml(state) : '';
          return html ? [[locale, html]] : [];
        }),
      ) as LocalisedText,
  );

const hero = z.object({
  ...base,
  blockType: z.literal('hero'),
  title: Pair,
  lead: OptionalPair,
  primary: OptionalLink,
  secondary: OptionalLink,
  image: Image,
});

const featureGrid = z.object({
  ...base,
  blockType: z.literal('featureGrid'),
  title: OptionalPair,
  lead: OptionalPair,
  items: list(
    z.object({
      ...base,
      icon: z.string().transform((icon) => icon as FeatureIcon),
      title: Pair,
      text: OptionalPair,
      href: OptionalString,
    }),
  ),
});

const steps = z.object({
  ...base,
  blockType: z.literal('steps'),
  title: OptionalPair,
  lead: OptionalPair,
  items: list(z.object({ ...base, title: Pair, text: OptionalPair })),
});

const numbers = z.object({
  ...base,
  blockType: z.literal('numbers'),
  title: OptionalPair,
  items: list(
    z.object({
      ...base,
      source: z.string().transform((source) => source as NumberSource),
      value: OptionalString,
      label: Pair,
    }),
  ),
});

const faq = z.object({
  ...base,
  blockType: z.literal('faq'),
  title: OptionalPair,
  items: list(z.object({ ...base, question: Pair, answer: Pair })),
});

const callToAction = z.object({
  ...base,
  blockType: z.literal('callToAction'),
  title: Pair,
  text: OptionalPair,
  button: Link,
});

const richText = z
  .object({ ...base, blockType: z.literal('richText'), title: OptionalPair, body: Html, bodyKey: OptionalString })
  .transform(({ body, bodyKey, ...block }) => ({ ...block, body: { key: bodyKey, html: body } }));

const reviewCarousel = z.object({
  ...base,
  blockType: z.literal('reviewCarousel'),
  title: OptionalPair,
  lead: OptionalPair,
  company: OptionalString,
  limit: z.number(),
});

const PageBlock = z
  .discriminatedUnion('blockType', [hero, featureGrid, steps, numbers, faq, callToAction, richText, reviewCarousel])
  .transform(({ blockType, ...block }) => ({ type: blockType, ...block }) as ExportedBlock);

const KNOWN = new Set<unknown>([
  'hero',
  'featureGrid',
  'steps',
  'numbers',
  'faq',
  'callToAction',
  'richText',
  'reviewCarousel',
]);

/**
 * Blocks as Payload reads them with all locales, turned into what the site is promised. One of a kind that is gone
 * is left out: it must not take the rest of the site with it.
 */
export const PageBlocks = z
  .array(z.looseObject({ blockType: z.string() }))
  .nullish()
  .transform((blocks) => (blocks ?? []).filter(({ blockType }) => KNOWN.has(blockType)))
  .pipe(z.array(PageBlock));
