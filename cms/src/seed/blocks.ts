import type { RequiredDataFromCollectionSlug } from 'payload';
import type { CellKind, ChangeKind, ContactTopic, Drawing, FeatureIcon, JobKind } from '../export/types.ts';
import { byKey, linkByKey } from './ensure.ts';

type Page = RequiredDataFromCollectionSlug<'pages'>;
type Block = NonNullable<Page['blocks']>[number];
/** Makes a block for the key of its page, `namespace:page`, which its own keys begin with. */
export type Draft = (key: string) => Block;

/**
 * A page whose texts are translations. Its keys follow from the names of blocks and items:
 * `why-us:trafficPage.benefits.stars.title`.
 */
export const page = (
  { path, name, key }: { path: string; name: string; /** `namespace:page`, or a namespace alone. */ key: string },
  drafts: readonly Draft[],
): Page => ({
  path,
  name,
  _status: 'published',
  seo: { title: byKey(under(key, 'seo.title')), description: byKey(under(key, 'seo.description')) },
  blocks: drafts.map((draft) => draft(key)),
});

const under = (key: string, name: string): string => (key.includes(':') ? `${key}.${name}` : `${key}:${name}`);
const pair = (key: string, ...names: string[]) => byKey(under(key, names.join('.')));
const titled = (key: string, block: string) => ({ title: pair(key, block, 'title') });

/** Optional parts of a heading besides the title. */
interface Heading {
  lead?: boolean;
}
const headed = (key: string, block: string, { lead = false }: Heading) => ({
  ...titled(key, block),
  ...(lead && { lead: pair(key, block, 'lead') }),
});

/** `hero.title`, `.lead`, `.primary` and `.secondary` (labels of the buttons). */
export const hero =
  (to: { primary?: string; secondary?: string; drawing?: Drawing; search?: boolean } = {}): Draft =>
  (key) => ({
    blockType: 'hero',
    title: pair(key, 'hero.title'),
    lead: pair(key, 'hero.lead'),
    ...(to.primary && { primary: linkByKey(under(key, 'hero.primary'), to.primary) }),
    ...(to.secondary && { secondary: linkByKey(under(key, 'hero.secondary'), to.secondary) }),
    ...(to.drawing && { drawing: to.drawing }),
    search: to.search ?? false,
  });

/** `<block>.title`, `.text` and, with an address, `.button`. */
export const textWithPicture =
  (
    block: string,
    { drawing, side = 'right', button }: { drawing: Drawing; side?: 'left' | 'right'; button?: string },
  ): Draft =>
  (key) => ({
    blockType: 'textWithPicture',
    ...titled(key, block),
    text: pair(key, block, 'text'),
    ...(button && { button: linkByKey(under(key, `${block}.button`), button) }),
    drawing,
    side,
  });

/** `<block>.title` and of each item `.title` and `.text`. */
export const features =
  (
    block: string,
    items: Record<string, FeatureIcon | { icon: FeatureIcon; href: string }>,
    heading: Heading = {},
  ): Draft =>
  (key) => ({
    blockType: 'featureGrid',
    ...headed(key, block, heading),
    items: Object.entries(items).map(([item, look]) => ({
      ...(typeof look === 'string' ? { icon: look } : look),
      title: pair(key, block, item, 'title'),
      text: pair(key, block, item, 'text'),
    })),
  });

/** `<block>.title` and of each step `.title` and `.text`. */
export const steps =
  (block: string, items: readonly string[], heading: Heading = {}): Draft =>
  (key) => ({
    blockType: 'steps',
    ...headed(key, block, heading),
    items: items.map((item) => ({ title: pair(key, block, item, 'title'), text: pair(key, block, item, 'text') })),
  });

/** `<block>.<item>` is the caption of each number: a live count or a claim of the settings. */
export const numbers =
  (block: string, items: Record<string, 'companies' | 'reviews' | 'languages' | { claim: string }>): Draft =>
  (key) => ({
    blockType: 'numbers',
    items: Object.entries(items).map(([item, source]) => ({
      ...(typeof source === 'string' ? { source } : { source: 'claim' as const, claim: source.claim }),
      label: pair(key, block, item),
    })),
  });

/** `<block>.title` and of each item `.text` and `.role`. All are labelled as samples. */
export const sampleQuotes =
  (block: string, items: Record<string, { author: string; company: string }>): Draft =>
  (key) => ({
    blockType: 'quotes',
    ...titled(key, block),
    items: Object.entries(items).map(([item, { author, company }]) => ({
      author,
      company,
      sample: true,
      text: pair(key, block, item, 'text'),
      role: pair(key, block, item, 'role'),
    })),
  });

