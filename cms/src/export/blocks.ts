import { z } from 'zod';
import { LOCALES } from '../locales.ts';
import { toHtml } from './html.ts';
import { File, Image } from './image.ts';
import { Link, OptionalLink, OptionalPair, OptionalString, Pair } from './text.ts';
import type { ExportedBlock, LocalisedText } from './types.ts';

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

const named = { title: OptionalPair };
const headed = { ...named, lead: OptionalPair };
/** A value of a select; its options and type are defined there. */
const choice = z.string();
const optionalChoice = OptionalString;
const flag = z.boolean().nullish().transform(Boolean);

/** The fields of each kind of block, as Payload returns them. */
const SHAPES = {
  hero: {
    title: Pair,
    lead: OptionalPair,
    primary: OptionalLink,
    secondary: OptionalLink,
    image: Image,
    drawing: optionalChoice,
    search: flag,
  },
  textWithPicture: {
    title: Pair,
    text: Pair,
    button: OptionalLink,
    image: Image,
    drawing: optionalChoice,
    side: choice,
  },
  featureGrid: {
    ...headed,
    items: list(z.object({ ...base, icon: choice, title: Pair, text: OptionalPair, href: OptionalString })),
  },
  steps: { ...headed, items: list(z.object({ ...base, title: Pair, text: OptionalPair })) },
  numbers: {
    ...named,
    items: list(z.object({ ...base, source: choice, claim: OptionalString, value: OptionalString, label: Pair })),
  },
  quotes: {
    ...headed,
    items: list(
      z.object({ ...base, text: Pair, author: z.string(), role: OptionalPair, company: OptionalString, sample: flag }),
    ),
  },
  logos: { ...named, items: list(z.object({ ...base, name: z.string(), image: Image, href: OptionalString })) },
  comparison: {
    ...headed,
    columns: list(z.object({ ...base, title: Pair })),
    rows: list(
      z.object({ ...base, label: Pair, cells: list(z.object({ ...base, kind: choice, text: OptionalPair })) }),
    ),
  },
  pricing: { ...headed, hotel: flag },
  reviewCarousel: { ...headed, company: OptionalString, limit: z.number() },
  badgeGallery: headed,
  faq: { ...named, items: list(z.object({ ...base, question: Pair, answer: Pair })) },
  callToAction: { title: Pair, text: OptionalPair, button: Link },
  contactData: named,
  contactForm: { ...headed, topic: choice },
  team: {
    ...headed,
    items: list(z.object({ ...base, name: z.string(), role: Pair, text: OptionalPair, image: Image, sample: flag })),
  },
  jobs: {
    ...headed,
    empty: Pair,
    items: list(
      z.object({
        ...base,
        title: Pair,
        place: Pair,
        kind: choice,
        text: Pair,
        applyHref: z.string(),
        closesOn: OptionalString,
      }),
    ),
  },
  timeline: {
    ...named,
    items: list(z.object({ ...base, date: z.string(), kind: choice, title: Pair, text: OptionalPair })).transform(
      (items) => items.toSorted((a, b) => b.date.localeCompare(a.date)),
    ),
  },
  downloads: {
    ...headed,
    items: list(z.object({ ...base, title: Pair, text: OptionalPair, file: File })).transform((items) =>
      items.flatMap(({ file, ...item }) => (file ? [{ ...item, file }] : [])),
    ),
  },
  document: { ...named, updatedOn: OptionalString, items: list(z.object({ ...base, title: Pair, text: Pair })) },
} satisfies Record<Exclude<ExportedBlock['type'], 'richText'>, z.ZodRawShape>;

const richText = z
  .object({ ...base, title: OptionalPair, body: Html, bodyKey: OptionalString })
  .transform(({ body, bodyKey, ...block }) => ({ ...block, body: { key: bodyKey, html: body } }));

const READERS: Record<string, z.ZodType> = {
  ...Object.fromEntries(Object.entries(SHAPES).map(([type, shape]) => [type, z.object({ ...base, ...shape })])),
  richText,
};

/** Blocks as Payload returns them with all locales. */
const Rows = z
  .array(z.looseObject({ blockType: z.string() }))
  .nullish()
  .transform((rows) => rows ?? []);

/** Converts blocks for the export. Blocks of a removed kind are left out, so that they do not break the whole site. */
export const PageBlocks = Rows.transform((blocks, context): ExportedBlock[] =>
  blocks.flatMap((block, index) => {
    const outcome = read(block);
    if (outcome?.success === false) {
      for (const issue of outcome.error.issues)
        context.addIssue({ code: 'custom', message: issue.message, path: [index, ...issue.path] });
    }
    return outcome?.success ? [outcome.data] : [];
  }),
);

/** The valid blocks of a draft, which is saved without validation, and the number of the others. */
export function readableBlocks(value: unknown): { blocks: ExportedBlock[]; left: number } {
  const rows = Rows.parse(value);
  const blocks = rows.flatMap((row) => {
    const outcome = read(row);
    return outcome?.success ? [outcome.data] : [];
  });
  return { blocks, left: rows.length - blocks.length };
}

/** Undefined for a block of a removed kind. */
function read(block: { blockType: string }) {
  const outcome = READERS[block.blockType]?.safeParse(block);
  if (!outcome?.success) return outcome;
  return { success: true as const, data: { type: block.blockType, ...(outcome.data as object) } as ExportedBlock };
}
