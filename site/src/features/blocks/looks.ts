import type { PageBlock } from '../../lib/content/blocks.ts';
import type { Look } from './parts/band.tsx';

/** Block types that get a tinted background. */
const ON_GROUND: ReadonlySet<PageBlock['type']> = new Set([
  'featureGrid',
  'quotes',
  'badgeGallery',
  'contactForm',
  'team',
  'downloads',
]);
/** Block types with a background of their own. */
const GROUNDED: ReadonlySet<PageBlock['type']> = new Set(['hero', 'callToAction']);

/**
 * Heading level and background of each block by its position: the first title is the page's h1, and no two tinted
 * backgrounds are adjacent.
 */
export function blockLooks(blocks: readonly PageBlock[]): Look[] {
  // Reviews load later or not at all, so they cannot hold the h1.
  const first = blocks.findIndex(({ title, type }) => Boolean(title) && type !== 'reviewCarousel');
  let previous: { type: PageBlock['type']; tinted: boolean } | null = null;
  return blocks.map(({ type }, index) => {
    const beside = previous !== null && (previous.tinted || GROUNDED.has(previous.type));
    const tinted = ON_GROUND.has(type) && !beside && index > 0;
    previous = { type, tinted };
    return { level: index === first ? 1 : 2, tinted };
  });
}
