import type { ExportedBlock } from '../../../cms/src/export/types.ts';
import type { PageBlock } from '../../src/lib/content/blocks.ts';

/** The words without which a block, or an item of its list, says nothing. */
interface Required {
  block?: readonly string[];
  list?: string;
  item?: readonly string[];
}

const listOf = (...item: string[]): Required => ({ list: 'items', item });

/** As the fields of the cms demand them; every other text of a block may be empty. */
const REQUIRED: Record<ExportedBlock['type'], Required> = {
  hero: { block: ['title'] },
  textWithPicture: { block: ['title', 'text'] },
  featureGrid: listOf('title'),
  steps: listOf('title'),
  numbers: listOf('label'),
  quotes: listOf('text'),
  logos: {},
  // Cells stand below their columns: a column cannot be left out.
  comparison: { list: 'rows', item: ['label'] },
  pricing: {},
  reviewCarousel: {},
  badgeGallery: {},
  faq: listOf('question', 'answer'),
  callToAction: { block: ['title', 'button'] },
  contactForm: {},
  contactData: {},
  team: listOf('role'),
  jobs: listOf('title', 'place', 'text'),
  timeline: listOf('title'),
  downloads: listOf('title'),
  document: listOf('title', 'text'),
  richText: { block: ['body'] },
};

/** Blocks that say something without any item: that there are none. */
const SPEAK_WHEN_EMPTY: readonly ExportedBlock['type'][] = ['jobs'];

type Part = Record<string, unknown>;

/** A block with what is left of it, and whether anything was left out. */
interface Kept {
  /** Null: nothing of the block can be shown. */
  block: PageBlock | null;
  whole: boolean;
}

/**
 * Leaves out what has no words in a language, neither its own nor those of the base language: items of lists, and
 * blocks that are left without any words.
 */
export function keepWorded(block: PageBlock): Kept {
  const { block: own = [], list, item = [] } = REQUIRED[block.type];
  const parts = block as unknown as Part;
  if (!hasAll(parts, own)) return { block: null, whole: false };
  if (!list) return { block, whole: true };
  const items = parts[list] as Part[];
  const kept = items.filter((one) => hasAll(one, item));
  if (kept.length === items.length) return { block, whole: true };
  const left = { ...parts, [list]: kept } as unknown as PageBlock;
  return { block: kept.length > 0 || SPEAK_WHEN_EMPTY.includes(block.type) ? left : null, whole: false };
}

const hasAll = (part: Part, names: readonly string[]): boolean => names.every((name) => Boolean(part[name]));
