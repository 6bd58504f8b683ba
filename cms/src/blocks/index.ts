import type { BlocksFieldValidation } from 'payload';
import { blocks as usual } from 'payload/shared';
import { say } from '../words/say.ts';
import { callToAction } from './call-to-action.ts';
import { faq } from './faq.ts';
import { featureGrid } from './feature-grid.ts';
import { hero } from './hero.ts';
import { numbers } from './numbers.ts';
import { reviewCarousel } from './review-carousel.ts';
import { richText } from './rich-text.ts';
import { steps } from './steps.ts';

/** Everything a page can be built from. */
export const blocks = [hero, featureGrid, steps, numbers, reviewCarousel, faq, callToAction, richText];

/** Payload's own checks, and that each block is of a kind we have: stored as JSON, any other would be kept as it is. */
export const knownBlocks: BlocksFieldValidation = async (value, args) => {
  const outcome = await usual(value, args);
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const isKnown = (row: unknown): boolean =>
    blocks.some(({ slug }) => slug === (row as { blockType?: unknown }).blockType);
  return outcome !== true || rows.every(isKnown) ? outcome : say('rules.block').en;
};
