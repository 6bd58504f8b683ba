import type { BlocksFieldValidation } from 'payload';
import { blocks as usual } from 'payload/shared';
import { adminText } from '../words/admin-text.ts';
import { callToAction } from './call-to-action.ts';
import { comparison } from './comparison.ts';
import { documentBlock } from './document.ts';
import { downloads } from './downloads.ts';
import { faq } from './faq.ts';
import { featureGrid } from './feature-grid.ts';
import { hero } from './hero.ts';
import { jobs } from './jobs.ts';
import { logos } from './logos.ts';
import { numbers } from './numbers.ts';
import { quotes } from './quotes.ts';
import { reviewCarousel } from './review-carousel.ts';
import { richText } from './rich-text.ts';
import { badgeGallery, contactData, contactForm, pricing } from './small-blocks.ts';
import { steps } from './steps.ts';
import { team } from './team.ts';
import { textWithPicture } from './text-with-picture.ts';
import { timeline } from './timeline.ts';

/** All kinds of blocks. */
export const blocks = [
  hero,
  textWithPicture,
  featureGrid,
  steps,
  numbers,
  quotes,
  logos,
  comparison,
  pricing,
  reviewCarousel,
  badgeGallery,
  faq,
  callToAction,
  contactForm,
  contactData,
  team,
  jobs,
  timeline,
  downloads,
  documentBlock,
  richText,
];

/** Payload's own validation, and refuses unknown kinds: blocks are stored as JSON, so Payload would keep them. */
export const knownBlocks: BlocksFieldValidation = async (value, args) => {
  const outcome = await usual(value, args);
  const rows: unknown[] = Array.isArray(value) ? value : [];
  const isKnown = (row: unknown): boolean =>
    blocks.some(({ slug }) => slug === (row as { blockType?: unknown }).blockType);
  return outcome !== true || rows.every(isKnown) ? outcome : adminText('rules.block').en;
};
