import { pages } from '../../../cms/src/seed/pages/index.ts';
import { badges, planCards } from '../../../cms/src/seed/site.ts';
import { keysWithin } from '../../../locales/check-code.ts';
import { LOCALES } from '../../../locales/manifest.ts';
import type { Locale, Namespace } from '../../../locales/manifest.ts';
import { Texts } from '../../../site/node/content/texts.ts';
import { namespacesOf } from '../../../site/src/lib/content/blocks.ts';
import type { PageBlock } from '../../../site/src/lib/content/blocks.ts';
import { LAYOUT_NAMESPACES } from '../../../site/src/routes/route.ts';

/** What blocks show of other documents of the cms. */
const ELSEWHERE: Partial<Record<PageBlock['type'], readonly unknown[]>> = { pricing: planCards, badgeGallery: badges };
/** The files' texts, as a freshly seeded cms shows them. */
const texts = new Texts();

/** The indexable languages of a seeded page: those in which it has all texts. */
export function completeLocales(path: string): Locale[] {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`No page of the seed is at ${path}`);
  const blocks: readonly { blockType: PageBlock['type'] }[] = page.blocks ?? [];
  const types = blocks.map(({ blockType }) => blockType);
  const shown = [page, ...types.flatMap((type) => ELSEWHERE[type] ?? [])];
  // Texts that not even the base language has are shown nowhere.
  const keys = keysWithin(path, shown)
    .asked.map(({ key }) => key)
    .filter((key) => texts.text('pl', key, 'own') !== undefined);
  const namespaces: Namespace[] = [...LAYOUT_NAMESPACES, ...namespacesOf(types.map((type) => ({ type })))];
  return LOCALES.filter(
    (locale) =>
      texts.isComplete(locale, namespaces) && keys.every((key) => texts.text(locale, key, 'own') !== undefined),
  );
}
