import type { Locale, Namespace } from '@app/locales';
import type { ExportedBlock, ExportedPage, LanguageState, PageSurroundings } from '../../../cms/src/export/types.ts';
import type { PageBlock, PageExtras } from '../../src/lib/content/blocks.ts';
import type { PageContext } from '../../src/lib/content/page-props.ts';
import { PageWriter, type PageWriterOptions } from './page-writer.ts';
import type { Texts } from './texts.ts';

type SharedContent = Pick<PageSurroundings, 'settings' | 'planCards' | 'badges'>;

/** A cms page in one locale. */
export interface WrittenPage {
  content: Pick<PageContext, 'seo' | 'blocks' | 'extras'>;
  state: LanguageState;
  /** Number of blocks that are not shown as a whole. */
  leftOut: number;
}

/** A cms page's content in one locale: for the build, the front door and previews of drafts. */
export function writePage(
  texts: Texts,
  locale: Locale,
  page: ExportedPage,
  shared: SharedContent,
  options: Omit<PageWriterOptions, 'claims'>,
): WrittenPage {
  const writer = new PageWriter(texts, locale, { ...options, claims: shared.settings.claims });
  const seo = writer.seo(page);
  const blocks = page.blocks.flatMap((block) => writer.block(block) ?? []);
  const extras = extrasOf(shared, page, writer);
  // A page of blocks is its blocks; one without any has at least a title.
  const exists = page.blocks.length > 0 ? blocks.length > 0 : seo.title !== '';
  return {
    content: { seo: { ...seo, title: seo.title || headlineOf(blocks) }, blocks, extras },
    state: exists ? (writer.complete ? 'complete' : 'base') : 'missing',
    leftOut: writer.leftOut,
  };
}

/** The first title on a page, where it has no words for search engines. */
function headlineOf(blocks: readonly PageBlock[]): string {
  const titles = blocks.map((block) => ('title' in block ? block.title : null));
  return titles.find((title) => typeof title === 'string' && title !== '') ?? '';
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
