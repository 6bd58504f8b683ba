import type { RequiredDataFromCollectionSlug } from 'payload';
import type { CellKind, ChangeKind, ContactTopic, Drawing, FeatureIcon, JobKind } from '../export/types.ts';
import { byKey, linkByKey } from './ensure.ts';

type Page = RequiredDataFromCollectionSlug<'pages'>;
type Block = NonNullable<Page['blocks']>[number];
/** A block that gets the beginning of its keys, `namespace:page`, from its page. */
export type Draft = (of: string) => Block;

/**
 * A page whose words are left to translations. Its keys follow from the names of its blocks and their items:
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

const under = (of: string, name: string): string => (of.includes(':') ? `${of}.${name}` : `${of}:${name}`);
const pair = (of: string, ...names: string[]) => byKey(under(of, names.join('.')));
const titled = (of: string, block: string) => ({ title: pair(of, block, 'title') });

/** Parts of a heading that a block has besides its title. */
interface Heading {
  lead?: boolean;
}
const headed = (of: string, block: string, { lead = false }: Heading) => ({
  ...titled(of, block),
  ...(lead && { lead: pair(of, block, 'lead') }),
});

/** `hero.title`, `.lead`, `.primary` and `.secondary` (labels of the buttons). */
export const hero =
  (to: { primary?: string; secondary?: string; drawing?: Drawing; search?: boolean } = {}): Draft =>
  (of) => ({
    blockType: 'hero',
    title: pair(of, 'hero.title'),
    lead: pair(of, 'hero.lead'),
    ...(to.primary && { primary: linkByKey(under(of, 'hero.primary'), to.primary) }),
    ...(to.secondary && { secondary: linkByKey(under(of, 'hero.secondary'), to.secondary) }),
    ...(to.drawing && { drawing: to.drawing }),
    search: to.search ?? false,
  });

