import type { PageBlock } from '../../lib/blocks.ts';
import type { Look } from './band.tsx';

/** Kinds that like a ground of their own. */
const ON_GROUND: ReadonlySet<PageBlock['type']> = new Set([
  'featureGrid',
  'quotes',
  'badgeGallery',
  'contactForm',
  'team',
  'downloads',
]);
/** What has a ground of its own already. */
const GROUNDED: ReadonlySet<PageBlock['type']> = new Set(['hero', 'callToAction']);

/** What each block is by its place: the first title is the page's, and no two grounds lie side by side. */
export function looksOf(blocks: readonly PageBlock[]): Look[] {
  // Reviews come later, or not at all.
  const first = blocks.findIndex(({ title, type }) => Boolean(title) && type !== 'reviewCarousel');
  let previous: { type: PageBlock['type']; tinted: boolean } | null = null;
  return blocks.map(({ type }, index) => {
    const beside = previous !== null && (previous.tinted || GROUNDED.has(previous.type));
    const tinted = ON_GROUND.has(type) && !beside && index > 0;
    previous = { type, tinted };
    return { level: index === first ? 1 : 2, tinted };
  });
}