/** `<block>.title`; names are the same in every language. */
export const logosByName =
  (block: string, names: readonly string[]): Draft =>
  (key) => ({ blockType: 'logos', ...titled(key, block), items: names.map((name) => ({ name })) });

/**
 * `<block>.title`, `.columns.<column>`, `.rows.<row>.label`, and `.rows.<row>.<column>` of cells of the kind `text`.
 * Cells are in the order of the columns.
 */
export const comparison =
  (
    block: string,
    columns: readonly string[],
    rows: Record<string, readonly CellKind[]>,
    heading: Heading = {},
  ): Draft =>
  (key) => ({
    blockType: 'comparison',
    ...headed(key, block, heading),
    columns: columns.map((column) => ({ title: pair(key, block, 'columns', column) })),
    rows: Object.entries(rows).map(([row, cells]) => ({
      label: pair(key, block, 'rows', row, 'label'),
      cells: cells.map((kind, index) => ({
        kind,
        ...(kind === 'text' && { text: pair(key, block, 'rows', row, columns[index] ?? '') }),
      })),
    })),
  });

/** `<block>.title` and of each item `.question` and `.answer`. */
export const questions =
  (block: string, items: readonly string[]): Draft =>
  (key) => ({
    blockType: 'faq',
    ...titled(key, block),
    items: items.map((item) => ({
      question: pair(key, block, item, 'question'),
      answer: pair(key, block, item, 'answer'),
    })),
  });

/** `<block>.title`, `.text` and `.button`. */
export const callToAction =
  (block: string, href: string): Draft =>
  (key) => ({
    blockType: 'callToAction',
    ...titled(key, block),
    text: pair(key, block, 'text'),
    button: linkByKey(under(key, `${block}.button`), href),
  });

/** `<block>.title` and `.lead`. */
export const contactForm =
  (block: string, topic: ContactTopic): Draft =>
  (key) => ({ blockType: 'contactForm', ...headed(key, block, { lead: true }), topic });

/** Contact details of the settings, under the site's own title. */
export const contactData = (): Draft => () => ({ blockType: 'contactData' });

/** `<block>.title` and `.lead`. */
export const pricing =
  (block: string, { hotel = false } = {}): Draft =>
  (key) => ({ blockType: 'pricing', ...headed(key, block, { lead: true }), hotel });

/** `<block>.title` and `.lead`. */
export const badgeGallery =
  (block: string): Draft =>
  (key) => ({ blockType: 'badgeGallery', ...headed(key, block, { lead: true }) });

/** `<block>.title`; reviews of one company by its slug, or the latest of all. */
export const reviewCarousel =
  (block: string, { company, limit = 12 }: { company?: string; limit?: number } = {}): Draft =>
  (key) => ({ blockType: 'reviewCarousel', ...titled(key, block), limit, ...(company && { company }) });

/** `<block>.title` and of each item `.title` and `.text`. */
export const timeline =
  (block: string, items: Record<string, { date: string; kind: ChangeKind }>): Draft =>
  (key) => ({
    blockType: 'timeline',
    ...titled(key, block),
    items: Object.entries(items).map(([item, when]) => ({
      ...when,
      title: pair(key, block, item, 'title'),
      text: pair(key, block, item, 'text'),
    })),
  });

/** `<block>.title`, `.lead`, and of each person `.role` and `.text`: samples until staff write their own. */
export const sampleTeam =
  (block: string, people: Record<string, string>): Draft =>
  (key) => ({
    blockType: 'team',
    ...headed(key, block, { lead: true }),
    items: Object.entries(people).map(([person, name]) => ({
      name,
      sample: true,
      role: pair(key, block, person, 'role'),
      text: pair(key, block, person, 'text'),
    })),
  });

/** `<block>.title`, `.lead`, `.empty`, and of each job `.title`, `.place` and `.text`. */
export const jobs =
  (block: string, items: Record<string, { kind: JobKind; applyHref: string; closesOn?: string }> = {}): Draft =>
  (key) => ({
    blockType: 'jobs',
    ...headed(key, block, { lead: true }),
    empty: pair(key, block, 'empty'),
    items: Object.entries(items).map(([item, job]) => ({
      ...job,
      title: pair(key, block, item, 'title'),
      place: pair(key, block, item, 'place'),
      text: pair(key, block, item, 'text'),
    })),
  });

/** `<block>.title` and of each section `.title` and `.text`. */
export const documentSections =
  (block: string, updatedOn: string, sections: readonly string[]): Draft =>
  (key) => ({
    blockType: 'document',
    ...titled(key, block),
    updatedOn,
    items: sections.map((section) => ({
      title: pair(key, block, section, 'title'),
      text: pair(key, block, section, 'text'),
    })),
  });