/** `<block>.title`, `.text` and, with an address, `.button`. */
export const textWithPicture =
  (
    block: string,
    { drawing, side = 'right', button }: { drawing: Drawing; side?: 'left' | 'right'; button?: string },
  ): Draft =>
  (of) => ({
    blockType: 'textWithPicture',
    ...titled(of, block),
    text: pair(of, block, 'text'),
    ...(button && { button: linkByKey(under(of, `${block}.button`), button) }),
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
  (of) => ({
    blockType: 'featureGrid',
    ...headed(of, block, heading),
    items: Object.entries(items).map(([item, look]) => ({
      ...(typeof look === 'string' ? { icon: look } : look),
      title: pair(of, block, item, 'title'),
      text: pair(of, block, item, 'text'),
    })),
  });

/** `<block>.title` and of each step `.title` and `.text`. */
export const steps =
  (block: string, items: readonly string[], heading: Heading = {}): Draft =>
  (of) => ({
    blockType: 'steps',
    ...headed(of, block, heading),
    items: items.map((item) => ({ title: pair(of, block, item, 'title'), text: pair(of, block, item, 'text') })),
  });

/** A caption for each under `<block>.<item>`; a number is a live count, or a figure of the settings. */
export const numbers =
  (block: string, items: Record<string, 'companies' | 'reviews' | 'languages' | { claim: string }>): Draft =>
  (of) => ({
    blockType: 'numbers',
    items: Object.entries(items).map(([item, source]) => ({
      ...(typeof source === 'string' ? { source } : { source: 'claim' as const, claim: source.claim }),
      label: pair(of, block, item),
    })),
  });

/** `<block>.title`, of each item `.text` and `.role`: all of them samples, and shown as such. */
export const sampleQuotes =
  (block: string, items: Record<string, { author: string; company: string }>): Draft =>
  (of) => ({
    blockType: 'quotes',
    ...titled(of, block),
    items: Object.entries(items).map(([item, { author, company }]) => ({
      ...{ author, company, sample: true },
      text: pair(of, block, item, 'text'),
      role: pair(of, block, item, 'role'),
    })),
  });

/** `<block>.title`; names are the same in every language. */
export const wordMarks =
  (block: string, names: readonly string[]): Draft =>
  (of) => ({ blockType: 'logos', ...titled(of, block), items: names.map((name) => ({ name })) });

/**
 * `<block>.title`, `.columns.<column>`, `.rows.<row>.label`, and the words of a cell of the kind `text` under
 * `.rows.<row>.<column>`. The cells of a row stand in the order of the columns.
 */
export const comparison =
  (
    block: string,
    columns: readonly string[],
    rows: Record<string, readonly CellKind[]>,
    heading: Heading = {},
  ): Draft =>
  (of) => ({
    blockType: 'comparison',
    ...headed(of, block, heading),
    columns: columns.map((column) => ({ title: pair(of, block, 'columns', column) })),
    rows: Object.entries(rows).map(([row, cells]) => ({
      label: pair(of, block, 'rows', row, 'label'),
      cells: cells.map((kind, index) => ({
        kind,
        ...(kind === 'text' && { text: pair(of, block, 'rows', row, columns[index] ?? '') }),
      })),
    })),
  });

/** `<block>.title` and of each item `.question` and `.answer`. */
export const questions =
  (block: string, items: readonly string[]): Draft =>
  (of) => ({
    blockType: 'faq',
    ...titled(of, block),
    items: items.map((item) => ({
      question: pair(of, block, item, 'question'),
      answer: pair(of, block, item, 'answer'),
    })),
  });

/** `<block>.title`, `.text` and `.button`. */
export const callToAction =
  (block: string, href: string): Draft =>
  (of) => ({
    blockType: 'callToAction',
    ...titled(of, block),
    text: pair(of, block, 'text'),
    button: linkByKey(under(of, `${block}.button`), href),
  });

/** `<block>.title` and `.lead`. */
export const contactForm =
  (block: string, topic: ContactTopic): Draft =>
  (of) => ({ blockType: 'contactForm', ...headed(of, block, { lead: true }), topic });

/** The company as the settings have it, under the site's own title. */
export const contactData = (): Draft => () => ({ blockType: 'contactData' });

/** `<block>.title` and `.lead`. */
export const pricing =
  (block: string, { hotel = false } = {}): Draft =>
  (of) => ({ blockType: 'pricing', ...headed(of, block, { lead: true }), hotel });

/** `<block>.title` and `.lead`. */
export const badgeGallery =
  (block: string): Draft =>
  (of) => ({ blockType: 'badgeGallery', ...headed(of, block, { lead: true }) });

/** `<block>.title`; reviews of one company by its slug, or the latest of all. */
export const reviewCarousel =
  (block: string, { company, limit = 12 }: { company?: string; limit?: number } = {}): Draft =>
  (of) => ({ blockType: 'reviewCarousel', ...titled(of, block), limit, ...(company && { company }) });

/** `<block>.title` and of each item `.title` and `.text`. */
export const timeline =
  (block: string, items: Record<string, { date: string; kind: ChangeKind }>): Draft =>
  (of) => ({
    blockType: 'timeline',
    ...titled(of, block),
    items: Object.entries(items).map(([item, when]) => ({
      ...when,
      title: pair(of, block, item, 'title'),
      text: pair(of, block, item, 'text'),
    })),
  });

/** `<block>.title`, `.lead`, and of each person `.role` and `.text`: samples until staff write their own. */
export const sampleTeam =
  (block: string, people: Record<string, string>): Draft =>
  (of) => ({
    blockType: 'team',
    ...headed(of, block, { lead: true }),
    items: Object.entries(people).map(([person, name]) => ({
      ...{ name, sample: true },
      role: pair(of, block, person, 'role'),
      text: pair(of, block, person, 'text'),
    })),
  });

/** `<block>.title`, `.lead`, `.empty`, and of each job `.title`, `.place` and `.text`. */
export const jobs =
  (block: string, items: Record<string, { kind: JobKind; applyHref: string; closesOn?: string }> = {}): Draft =>
  (of) => ({
    blockType: 'jobs',
    ...headed(of, block, { lead: true }),
    empty: pair(of, block, 'empty'),
    items: Object.entries(items).map(([item, job]) => ({
      ...job,
      title: pair(of, block, item, 'title'),
      place: pair(of, block, item, 'place'),
      text: pair(of, block, item, 'text'),
    })),
  });

/** `<block>.title` and of each section `.title` and `.text`. */
export const documentOf =
  (block: string, updatedOn: string, sections: readonly string[]): Draft =>
  (of) => ({
    blockType: 'document',
    ...titled(of, block),
    updatedOn,
    items: sections.map((section) => ({
      title: pair(of, block, section, 'title'),
      text: pair(of, block, section, 'text'),
    })),
  });
