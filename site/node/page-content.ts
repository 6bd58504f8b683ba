import type { Locale, Namespace } from '@app/locales';
import type { ExportedBlock, ExportedPage, PageSurroundings } from '../../cms/src/export/types.ts';
import type { PageExtras } from '../src/lib/blocks.ts';
import type { PageContext } from '../src/lib/page-props.ts';
import { PageWriter, type Surroundings } from './cms-pages.ts';
import type { Texts } from './texts.ts';

type Around = Pick<PageSurroundings, 'settings' | 'planCards' | 'badges'>;

/** A page of the cms in the words of one locale: for the build, the front door and the preview of a draft. */
export function writePage(
  texts: Texts,
  locale: Locale,
  page: ExportedPage,
  around: Around,
  options: Omit<Surroundings, 'claims'>,
): { content: Pick<PageContext, 'seo' | 'blocks' | 'extras'>; complete: boolean } {
  const writer = new PageWriter(texts, locale, { ...options, claims: around.settings.claims });
  const content = {
    seo: writer.seo(page),
    blocks: page.blocks.map((block) => writer.block(block)),
    extras: extrasOf(around, page, writer),
  };
  return { content, complete: writer.complete };
}

/** What the page's blocks show that stands elsewhere in the cms. */
function extrasOf({ planCards, badges, settings }: Around, page: ExportedPage, writer: PageWriter): PageExtras {
  const has = (type: ExportedBlock['type']) => page.blocks.some((block) => block.type === type);
  const { email, phone } = settings.contact;
  return {
    ...(has('pricing') && { planCards: planCards.map((card) => writer.planCard(card)) }),
    ...(has('badgeGallery') && { badges: badges.map((badge) => writer.badge(badge)) }),
    ...(has('contactForm') && { contact: { email, phone } }),
  };
}

/** A locale's texts of one namespace, as the answer of a page's query has them. */
export const textNode = (texts: Texts, locale: Locale, ns: Namespace) => ({
  ...{ ns, language: locale },
  data: texts.json(locale, ns),
});
