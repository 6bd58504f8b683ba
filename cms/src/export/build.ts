import { createHash } from 'node:crypto';
import { BADGES } from '@app/contracts/badges';
import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { PLAN_NAMES } from '../collections/plan-cards.ts';
import { readEditedTexts } from '../texts/reading/edited-texts.ts';
import { badgeTexts, overlayTexts, readForeignTexts } from './badge-texts.ts';
import { Badge, Hints, Navigation, Page, PlanCard, Redirect, Settings, StaffAccount, WordList } from './documents.ts';
import { readHiddenPaths, withoutLinksTo } from './hidden-paths.ts';
import type { ContentExport, PagesExport, PageSurroundings } from './types.ts';

const PUBLISHED: Where = { _status: { equals: 'published' } };
const Stamped = z.object({ updatedAt: z.string() });

interface Read<Item> {
  items: Item[];
  updatedAt: string[];
}

/** Reads a collection in all locales. The caller has checked the service key. */
async function readAll<Item>(
  req: PayloadRequest,
  collection: CollectionSlug,
  shape: z.ZodType<Item>,
  { where, sort, depth = 1 }: { where?: Where; sort: string | string[]; depth?: number },
): Promise<Read<Item>> {
  const { docs } = await req.payload.find({
    collection,
    where: where ?? {},
    sort,
    depth,
    locale: 'all',
    pagination: false,
    draft: false,
    overrideAccess: true,
    req,
  });
  return {
    items: z.array(shape).parse(docs),
    updatedAt: z
      .array(Stamped)
      .parse(docs)
      .map(({ updatedAt }) => updatedAt),
  };
}

async function readGlobal<Value>(
  req: PayloadRequest,
  slug: GlobalSlug,
  shape: z.ZodType<Value>,
): Promise<{ value: Value; updatedAt: string[] }> {
  const document = await req.payload.findGlobal({
    slug,
    depth: 1,
    locale: 'all',
    draft: false,
    overrideAccess: true,
    req,
  });
  return { value: shape.parse(document), updatedAt: document.updatedAt ? [document.updatedAt] : [] };
}

const latest = (...moments: string[][]): string | null => moments.flat().sort().at(-1) ?? null;

const inOrderOf =
  <Key extends string>(order: readonly Key[]) =>
  (a: Key, b: Key): number =>
    order.indexOf(a) - order.indexOf(b);

const versioned = <Body extends object>(body: Body): Body & { version: string } => ({
  version: createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 32),
  ...body,
});

async function readBadges(req: PayloadRequest) {
  const badges = await readAll(req, 'badges', Badge, { where: PUBLISHED, sort: 'type' });
  const order = inOrderOf(BADGES);
  return { ...badges, items: badges.items.sort((a, b) => order(a.type, b.type)) };
}

/** Settings and navigation of all pages, and the plan cards and badges that blocks show. */
async function readSurroundingsWithDates(req: PayloadRequest) {
  const settings = await readGlobal(req, 'site-settings', Settings);
  const navigation = await readGlobal(req, 'navigation', Navigation);
  const planCards = await readAll(req, 'plan-cards', PlanCard, { where: PUBLISHED, sort: 'plan' });
  const badges = await readBadges(req);
  const order = inOrderOf(PLAN_NAMES);
  return {
    updatedAt: [settings.updatedAt, navigation.updatedAt, planCards.updatedAt, badges.updatedAt],
    around: {
      settings: settings.value,
      navigation: withoutLinksTo(await readHiddenPaths(req), navigation.value),
      planCards: planCards.items.sort((a, b) => order(a.plan, b.plan)),
      badges: badges.items,
    },
  };
}

export const readSurroundings = async (req: PayloadRequest): Promise<PageSurroundings> =>
  (await readSurroundingsWithDates(req)).around;

/** The export for builds of the site, without drafts. */
export async function buildPagesExport(req: PayloadRequest): Promise<PagesExport> {
  const pages = await readAll(req, 'pages', Page, { where: PUBLISHED, sort: 'path' });
  const { around, updatedAt } = await readSurroundingsWithDates(req);
  const redirects = await readAll(req, 'redirects', Redirect, { sort: 'from' });
  return versioned({
    updatedAt: latest(pages.updatedAt, ...updatedAt, redirects.updatedAt),
    pages: pages.items,
    ...around,
    redirects: redirects.items,
  });
}

/** The export for the engine. */
export async function buildContentExport(req: PayloadRequest): Promise<ContentExport> {
  const badges = await readBadges(req);
  const hints = await readAll(req, 'hint-dictionaries', Hints, { sort: ['locale', 'audience'], depth: 0 });
  const wordLists = await readAll(req, 'word-lists', WordList, { sort: 'language', depth: 0 });
  const translations = await readEditedTexts(req.payload.db.pool);
  const staff = await readAll(req, 'users', StaffAccount, { sort: 'id', depth: 0 });
  const words = badgeTexts(badges.items, await readForeignTexts(req.payload.db.pool, badges.items));
  return versioned({
    updatedAt: latest(badges.updatedAt, hints.updatedAt, wordLists.updatedAt, translations.updatedAt, staff.updatedAt),
    badges: badges.items,
    hints: hints.items,
    wordLists: wordLists.items,
    translations: overlayTexts(translations.items, words),
    staff: staff.items,
  });
}
