import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pages } from '../../../cms/src/seed/pages/index.ts';
import { COMPLETE, LOCALES } from '../../../locales/manifest.ts';
import type { Locale, Namespace } from '../../../locales/manifest.ts';
import { localePath } from '../../../site/src/lib/addresses/links.ts';
import { MIN_INDEXED_COMPANIES } from '../../../site/src/features/directory/directory-data.ts';
import { completeLocales } from './complete.ts';
import { VIEWS, watchPage } from './page-check.ts';
import type { AxeViews } from './page-check.ts';
import { untilReady } from './ready.ts';
import { addressesOf } from './visits.ts';
import type { Address, Sample } from './visits.ts';

/** What a browser checks beyond HTTP: rendering, width and WCAG's rules, in both views. */
export interface VisualCheck {
  locale: Locale;
  axe: AxeViews;
}

/** Long words where space is scarce, which is all that another language changes. */
export const VISUAL_CHECK: VisualCheck = { locale: 'de', axe: 'one' };
/** Every language, and all rules in both views, for `test:long`. */
export const ALL_VISUAL_CHECKS: readonly VisualCheck[] = LOCALES.map((locale) => ({ locale, axe: 'all' }));

/** A share of some items: every `of`-th, from `part` on. */
export const share = <T>(items: readonly T[], { part, of }: Share): T[] =>
  items.filter((_, index) => index % of === part);
export interface Share {
  part: number;
  of: number;
}
export const WHOLE: Share = { part: 0, of: 1 };
/** Halves, for two workers. */
export const HALVES: readonly Share[] = [0, 1].map((part) => ({ part, of: 2 }));

export const seededPaths: readonly string[] = pages.map(({ path }) => path).toSorted();

/** Seeded pages that have every kind of block between them: those with most kinds first, and none that adds nothing. */
export function pathsWithEveryBlock(): string[] {
  const seen = new Set<string>();
  return (pages as { path: string; blocks: { blockType: string }[] }[])
    .map(({ path, blocks }) => ({ path, kinds: new Set<string>(blocks.map(({ blockType }) => blockType)) }))
    .toSorted((a, b) => b.kinds.size - a.kinds.size)
    .filter(({ kinds }) => {
      const before = seen.size;
      kinds.forEach((kind) => seen.add(kind));
      return seen.size > before;
    })
    .map(({ path }) => path);
}

/** The indexable languages of a URL. */
export function indexedLocales({ route, status }: Address, { companies }: Sample): Locale[] {
  // Lists of few companies are not indexable.
  const isThin = (companies[route.id] ?? MIN_INDEXED_COMPANIES) < MIN_INDEXED_COMPANIES;
  if (route.noindex || status !== 200 || isThin) return [];
  // The home page is complete where its blocks' texts are.
  if (route.id === 'home') return completeLocales(route.path);
  return LOCALES.filter((locale) => route.namespaces.every((name: Namespace) => COMPLETE[locale].includes(name)));
}

/** Checks every route in a browser. */
export async function checkRoutes(
  page: Page,
  sample: Sample,
  { locale, axe }: VisualCheck,
  part: Share = WHOLE,
): Promise<void> {
  const look = watchPage(page);
  for (const { route, path, status, staffOnly, leadsTo } of share(addressesOf(sample, locale), part)) {
    await test.step(`${route.id} ${path}`, async () => {
      if (leadsTo !== null) {
        await look.open(path, { quietlyFailing: true });
        await expect.poll(() => decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(leadsTo));
        return untilReady(page);
      }
      const answer = await look.open(path, { quietlyFailing: staffOnly });
      expect(answer?.status()).toBe(status);
      if (!staffOnly) await look.expectComplete(locale, VIEWS, { axe });
    });
  }
}

/** Looks at pages of the seed in a browser. */
export async function checkSeededPages(
  page: Page,
  paths: readonly string[],
  { locale, axe }: VisualCheck,
): Promise<void> {
  const look = watchPage(page);
  await page.setViewportSize({ width: VIEWS[0].width, height: 800 });
  for (const path of paths) {
    await test.step(path, async () => {
      expect((await look.open(localePath(locale, path)))?.status()).toBe(200);
      // Texts of lists that the engine fills are not there before it has answered.
      for (const section of await page.locator('main section').all())
        expect((await section.innerText()).trim(), 'an empty block').not.toBe('');
      await look.expectComplete(locale, VIEWS, { axe });
    });
  }
}
