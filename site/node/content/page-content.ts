import type { Locale, Namespace } from '@app/locales';
import type { ExportedBlock, ExportedPage, PageSurroundings } from '../../../cms/src/export/types.ts';
import type { PageExtras } from '../../src/lib/content/blocks.ts';
import type { PageContext } from '../../src/lib/content/page-props.ts';
import { PageWriter, type PageWriterOptions } from './page-writer.ts';
import type { Texts } from './texts.ts';

type SharedContent = Pick<PageSurroundings, 'settings' | 'planCards' | 'badges'>;

/** A cms page's content in one locale: for the build, the front door and previews of drafts. */
export function writePage(
  texts: Texts,
  locale: Locale,
  page: ExportedPage,
  shared: SharedContent,
  options: Omit<PageWriterOptions, 'claims'>,
): { content: Pick<PageContext, 'seo' | 'blocks' | 'extras'>; complete: boolean } {
  const writer = new PageWriter(texts, locale, { ...options, claims: shared.settings.claims });
  const content = {
    seo: writer.seo(page),
    blocks: page.blocks.map((block) => writer.block(block)),
    extras: extrasOf(shared, page, writer),
  };
  return { content, complete: writer.complete };
}

/** Content from other parts of the cms that the page's blocks show. */
function extrasOf({ planCards, badges, settings }: SharedContent, page: ExportedPage, writer: PageWriter): PageExtras {
  const has = (type: ExportedBlock['type']) => page.blocks.some((block) => block.type === type);
  const { email, phone } = settings.contact;
  return {
    ...(has('pricing') && { planCards: planCards.map((card) => writer.planCard(card)) }),
    ...(has('badgeGallery') && { badges: badges.map((badge) => writer.badge(badge)) }),
    ...(has('contactForm') && { contact: { email, phone } }),
  };
}

/** A locale's texts of one namespace, in the shape of a page query's result. */
export const textNode = (texts: Texts, locale: Locale, ns: Namespace) => ({
  ns,
  language: locale,
  data: texts.json(locale, ns),
});
